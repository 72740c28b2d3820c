// SPDX-License-Identifier: Apache-2.0
// The real program, through its standard input and output.
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>

#include "commands/tests/run_hadal.h"
#include "words/language.h"

namespace hadal::cli {
namespace {

namespace fs = std::filesystem;

struct Ended {
  int status = -1;
  std::string output;  // and errors
};

class Program : public testing::Test {
 protected:
  void SetUp() override {
    folder =
        fs::temp_directory_path() / ("hadal-play-" + std::to_string(getpid()) + "-" +
                                     testing::UnitTest::GetInstance()->current_test_info()->name());
    fs::create_directories(folder);
  }
  void TearDown() override { fs::remove_all(folder); }

  Ended run(const std::string& arguments, const std::string& input) {
    const fs::path script = folder / "input";
    std::ofstream(script) << input;
    const std::string command =
        hadal_program() + " " + arguments + " <" + script.string() + " 2>&1";
    FILE* pipe = popen(command.c_str(), "r");  // NOLINT(cert-env33-c): our own program
    Ended result;
    std::array<char, 4096> buffer{};
    for (std::size_t n = 0; (n = fread(buffer.data(), 1, buffer.size(), pipe)) > 0;)
      result.output.append(buffer.data(), n);
    result.status = WEXITSTATUS(pclose(pipe));
    return result;
  }

