// SPDX-License-Identifier: Apache-2.0
// Tables before the start, and reviews of games.
#include <algorithm>

#include "server/api/routes.h"
#include "server/lobby/merged_lobby.h"
#include "server/table/begun.h"
#include "server/table/study.h"

namespace hadal::http::routes {
namespace {

using boost::asio::awaitable;
using house::Done;
using house::Refusal;
namespace p = protocol;

void expect_few_tables(Call& call, const std::string& me) {
  call.limits.expect(call.limits.tables, me);
  call.limits.expect(call.limits.tables_by_address, call.request.address);
}

// The table as it is now; nothing if it is gone or we may no longer see it.
p::TableInfo table_now(Call& call) {
  try {
    return call.house.lobby().table(call.table, call.me(), "");
  } catch (const Refusal&) {
    return {};
  }
}

// What `ask` says to the body, worked out where no move waits for it. It outlives the request, in
// case the house ends first.
template <typename Answer, typename Body>
awaitable<Answer> studied(Call& call, Answer (*ask)(const Body&), const Body& body) {
  call.limits.expect(call.limits.studies, call.request.address);
  const auto made = std::make_shared<Answer>();
  const auto work = [made, ask, body] { *made = ask(body); };
  co_await until_done([&](const Done& done) { call.house.reviews().apart(work, done); });
  co_return *made;
}

house::Reviews::Link link_of(const Call& call) {
  return {call.asked("invite"), call.asked("share")};
}

}  // namespace

awaitable<void> until_read(Call& call) {
  co_await until_done(
      [&](const Done& done) { call.house.shelf().fetch(call.table, [done] { done(nullptr); }); });
}

std::string table_to_be(const Call& call) {
  const house::PersonId me = call.me();
  if (call.request.path != "/api/games" || call.request.method != "POST" || !me) return {};
  return house::table_of_gift(p::from_json<p::GiveGame>(call.request.body), *me);
}

awaitable<p::Games> list_games(Call&, p::NoBody) { co_return house::Lobby::games(); }

awaitable<p::Lobby> list_tables(Call& call, p::NoBody) {
  constexpr std::int64_t kMostPages = 10'000;
  const auto page =
      static_cast<std::size_t>(std::min(kMostPages, call.asked_number("page").value_or(0)));
  const Elsewhere* elsewhere = call.outside.elsewhere;
  if (elsewhere == nullptr) co_return call.house.lobby().list(call.me(), {page, 1});
  std::vector<p::Lobby> lobbies{call.house.lobby().list(call.me(), {0, page + 1})};
  if (call.request.asker) co_return lobbies.front();
  std::vector<Response> theirs;
  co_await until_done([&](const Done& done) {
    elsewhere->ask_all(call.request, [&theirs, done](std::vector<Response> given) {
      theirs = std::move(given);
      done(nullptr);
    });
  });
  for (const Response& one : theirs)
    if (one.status == 200) lobbies.push_back(p::from_json<p::Lobby>(one.body));
  co_return house::merged(std::move(lobbies), page);
}

awaitable<p::TableMade> make_table(Call& call, p::MakeTable body) {
  const std::string me = call.expect_me();
  expect_few_tables(call, me);
  p::TableMade made;
  co_await until_done(
      [&](const Done& done) { made = call.house.lobby().make_table(me, body, done); });
  co_return made;
}

awaitable<p::TableInfo> show_table(Call& call, p::NoBody) {
  co_return call.house.lobby().table(call.table, call.me(), call.asked("invite"),
                                     call.asked("share"));
}

awaitable<p::TableInfo> join_table(Call& call, p::Join body) {
  const std::string me = call.expect_me();
  co_await until_done(
      [&](const Done& done) { call.house.lobby().join(call.table, me, body, done); });
  co_return table_now(call);
}

awaitable<p::Done> decline_invitation(Call& call, p::Nothing) {
  const std::string me = call.expect_me();
  co_await until_done([&](const Done& done) { call.house.lobby().decline(call.table, me, done); });
  co_return p::Done{};
}

awaitable<p::Done> leave_table(Call& call, p::Nothing) {
  const std::string me = call.expect_me();
  co_await until_done([&](const Done& done) { call.house.lobby().leave(call.table, me, done); });
  co_return p::Done{};
}

awaitable<p::TableInfo> kick(Call& call, p::Kick body) {
  const std::string me = call.expect_me();
  co_await until_done(
      [&](const Done& done) { call.house.lobby().kick(call.table, me, body, done); });
  co_return table_now(call);
}

awaitable<p::TableInfo> plan_seat(Call& call, p::PlanSeat body) {
  const std::string me = call.expect_me();
  co_await until_done(
      [&](const Done& done) { call.house.lobby().plan_seat(call.table, me, body, done); });
  co_return table_now(call);
}

awaitable<p::TableInfo> start_game(Call& call, p::Nothing) {
  const std::string me = call.expect_me();
  co_await until_done([&](const Done& done) { call.house.lobby().start(call.table, me, done); });
  co_return table_now(call);
}

awaitable<p::TableMade> rematch(Call& call, p::Nothing) {
  const std::string me = call.expect_me();
  expect_few_tables(call, me);
  p::TableMade next;
  co_await until_done([&](const Done& done) {
    call.house.lobby().rematch(call.table, me,
                               [&next, done](const Refusal* refusal, const p::TableMade& made) {
                                 next = made;
                                 done(refusal);
                               });
  });
  co_return next;
}

awaitable<p::Done> report(Call& call, p::Report body) {
  const std::string me = call.expect_me();
  co_await until_done(
      [&](const Done& done) { call.house.lobby().report(call.table, me, body, done); });
  co_return p::Done{};
}

awaitable<p::ReviewLink> share_review(Call& call, p::ShareReview body) {
  const std::string me = call.expect_me();
  p::ReviewLink link;
  co_await until_done([&](const Done& done) {
    call.house.reviews().share(call.table, me, body,
                               [&link, done](const Refusal* refusal, const p::ReviewLink& given) {
                                 link = given;
                                 done(refusal);
                               });
  });
  co_return link;
}

awaitable<p::TableMade> try_from(Call& call, p::TryFrom body) {
  const std::string me = call.expect_me();
  expect_few_tables(call, me);
  p::TableMade made;
  co_await until_done([&](const Done& done) {
    made = call.house.reviews().try_from(call.table, me, body, link_of(call), done);
  });
  co_return made;
}

awaitable<p::TableMade> give_game(Call& call, p::GiveGame body) {
  const std::string me = call.expect_me();
  expect_few_tables(call, me);
  p::TableMade made;
  co_await until_done([&](const Done& done) { made = call.house.reviews().give(me, body, done); });
  co_return made;
}

awaitable<p::PlainText> get_record(Call& call, p::NoBody) {
  std::string record = call.house.reviews().record(call.table, call.me(), link_of(call));
  call.headers.emplace_back("Content-Disposition", "attachment; filename=\"game.hadal\"");
  call.headers.emplace_back("Cache-Control", "no-store");
  co_return p::PlainText{std::move(record)};
}

awaitable<p::Replayed> get_replay(Call& call, p::NoBody) {
  p::Replayed found;
  co_await until_done([&](const Done& done) {
    call.house.reviews().replay(
        call.table, call.me(), {call.asked_number("at"), call.asked("seat")}, link_of(call),
        [&found, done](const Refusal* refusal, const p::Replayed& replayed) {
          found = replayed;
          done(refusal);
        });
  });
  co_return found;
}

awaitable<p::Moves> get_moves(Call& call, p::NoBody) {
  co_return call.house.reviews().moves(call.table, call.me(), call.asked("seat"), link_of(call));
}

awaitable<p::AnalysisState> get_analysis(Call& call, p::NoBody) {
  p::AnalysisWish wish;
  const std::string depth = call.asked("depth");
  if (depth != "" && depth != "captain" && depth != "master")
    throw Refusal(house::Code::bad_message, "the depth is captain or master");
  wish.depth = depth == "master" ? p::Depth::master : p::Depth::captain;
  wish.open = call.asked("open") == "true";
  if (const std::string seat = call.asked("seat"); !seat.empty()) wish.seat = seat;
  wish.seed = call.asked_number("seed").value_or(wish.seed);
  co_return call.house.judges().analysis(call.table, wish, {call.me(), call.request.address},
                                         link_of(call));
}

awaitable<p::Studied> study(Call& call, p::Study body) {
  co_return co_await studied(call, house::study, body);
}

awaitable<p::StudyMoves> study_line(Call& call, p::StudyLine body) {
  co_return co_await studied(call, house::study_line, body);
}

awaitable<p::Looked> study_look(Call& call, p::StudyLine body) {
  co_return co_await studied(call, house::study_look, body);
}

awaitable<p::Aid> study_aid(Call& call, p::StudyAid body) {
  co_return co_await studied(call, house::study_aid, body);
}

awaitable<p::DealOfTheDay> get_deal(Call& call, p::NoBody) {
  co_return call.house.deals().today(call.asked("game"), call.me());
}

awaitable<p::TableMade> play_deal(Call& call, p::PlayDeal body) {
  const std::string me = call.expect_me();
  expect_few_tables(call, me);
  p::TableMade made;
  co_await until_done([&](const Done& done) {
    call.house.deals().play(me, body.game,
                            [&made, done](const Refusal* refusal, const p::TableMade& table) {
                              made = table;
                              done(refusal);
                            });
  });
  co_return made;
}

awaitable<p::Done> show_deal(Call& call, p::ShowDeal body) {
  const std::string me = call.expect_me();
  call.table = body.table;
  co_await until_read(call);
  co_await until_done([&](const Done& done) {
    call.house.deals().show({me, call.request.address}, body.table, done);
  });
  co_return p::Done{};
}

awaitable<p::TableOfTheDay> get_table_of_the_day(Call& call, p::NoBody) {
  co_return call.house.deals().table(call.asked("game"), call.asked("day"));
}

awaitable<p::Statistics> get_statistics(Call& call, p::NoBody) {
  co_return call.house.reviews().statistics(call.expect_me());
}

awaitable<p::Ratings> get_ratings(Call& call, p::NoBody) {
  co_return call.house.reviews().ratings(call.asked("game"));
}

}  // namespace hadal::http::routes
