// SPDX-License-Identifier: Apache-2.0
#include "server/http/admin.h"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <boost/json.hpp>
#include <charconv>

#include "server/protocol/json.h"

namespace hadal::http {
namespace {

namespace json = boost::json;
using house::Code;
using house::Refusal;
using Words = std::vector<std::string>;

constexpr std::int64_t kHour = 60LL * 60 * 1000;
constexpr std::int64_t kEver = 100LL * 365 * 24 * kHour;

std::string refusal_text(const Refusal& e) {
  return json::serialize(
      json::object{{"ok", false}, {"code", name(e.code())}, {"message", e.what()}});
}

std::string good(std::string_view key, json::array list) {
  return json::serialize(json::object{{"ok", true}, {key, std::move(list)}});
}

house::Done then_done(const Admin::Done& done) {
  return [done](const Refusal* refusal) {
    done(refusal != nullptr ? refusal_text(*refusal) : R"({"ok":true})");
  };
}

std::string joined(const Words& words, std::size_t from) {
  std::string text;
  for (std::size_t i = from; i < words.size(); ++i) text += (text.empty() ? "" : " ") + words[i];
  return text;
}

void expect_words(const Words& words, std::size_t least) {
  if (words.size() < least)
    throw Refusal(Code::bad_message, "something is missing; see `hadal admin --help`");
}

std::int64_t end_of(const std::string& hours, std::int64_t now) {
  if (hours == "ever") return now + kEver;
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(hours.data(), hours.data() + hours.size(), number);
  if (error != std::errc{} || end != hours.data() + hours.size() || number < 0 ||
      number > kEver / kHour)
    throw Refusal(Code::bad_message, "'" + hours + "' is not a number of hours");
  return number == 0 ? 0 : now + number * kHour;
}

bool names_a_person(const std::string& command) {
  constexpr std::string_view kThese[] = {"ban", "mute", "erase", "export"};
  return std::find(std::begin(kThese), std::end(kThese), command) != std::end(kThese);
}

}  // namespace

const Words& admin_commands() {
  static const Words commands{
      "people [PART OF A NAME]         who there is",
      "tables                          tables that are not over",
      "ban PERSON HOURS [WHY]          may not come in (0 lifts the ban, `ever` is for ever)",
      "ban-address ADDRESS HOURS [WHY] nobody may come in from there",
      "mute PERSON HOURS [WHY]         may not talk",
      "standing                        bans and mutes in force",
      "close TABLE                     gives the table up; a game ends without a result",
      "erase PERSON                    deletes the account and all its data",
      "export PERSON                   everything about this person",
      "reports                         what people have reported",
  };
  return commands;
}

std::string Admin::expect_person(const std::string& called) const {
  const house::People& people = house_.operators().people();
  if (people.find(called) != nullptr) return called;
  if (const auto person = people.with_account(called)) return *person;
  throw Refusal(Code::no_person, "there is no person '" + called + "'; `people` lists them");
}

std::string Admin::people(const std::string& part) const {
  const house::People& people = house_.operators().people();
  json::array list;
  for (const std::string& person : people.called(part)) {
    const house::PersonRow& row = *people.find(person);
    list.push_back({{"person", person},
                    {"name", row.name},
                    {"guest", row.password.empty()},
                    {"seen", row.seen}});
  }
  return good("people", std::move(list));
}

std::string Admin::tables() const {
  json::array list;
  for (const protocol::TableCard& card : house_.operators().tables())
    list.push_back(json::parse(protocol::to_json(card)));
  return good("tables", std::move(list));
}

// Of this node, and of all others that answer.
void Admin::all_tables(const Done& done) const {
  if (elsewhere_ == nullptr) return done(tables());
  elsewhere_->tell_all("tables", [done, ours = tables()](const std::vector<Response>& theirs) {
    json::array all = json::parse(ours).at("tables").as_array();
    for (const Response& one : theirs) {
      const json::value said = json::parse(one.body);
      for (const json::value& card : said.at("tables").as_array()) all.push_back(card);
    }
    done(good("tables", std::move(all)));
  });
}

void Admin::close(const std::string& table, const Done& done) {
  if (elsewhere_ == nullptr || !elsewhere_->has(table))
    return house_.operators().close_table(table, then_done(done));
  elsewhere_->tell_owner("close " + table, table, [this, table, done](const Response& theirs) {
    if (theirs.status == 0) return close(table, done);  // it is ours after all
    if (theirs.status != 200)
      return done(refusal_text({Code::unknown, "nobody knows whether it is closed; look again"}));
    done(theirs.body);
  });
}

void Admin::carry_out_here(const std::string& words, const Done& done) try {
  constexpr std::string_view kClose = "close ";
  if (words == "tables") return done(tables());
  if (words.starts_with(kClose))
    return house_.operators().close_table(words.substr(kClose.size()), then_done(done));
  throw Refusal(Code::bad_message, "there is no command '" + words + "' for other nodes");
} catch (const Refusal& e) {
  done(refusal_text(e));
}

std::string Admin::standing() const {
  const house::Moderation& moderation = house_.moderation();
  json::array bans;
  for (const house::Banned& one : moderation.bans(now_()))
    bans.push_back({{"who", one.who}, {"until", one.until}, {"why", one.why}});
  json::array mutes;
  for (const house::Silenced& one : moderation.silences(now_()))
    mutes.push_back({{"person", one.person}, {"until", one.until}, {"why", one.why}});
  return json::serialize(
      json::object{{"ok", true}, {"bans", std::move(bans)}, {"mutes", std::move(mutes)}});
}

// The data must not keep the names of people who may leave one day, so they are noted by their ids.
void Admin::run(Words words, const Done& done) {
  try {
    if (words.empty()) throw Refusal(Code::bad_message, "there is no command");
    if (names_a_person(words[0])) {
      expect_words(words, 2);
      words[1] = expect_person(words[1]);
    }
  } catch (const Refusal& e) {
    return done(refusal_text(e));
  }
  spdlog::info("event=admin command={}", words[0]);  // whom it concerns is in the data alone
  const std::string noted = words[0] == "people" ? words[0] : joined(words, 0);
  house_.operators().note_use(noted, [this, words, done](const Refusal* refusal) {
    if (refusal != nullptr) return done(refusal_text(*refusal));
    try {
      carry_out(words, done);
    } catch (const Refusal& e) {
      done(refusal_text(e));
    } catch (const std::exception& e) {  // the operator may know it
      done(refusal_text({Code::internal, e.what()}));
    }
  });
}

void Admin::carry_out(const Words& words, const Done& done) {
  const std::string& command = words[0];
  house::Operator& house = house_.operators();
  if (command == "people") return done(people(joined(words, 1)));
  if (command == "tables") return all_tables(done);
  if (command == "standing") return done(standing());
  if (command == "reports")
    return house.reports([done](const std::vector<std::string>& found) {
      json::array all;
      for (const std::string& one : found) all.push_back(json::parse(one));
      done(good("reports", std::move(all)));
    });
  expect_words(words, 2);
  if (command == "close") return close(words[1], done);
  if (command == "erase") return house.remove(words[1], then_done(done));
  if (command == "export")
    return house.export_person(words[1], [done](const std::string& all) {
      done(all.empty() ? refusal_text({Code::internal, "it cannot be read"}) : all);
    });
  expect_words(words, 3);
  const std::int64_t until = end_of(words[2], now_());
  const std::string why = joined(words, 3);
  if (command == "ban") return house.ban({words[1], until, why}, then_done(done));
  if (command == "ban-address")
    return house.ban({house::address_called(words[1]), until, why}, then_done(done));
  if (command == "mute") return house.silence({words[1], until, why}, then_done(done));
  throw Refusal(Code::bad_message, "there is no command '" + command + "'");
}

}  // namespace hadal::http
