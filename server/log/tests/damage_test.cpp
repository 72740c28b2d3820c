// SPDX-License-Identifier: Apache-2.0
// A damaged page or entry costs itself and nothing else; a file of version 1 becomes one of today;
// what was acknowledged and is gone is noticed.
#include <csignal>
#include <random>

#include "server/log/mark.h"
#include "server/log/salvage.h"
#include "server/log/sqlite.h"
#include "server/log/tests/scratch.h"

#include <sys/wait.h>

namespace hadal::log {
namespace {

namespace fs = std::filesystem;
using test::append;
using test::replace;
using test::texts;
using testing::Contains;
using testing::ElementsAre;
using testing::Field;
using testing::HasSubstr;
using testing::IsEmpty;

constexpr std::size_t kPage = 2048;
constexpr std::size_t kStreams = 400;
constexpr std::size_t kEntries = 12;

const Twice kTwice{"people"};
Index no_index(const std::string&, const std::string&) { return {}; }

class DamageTest : public test::ScratchTest {
 protected:
  SqliteOptions options() const { return {.folder = folder, .twice = kTwice}; }
  std::string file() const { return database_file(folder); }

  static std::string name(std::size_t stream) { return "table/" + std::to_string(stream) + "-x"; }
  // No two texts are alike, so that they can be found in the file again.
  static std::string text(std::size_t stream, std::size_t number) {
    return "{\"" + std::to_string(stream) + "#" + std::to_string(number) + "\":\"" +
           std::string(90, 'm') + "\"}";
  }
  static std::string person(std::size_t n) {
    return "{\"person\":\"P" + std::to_string(n) + "!\"}";
  }

  void fill() const {
    SqliteLog log(options());
    for (std::size_t s = 0; s < kStreams; ++s) {
      std::vector<std::string> texts;
      for (std::size_t n = 1; n <= kEntries; ++n) texts.push_back(text(s, n));
      append(log, name(s), 0, texts);
      append(log, "people", s, {person(s + 1)});
    }
  }

  // Some pages of the file, never the first, become rubbish.
  void damage(std::size_t pages, unsigned seed) const {
    std::mt19937 random(seed);
    const std::size_t all = fs::file_size(file()) / kPage;
    for (std::size_t i = 0; i < pages; ++i) {
      std::string rubbish(kPage, '\0');
      for (char& c : rubbish) c = static_cast<char>(random());
      overwrite(file(), (1 + random() % (all - 1)) * kPage, rubbish);
    }
  }