  fs::path folder;
};

// Whatever is asked, one of these lines answers it: a number, a payment, one to twenty picks.
std::string answers(int rounds) {
  std::string round = "1\ncheapest\n2\n";
  std::string picks = "1";
  for (int n = 2; n <= 20; ++n) round += (picks += " " + std::to_string(n)) + "\n";
  std::string all;
  for (int i = 0; i < rounds; ++i) all += round;
  return all;
}

const std::map<std::string, std::string> kVictory{{"en", " wins with "},
                                                  {"de", " gewinnt mit "},
                                                  {"fr", " l’emporte avec "},
                                                  {"cs", " vítězí: "}};

TEST_F(Program, PlaysAWholeGameInEveryLanguage) {
  for (const std::string& language : words::languages())
    for (const std::string look : {"", " --plain"}) {
      const Ended game = run("play abyss --seed whole --lang " + language + look, answers(500));
      EXPECT_EQ(game.status, 0);
      EXPECT_NE(game.output.find(kVictory.at(language)), std::string::npos) << language << look;
      EXPECT_EQ(game.output.find("[cli."), std::string::npos);
      EXPECT_EQ(game.output.find("[abyss."), std::string::npos);
      EXPECT_EQ(game.output.find('\x1b'), std::string::npos) << "this is no terminal";
    }
}

// The first number that is possible: one answer, up to three draws, one to eight cards.
std::string ship_answers(int rounds) {
  std::string round = "1\n1 1\n1 2\n1 1 1\n1 1 2\n1 2 2\n";
  std::string picks = "1";
  for (int n = 2; n <= 8; ++n) round += (picks += " " + std::to_string(n)) + "\n";
  std::string all;
  for (int i = 0; i < rounds; ++i) all += std::to_string(i % 7 + 1) + "\n" + round;
  return all;
}

// A sentence may be broken between any two words.
std::string unwrapped(const std::string& text) {
  std::istringstream in(text);
  std::string all;
  for (std::string word; in >> word;) all += word + " ";
  return all;
}

TEST_F(Program, PlaysAWholeGameOfUnfathomableInEveryLanguage) {
  for (const std::string& language : words::languages())
    for (const std::string look : {"", " --plain"}) {
      const Ended game = run("play unfathomable --players 4 --seed ship --lang " + language + look,
                             ship_answers(1500));
      EXPECT_EQ(game.status, 0);
      const words::Catalogue& catalogue = words::catalogue(language);
      const std::string over = catalogue.text("unfathomable.label.over");
      EXPECT_NE(unwrapped(game.output).find(over), std::string::npos) << language << look;
      EXPECT_EQ(game.output.find("[cli."), std::string::npos);
      EXPECT_EQ(game.output.find("[unfathomable."), std::string::npos);
      EXPECT_EQ(game.output.find('\x1b'), std::string::npos) << "this is no terminal";
    }
}

TEST_F(Program, TakesTheOptionsOfUnfathomable) {
  for (const std::string option : {"learning", "dealt", "easier", "variant=no_cultist"}) {
    const Ended game =
        run("play unfathomable --players 4 --seed o --lang en --option " + option, "");
    EXPECT_EQ(game.status, 0) << option << game.output;
  }
  EXPECT_EQ(run("play unfathomable --players 3 --option no_cultist", "").status, 2);
  EXPECT_EQ(run("play unfathomable --option wizards", "").status, 2);
  EXPECT_EQ(run("play unfathomable --players 2", "").status, 2);
  EXPECT_EQ(run("play unfathomable --seats me,admiral,random", "").status, 2);
}

TEST_F(Program, ShowsNoSecretBeforeTheNextPersonHasConfirmed) {
  const Ended game =
      run("play unfathomable --seed curtain --lang en --seats me:Anna,me:Ben,me:Cleo", "");
  EXPECT_NE(game.output.find("nobody else is looking"), std::string::npos);
  EXPECT_EQ(game.output.find("Loyalty cards"), std::string::npos);
}

TEST_F(Program, DrawsACurtainBetweenPeople) {
  const Ended game =
      run("play abyss --lang en --seed curtain --seats me:Anna,me:Ben", "\n1\n\n2\n");
  EXPECT_EQ(game.status, 0);
  EXPECT_NE(game.output.find("nobody else is looking"), std::string::npos);
}

TEST_F(Program, EndsCleanlyWhenTheInputEnds) {
  const Ended game = run("play abyss --lang en --seed eof", "");
  EXPECT_EQ(game.status, 0);
  EXPECT_NE(game.output.find("The input has ended"), std::string::npos);
}

TEST_F(Program, RefusesBadFlagsWithStatus2) {
  for (const std::string wrong :
       {"play", "play chess", "play abyss --players 7", "play abyss --seats me,clever",
        "play abyss --seats me", "play abyss --seats me,me --players 3", "play abyss --lang tlh",
        "play abyss --option wizards", "play abyss --no-such-flag", "play abyss --players many",
        "play abyss --resume no-such-file"}) {
    const Ended game = run(wrong, "");
    EXPECT_EQ(game.status, 2) << wrong << "\n" << game.output;
    EXPECT_FALSE(game.output.empty()) << wrong;
  }
}

TEST_F(Program, ExplainsWhatItDoesNotUnderstandAndChangesNothing) {
  const Ended game = run("play abyss --seed q --lang en", "abracadabra\nhelp jailer\nhelp\nundo\n");
  EXPECT_EQ(game.status, 0);
  EXPECT_NE(game.output.find("I do not understand “abracadabra”"), std::string::npos);
  EXPECT_NE(game.output.find("Jailer (jailer): Soldiers"), std::string::npos);
  EXPECT_NE(game.output.find("cannot be undone"), std::string::npos);
}

TEST_F(Program, KeepsAndResumesAGame) {
  const std::string file = (folder / "game.txt").string();
  const std::string flags = " --lang en ";
  const Ended first = run("play abyss --seed keep --record " + file + flags, "1\n1\nquit\n");
  EXPECT_EQ(first.status, 0);
  EXPECT_NE(first.output.find("The game is in"), std::string::npos);
  EXPECT_EQ(run("verify " + file, "").status, 0);
  EXPECT_EQ(run("play abyss --record " + file + flags, "").status, 2) << "the file exists";
  const Ended second =
      run("play abyss --resume " + file + " --record " + file + flags, "score\n1\n");
  EXPECT_EQ(second.status, 0) << second.output;
  EXPECT_EQ(run("verify " + file, "").status, 0);
}

TEST_F(Program, AsksBeforeItWritesOverAFile) {
  const std::string file = (folder / "precious.txt").string();
  std::ofstream(file) << "precious";
  const Ended no = run("play abyss --seed s --lang en", "save " + file + "\nno\n");
  EXPECT_NE(no.output.find("was not changed"), std::string::npos);
  EXPECT_EQ(fs::file_size(file), 8u);
  run("play abyss --seed s --lang de", "save " + file + "\nja\n");
  EXPECT_EQ(run("verify " + file, "").status, 0);
}

}  // namespace
}  // namespace hadal::cli
