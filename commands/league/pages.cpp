// SPDX-License-Identifier: Apache-2.0
#include "commands/league/pages.h"

#include <fmt/core.h>

#include <algorithm>
#include <fstream>

#include "arena/chart.h"
#include "commands/league/plot.h"
#include "engine/text.h"
#include "terminal/error.h"

namespace hadal::cli {
namespace {

constexpr std::size_t kNewest = 50;  // games on the first page

constexpr const char* kStyle =
    "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;"
    "background:#fff;color:#0b2530}table{border-collapse:collapse;margin:1rem 0}"
    "th,td{padding:.25rem .7rem;text-align:right;border-bottom:1px solid #c7d6db}"
    "th:first-child,td:first-child{text-align:left}.wide{overflow-x:auto}"
    "svg{max-width:100%;height:auto}a{color:#05658a}small{color:#4d6872}"
    "@media(prefers-color-scheme:dark){body{background:#07171e;color:#dcebf0}a{color:#7cc7e2}"
    "th,td{border-color:#274450}small{color:#9db8c2}}";

std::string escaped(const std::string& text) {
  std::string out;
  for (const char c : text) {
    if (c == '<') {
      out += "&lt;";
    } else if (c == '&') {
      out += "&amp;";
    } else {
      out += c;
    }
  }
  return out;
}

void write_page(const std::string& path, const std::string& title, const std::string& body) {
  std::ofstream out(path);
  out << "<!doctype html>\n<html lang=\"en\"><meta charset=\"utf-8\">\n"
         "<meta name=\"viewport\" content=\"width=device-width\">\n<title>"
      << title << "</title>\n<style>" << kStyle << "</style>\n<h1>" << title << "</h1>\n"
      << body << "</html>\n";
  out.close();
  if (!out) throw UserError(path + ": cannot be written");
}

std::string row(const std::vector<std::string>& cells, const char* tag = "td") {
  std::string out = "<tr>";
  for (const std::string& cell : cells) out += fmt::format("<{0}>{1}</{0}>", tag, cell);
  return out + "</tr>\n";
}

std::string table(const std::string& rows) {
  return "<div class=\"wide\"><table>\n" + rows + "</table></div>\n";
}

std::string percent(const Share& share) {
  if (share.games == 0) return "";
  const Interval i = wilson(share.won, share.games);
  return fmt::format("{:.0f} % <small>({:.0f}-{:.0f}, of {:.0f})</small>",
                     100 * share.won / share.games, 100 * i.low, 100 * i.high, share.games);
}

std::string link(const std::string& bot) {
  return fmt::format("<a href=\"bot-{0}.html\">{0}</a>", bot);
}

std::string what_is(const LeaguePlan& plan, const std::string& name) {
  for (const LeagueBot& bot : plan.bots) {
    if (bot.name != name) continue;
    if (!bot.level.empty()) return bot.level == name ? "level" : escaped(bot.level);
    std::string words;
    for (const std::string& word : bot.program) words += (words.empty() ? "" : " ") + word;
    return escaped(words);
  }
  return "plays no longer";
}

int times(const BotStanding& bot) {
  int n = 0;
  for (const auto& [why, count] : bot.gave_up) n += count;
  return n;
}

std::string ratings_table(const LeaguePlan& plan, const Standings& all) {
  std::string rows = row(
      {"bot", "rating", "95 %", "games", "won", "points", "ms a decision", "gave up", "what it is"},
      "th");
  for (const BotStanding& bot : all.bots)
    rows += row({link(bot.name), fmt::format("{:.0f}", bot.rating.value),
                 fmt::format("± {:.0f}", kZ * bot.rating.deviation),
                 fmt::format("{:.0f}", bot.wins.games), percent(bot.wins),
                 fmt::format("{:.1f}", bot.score.value()),
                 fmt::format("{:.1f}", bot.decisions > 0 ? bot.ms / bot.decisions : 0),
                 std::to_string(times(bot)), "<small>" + what_is(plan, bot.name) + "</small>"});
  return table(rows);
}

std::string cross_table(const Standings& all) {
  std::vector<std::string> head{""};
  for (const BotStanding& bot : all.bots) head.push_back(link(bot.name));
  std::string rows = row(head, "th");
  for (const BotStanding& bot : all.bots) {
    std::vector<std::string> cells{link(bot.name)};
    for (const BotStanding& other : all.bots) {
      const auto found = all.before.find({bot.name, other.name});
      cells.push_back(found == all.before.end() ? "" : percent(found->second));
    }
    rows += row(cells);
  }
  return table(rows);
}

std::string bars_of(const Standings& all) {
  Chart chart;
  std::vector<Rating> bars;
  for (const BotStanding& bot : all.bots) {
    const double half = kZ * bot.rating.deviation;
    bars.push_back(
        {bot.name, bot.rating.value, {bot.rating.value - half, bot.rating.value + half}});
  }
  double low = 1e9;
  double high = -1e9;
  for (const Rating& one : bars) {
    low = std::min(low, one.interval.low);
    high = std::max(high, one.interval.high);
  }
  chart.heading("Rating, with its 95 % interval");
  for (const Rating& one : bars) {
    const auto place = [&](double x) { return (x - low) / std::max(1.0, high - low); };
    chart.bar(one.bot, place(one.elo), {place(one.interval.low), place(one.interval.high)},
              fmt::format("{:.0f}", one.elo));
  }
  return chart.text();
}

std::string game_row(const LeagueGame& game) {
  std::string seats;
  for (const LeagueSeat& seat : game.seats)
    seats += (seats.empty() ? "" : ", ") + (seat.won ? "<b>" + seat.bot + "</b>" : seat.bot) +
             (game.gave_up ? "" : fmt::format(" {}", seat.score));
  if (game.gave_up) seats += fmt::format("; {} gave up: {}", *game.gave_up, escaped(game.why));
  return row({fmt::format("<a href=\"records/{0}.hadal\">{0}</a>", game.number),
              std::to_string(game.deal), seats});
}

template <typename Wanted>
std::string newest(const std::vector<LeagueGame>& games, Wanted wanted) {
  std::string rows = row({"game", "deal", "seats in order; winners are bold"}, "th");
  std::size_t n = 0;
  for (auto game = games.rbegin(); game != games.rend() && n < kNewest; ++game)
    if (wanted(*game)) {
      rows += game_row(*game);
      ++n;
    }
  return table(rows);
}

std::string bot_page(const BotStanding& bot, const LeaguePlan& plan,
                     const std::vector<LeagueGame>& games, const Standings& all) {
  std::string body = fmt::format(
      "<p><a href=\"index.html\">All bots</a>. {}: rating {:.0f} ± {:.0f} after {:.0f} "
      "games.</p>\n",
      what_is(plan, bot.name), bot.rating.value, kZ * bot.rating.deviation, bot.wins.games);
  body += plot_of_ratings({bot});
  std::string rows = row({"against", "came before it"}, "th");
  for (const BotStanding& other : all.bots)
    if (const auto found = all.before.find({bot.name, other.name}); found != all.before.end())
      rows += row({link(other.name), percent(found->second)});
  body += "<h2>Against each</h2>\n" + table(rows);
  rows = row({"seat", "won"}, "th");
  for (std::size_t i = 0; i < bot.by_seat.size(); ++i)
    rows += row({std::string(1, static_cast<char>('A' + i)), percent(bot.by_seat[i])});
  body += "<h2>By seat</h2>\n" + table(rows);
  if (!bot.gave_up.empty()) {
    rows = row({"why it gave up", "times"}, "th");
    for (const auto& [why, n] : bot.gave_up) rows += row({escaped(why), std::to_string(n)});
    body += "<h2>Gave up</h2>\n" + table(rows);
  }
  return body + "<h2>Its newest games</h2>\n" + newest(games, [&](const LeagueGame& game) {
           return std::any_of(game.seats.begin(), game.seats.end(),
                              [&](const LeagueSeat& seat) { return seat.bot == bot.name; });
         });
}

}  // namespace

void write_pages(const std::string& folder, const LeaguePlan& plan,
                 const std::vector<LeagueGame>& games, const Standings& all) {
  const std::string title =
      fmt::format("League of {}, {} players", titled(plan.game), plan.players);
  std::string body =
      fmt::format("<p>{} games of {} bots. Ratings by Weng and Lin: they begin at 1500.</p>\n",
                  games.size(), all.bots.size());
  body += ratings_table(plan, all) + bars_of(all) + "<h2>Game by game</h2>\n" +
          plot_of_ratings(all.bots) +
          "<h2>Who came before whom</h2>\n<p>In how many of their games the bot of the row came "
          "before that of the column.</p>\n" +
          cross_table(all) + "<h2>The newest games</h2>\n" +
          newest(games, [](const LeagueGame&) { return true; });
  write_page(folder + "/index.html", title, body);
  for (const BotStanding& bot : all.bots)
    write_page(folder + "/bot-" + bot.name + ".html", bot.name, bot_page(bot, plan, games, all));
}

std::string as_text(const Standings& all) {
  std::string out = fmt::format("{:<24} {:>7} {:>7} {:>6} {:>8} {:>9} {:>8}\n", "bot", "rating",
                                "95 %", "games", "won", "ms", "gave up");
  for (const BotStanding& bot : all.bots)
    out += fmt::format("{:<24} {:>7.0f} {:>6.0f} {:>6.0f} {:>6.1f} % {:>9.1f} {:>8}\n", bot.name,
                       bot.rating.value, kZ * bot.rating.deviation, bot.wins.games,
                       bot.wins.games > 0 ? 100 * bot.wins.won / bot.wins.games : 0,
                       bot.decisions > 0 ? bot.ms / bot.decisions : 0, times(bot));
  return out;
}

}  // namespace hadal::cli