  // Whatever is lost is no longer in the file, not to be found by anybody.
  void expect_all_that_is_there(Log& log, const std::string& damaged) const {
    std::size_t lost = 0;
    for (std::size_t s = 0; s < kStreams; ++s) {
      const std::vector<std::string> found = texts(log, name(s));
      for (std::size_t n = 1; n <= kEntries; ++n) {
        if (n <= found.size() && found[n - 1] == text(s, n)) continue;
        ++lost;
        const bool has_name = damaged.find(name(s)) != std::string::npos;
        EXPECT_FALSE(has_name && damaged.find(text(s, n)) != std::string::npos)
            << name(s) << " entry " << n << " is in the file";
      }
    }
    EXPECT_LT(lost, kStreams * kEntries / 2);
  }
};

TEST_F(DamageTest, CheckFindsNothingInASoundFile) {
  fill();
  const Checked checked = check(file());
  EXPECT_THAT(checked.damage, IsEmpty());
  EXPECT_EQ(checked.streams, kStreams + 1);
  EXPECT_EQ(checked.entries, kStreams * kEntries + kStreams);
}

TEST_F(DamageTest, OneWrongLetterIsFoundAndCostsItsEntryAlone) {
  fill();
  const std::string wanted = text(7, 5);
  const std::size_t at = contents(file()).find(wanted);
  ASSERT_NE(at, std::string::npos);
  overwrite(file(), at + 20, "w");
  EXPECT_THAT(check(file()).damage,
              ElementsAre(testing::AllOf(Field(&Damage::stream, name(7)),
                                         Field(&Damage::what, "entry 5 is damaged"))));
  SqliteLog log(options());
  const std::vector<std::string> found = texts(log, name(7));
  ASSERT_EQ(found.size(), kEntries);
  EXPECT_EQ(found[4], "(lost)");
  EXPECT_EQ(found[5], text(7, 6));
}

TEST_F(DamageTest, AnEntryThatIsGoneBreaksTheChain) {
  fill();
  {
    Connection db(file(), false);
    db.run(
        "DELETE FROM entries WHERE number = 5 AND stream = (SELECT id FROM streams WHERE name = "
        "'" +
        name(3) + "')");
  }
  EXPECT_THAT(check(file()).damage, Contains(Field(&Damage::what, HasSubstr("entries 5 to 5"))));
  SqliteLog log(options());
  EXPECT_EQ(texts(log, name(3))[4], "(lost)");
  EXPECT_EQ(texts(log, name(3))[5], text(3, 6));
}

TEST_F(DamageTest, AnEntryOfAnotherTableIsNotTakenForItsOwn) {
  fill();
  {
    Connection db(file(), false);
    db.run(
        "UPDATE entries SET text = (SELECT text FROM entries WHERE number = 5 AND stream = "
        "(SELECT id FROM streams WHERE name = '" +
        name(4) +
        "')), sums = (SELECT sums FROM "
        "entries WHERE number = 5 AND stream = (SELECT id FROM streams WHERE name = '" +
        name(4) + "')) WHERE number = 5 AND stream = (SELECT id FROM streams WHERE name = '" +
        name(3) + "')");
  }
  SqliteLog log(options());
  EXPECT_EQ(texts(log, name(3))[4], "(lost)");
}

TEST_F(DamageTest, DamagedPagesCostWhatIsOnThem) {
  for (const unsigned seed : {1u, 2u, 3u, 4u}) {
    fs::remove_all(folder);
    fill();
    damage(20, seed);
    const std::string damaged = contents(file());
    {
      SqliteLog log(options());
      expect_all_that_is_there(log, damaged);
      EXPECT_EQ(append(log, "another", 0, {"goes on"}).status, Status::committed);
    }
    EXPECT_THAT(check(file()).damage, IsEmpty()) << "mended";
    EXPECT_EQ(contents(file() + ".damaged-1"), damaged) << "and the old file is kept";
  }
}

TEST_F(DamageTest, PeopleAreKeptInTwoPlaces) {
  fill();
  const std::string before = contents(file());
  std::vector<std::size_t> first_copies;
  {
    const Connection db(file(), true);
    Statement pages(db, "SELECT pageno FROM dbstat WHERE name = 'entries'");
    while (pages.step()) first_copies.push_back(static_cast<std::size_t>(pages.number(0)) - 1);
  }
  std::size_t damaged = 0;
  for (const std::size_t page : first_copies) {
    if (before.substr(page * kPage, kPage).find("{\"person\":\"P") == std::string::npos) continue;
    overwrite(file(), page * kPage, std::string(kPage, '\x7f'));
    ++damaged;
  }
  ASSERT_GT(damaged, 5u);
  SqliteLog log(options());
  const std::vector<std::string> people = texts(log, "people");
  ASSERT_EQ(people.size(), kStreams);
  for (std::size_t i = 0; i < kStreams; ++i) EXPECT_EQ(people[i], person(i + 1));
}

TEST_F(DamageTest, ADamagedFirstPageIsMendedToo) {
  fill();
  overwrite(file(), 0, std::string(kPage, '\x7f'));
  SqliteLog log(options());
  EXPECT_THAT(texts(log, name(9)), Contains(text(9, 12)));
  EXPECT_EQ(texts(log, "people").size(), kStreams);
}

TEST_F(DamageTest, SalvageMakesANewFileAndSaysWhatIsLost) {
  fill();
  const std::string all = contents(file());
  const std::size_t page = all.find(text(7, 5)) / kPage;
  overwrite(file(), page * kPage, std::string(kPage, '\x55'));
  const std::string damaged = contents(file());
  const Salvaged result = salvage(file(), folder + "/new", no_index, kTwice);
  EXPECT_FALSE(result.lost.empty());
  EXPECT_EQ(contents(file()), damaged) << "the old file is only read";
  SqliteLog log({.folder = folder + "/new", .twice = kTwice});
  expect_all_that_is_there(log, damaged);
  EXPECT_THROW(salvage(file(), folder + "/new", no_index, kTwice), LogError);
}

TEST_F(DamageTest, SalvageReadsWhatIsOnlyInTheWalFile) {
  int ends[2];
  ASSERT_EQ(::pipe(ends), 0);
  const pid_t child = ::fork();
  if (child == 0) {
    SqliteLog log(options());
    append(log, "table/a", 0, {"{\"one\":1}", "{\"two\":2}"});
    if (::write(ends[1], "x", 1) < 0) ::_exit(1);
    ::pause();
  }
  char byte = 0;
  ASSERT_EQ(::read(ends[0], &byte, 1), 1);
  ::kill(child, SIGKILL);
  ::waitpid(child, nullptr, 0);
  ASSERT_TRUE(fs::exists(file() + "-wal"));
  salvage(file(), folder + "/new", no_index, kTwice);
  SqliteLog log({.folder = folder + "/new", .twice = kTwice});
  EXPECT_THAT(texts(log, "table/a"), ElementsAre("{\"one\":1}", "{\"two\":2}"));
  ::close(ends[0]);
  ::close(ends[1]);
}

// As a kill leaves the folder: with its -wal file.
class KilledLog : public DamageTest {
 protected:
  KilledLog() {
    const pid_t child = ::fork();
    if (child == 0) {
      {
        SqliteLog log(options());
        append(log, "a", 0, {"old"});
      }
      SqliteLog log(options());
      append(log, "a", 1, {"new"});
      append(log, "a", 2, {"newest"});
      ::kill(::getpid(), SIGKILL);
    }
    ::waitpid(child, nullptr, 0);
  }
  std::string wal() const { return file() + "-wal"; }
};

TEST_F(KilledLog, LosesNothing) {
  SqliteLog log(options());
  EXPECT_THAT(texts(log, "a"), ElementsAre("old", "new", "newest"));
}

TEST_F(KilledLog, AMissingWalFileIsNoticedAndMayBeAccepted) {
  fs::remove(wal());
  fs::remove(file() + "-shm");
  try {
    SqliteLog log(options());
    FAIL() << "the loss went unnoticed";
  } catch (const LogError& e) {
    EXPECT_THAT(e.what(), HasSubstr("acknowledged is missing"));
    EXPECT_THAT(e.what(), HasSubstr("--accept-loss"));
  }
  SqliteOptions accepting = options();
  accepting.accept_loss = true;
  {
    SqliteLog log(accepting);
    EXPECT_THAT(texts(log, "a"), ElementsAre("old"));
  }
  SqliteLog again(options());  // once is enough
}

TEST_F(KilledLog, ACutWalFileIsNoticed) {
  fs::resize_file(wal(), fs::file_size(wal()) - 1000);
  fs::remove(file() + "-shm");
  EXPECT_THROW(SqliteLog log(options()), LogError);
}

TEST_F(KilledLog, ATornMarkCountsForNothing) {
  overwrite(mark_file(folder), 10, "77777");
  SqliteLog log(options());
  EXPECT_THAT(texts(log, "a"), ElementsAre("old", "new", "newest"));
}

// Made by version 0.1.0, when entries had no checksums.
TEST_F(DamageTest, AFileOfVersion1IsBroughtUpToDate) {
  fs::create_directories(folder);
  {
    Connection db(file(), false);
    db.run(contents("server/log/tests/data/schema_1.sql"));
  }
  SqliteOptions with_index = options();
  with_index.make_index = [](const std::string& stream, const std::string& text) {
    Index index;
    if (stream == "results" && text.find("Qn00rxeI2zkHa4C3t6sCPA") != std::string::npos)
      index.closes = {"table/Qn00rxeI2zkHa4C3t6sCPA"};
    return index;
  };
  {
    SqliteLog log(with_index);
    EXPECT_EQ(texts(log, "people").size(), 6u);
    EXPECT_THAT(texts(log, "people")[0], HasSubstr("Ada1"));
    EXPECT_EQ(texts(log, "table/Qn00rxeI2zkHa4C3t6sCPA").size(), 6u);
    EXPECT_EQ(log.closed_by("table/Qn00rxeI2zkHa4C3t6sCPA"), 1u);
    EXPECT_THAT(log.open_streams(),
                ElementsAre("checks", "people", "table/O4Z8SsU8eYyJhpgPySom3w", "results"));
    EXPECT_EQ(append(log, "people", 6, {"{}"}).status, Status::committed);
  }
  EXPECT_THAT(check(file()).damage, IsEmpty());
  EXPECT_EQ(check(file()).entries, 6u + 1 + 6 + 2 + 1 + 1);
}

TEST_F(DamageTest, ADamagedFileOfVersion1IsMendedAsFarAsItCanBeRead) {
  fs::create_directories(folder);
  {
    Connection db(file(), false);
    db.run(contents("server/log/tests/data/schema_1.sql"));
  }
  const std::string all = contents(file());
  const std::size_t page = all.find("reveal jellyfish 3") / kPage;
  overwrite(file(), page * kPage, std::string(kPage, '\x7f'));
  SqliteLog log(options());
  EXPECT_EQ(texts(log, "people").size(), 6u);
  EXPECT_THAT(check(file()).damage, IsEmpty());
}

TEST_F(DamageTest, WhatIsLostInBothPlacesIsAHoleAlsoAfterMending) {
  constexpr std::uint64_t kMany = 100;
  {
    SqliteLog log(options());
    for (std::uint64_t i = 0; i < kMany; ++i)
      append(log, "people", i, {"{\"n\":" + std::to_string(i) + std::string(300, ' ') + "}"});
  }
  const std::string all = contents(file());
  const std::string lost = "{\"n\":50 ";
  for (std::size_t at = all.find(lost); at != std::string::npos; at = all.find(lost, at + 1))
    overwrite(file(), at / kPage * kPage, std::string(kPage, '\x7f'));
  overwrite(file(), 0, std::string(kPage, '\x7f'));
  for (int start = 0; start < 2; ++start) {
    SqliteLog log(options());
    std::size_t sound = 0;
    log.read("people", 1, [&](const Entry& entry) {
      sound += entry.is_sound ? 1 : 0;
      EXPECT_EQ(entry.is_sound, !entry.text.empty()) << entry.number;
      EXPECT_TRUE(entry.number != 51 || !entry.is_sound);
    });
    EXPECT_GT(sound, kMany * 8 / 10);
  }
}

TEST_F(DamageTest, WhatIsReplacedIsGoneFromTheFile) {
  SqliteLog log(options());
  append(log, "people", 0, {"{\"name\":\"Methuselah\"}", "{\"two\":2}"});
  append(log, "people", 2, {"{\"three\":3}"});
  EXPECT_EQ(replace(log, "people", {{1, "{\"erased\":1}"}}).status, Status::committed);
  EXPECT_THAT(texts(log, "people"), ElementsAre("{\"erased\":1}", "{\"two\":2}", "{\"three\":3}"));
  EXPECT_EQ(append(log, "people", 3, {"{\"four\":4}"}).status, Status::committed);
  EXPECT_THAT(check(file()).damage, IsEmpty());
  for (const fs::directory_entry& one : fs::directory_iterator(folder))
    EXPECT_THAT(contents(one.path()), testing::Not(HasSubstr("Methuselah"))) << one.path();
}

TEST_F(DamageTest, AClosedStreamIsFoundByItsPlayers) {
  SqliteLog log(options());
  append(log, {"t1", 0, 7, {"x"}, {"ada", "ben"}, {}});
  append(log, {"t2", 0, 7, {"x"}, {"ada"}, {}});
  append(log, {"results", 0, 7, {"t2 is over"}, {}, {"t2"}});
  append(log, {"results", 1, 7, {"t1 is over"}, {}, {"t1"}});
  EXPECT_THAT(log.open_streams(), ElementsAre("results"));
  EXPECT_EQ(log.closed_by("t1"), 2u);
  EXPECT_THAT(log.closers_of("ada", 10), ElementsAre(2, 1));
  EXPECT_THAT(log.closers_of("ada", 1), ElementsAre(2));
  EXPECT_THAT(log.closers_of("ben", 10), ElementsAre(2));
  EXPECT_EQ(log.entry("results", 1)->text, "t2 is over");
  EXPECT_EQ(log.entry("results", 3), std::nullopt);
}

TEST_F(DamageTest, ASummaryIsKeptUntilItIsDamaged) {
  {
    SqliteLog log(options());
    EXPECT_FALSE(log.summary("ratings"));
    log.keep("ratings", {17, "some text"});
  }
  {
    SqliteLog log(options());
    ASSERT_TRUE(log.summary("ratings"));
    EXPECT_EQ(log.summary("ratings")->number, 17u);
    EXPECT_EQ(log.summary("ratings")->text, "some text");
  }
  Connection(file(), false).run("UPDATE summaries SET text = 'other text'");
  SqliteLog log(options());
  EXPECT_FALSE(log.summary("ratings"));
}

}  // namespace
}  // namespace hadal::log
