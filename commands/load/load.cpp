// SPDX-License-Identifier: Apache-2.0
// hadal load: how much load a server can take. It starts its own server on this machine, in a
// second process, or uses one that is already running, but never one on another machine.
#include <fmt/core.h>
#include <sys/resource.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <optional>

#include "commands/commands.h"
#include "commands/load/bots.h"
#include "commands/load/crowd.h"
#include "commands/load/fill.h"
#include "commands/temporary_folder.h"
#include "server/client/server_process.h"
#include "terminal/error.h"

namespace hadal::cli {
namespace {

struct LoadFlags {
  LoadPlan plan;
  std::vector<std::string> urls;
  int pid = 0;
  std::size_t filled = 0;    // tables on disk before the start
  std::size_t finished = 0;  // those that are over
  std::size_t moves = 100;
  std::string folder;
  std::size_t bots = 0;  // tables with the strongest bots
  bool json = false;
};

struct LoadFigures {
  Heard heard;
  std::size_t connections = 0;
  std::size_t seats = 0;
  // Resident bytes of the server: empty, with tables, with their players, with spectators, at play.
  std::size_t empty = 0;
  std::size_t with_tables = 0;
  std::size_t with_seats = 0;
  std::size_t with_spectators = 0;
  std::size_t at_play = 0;
  double processor_seconds = 0;  // of the server, while they played
};

// Both processes have every connection open; the server inherits the limit.
void allow_connections(std::size_t wanted) {
  rlimit limit{};
  getrlimit(RLIMIT_NOFILE, &limit);
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
  if (limit.rlim_cur < wanted + 100)
    throw UserError(fmt::format("{} connections need more open files than the {} this shell allows",
                                wanted, limit.rlim_cur));
}

client::ServerPlan own_server(const TemporaryFolder& folder) {
  client::ServerPlan plan;
  plan.program = std::filesystem::read_symlink("/proc/self/exe");
  plan.data = folder.path("data");
  plan.log_file = folder.path("log");
  plan.flags = {"--no-limits"};
  return plan;
}

double share(double more, double less, std::size_t n) {
  return n == 0 || more < less ? 0 : (more - less) / static_cast<double>(n);
}
double share(std::size_t more, std::size_t less, std::size_t n) {
  return share(static_cast<double>(more), static_cast<double>(less), n);
}

float percentile(std::vector<float>& times, double part) {
  if (times.empty()) return 0;
  const auto at = static_cast<std::ptrdiff_t>(part * static_cast<double>(times.size() - 1));
  std::nth_element(times.begin(), times.begin() + at, times.end());
  return times[static_cast<std::size_t>(at)];
}

LoadFigures drive(const std::vector<client::Address>& servers, const LoadPlan& plan, int pid) {
  LoadFigures f;
  f.seats = plan.tables * game_called(plan.game).min_players;
  allow_connections(f.seats + plan.spectators);
  LoadCrowd crowd(servers, plan);
  f.empty = client::resident_bytes(pid);
  crowd.open_tables();
  f.with_tables = client::resident_bytes(pid);
  crowd.connect_seats();
  f.with_seats = client::resident_bytes(pid);
  crowd.connect_spectators();
  f.with_spectators = client::resident_bytes(pid);
  f.connections = crowd.connections();
  const double before = client::processor_seconds(pid);
  f.heard = crowd.play();
  f.processor_seconds = client::processor_seconds(pid) - before;
  f.at_play = client::resident_bytes(pid);
  return f;
}

// Seconds from the start of the program to the moment when it is open.
double time_start(const client::ServerPlan& plan, std::unique_ptr<client::ServerProcess>& server,
                  client::Address& address) {
  const client::Clock::time_point begin = client::Clock::now();
  server = std::make_unique<client::ServerProcess>(plan);
  address = server->wait_until_open();
  return std::chrono::duration<double>(client::Clock::now() - begin).count();
}

void print_restart(const LoadFlags& flags, double seconds, int pid) {
  const std::size_t memory = client::resident_bytes(pid);
  const double used = client::processor_seconds(pid);
  if (flags.json)
    fmt::print(
        "{{\"game\": \"{}\", \"running_tables\": {}, \"finished_tables\": {}, \"moves_each\": {}, "
        "\"start_seconds\": "
        "{:.3f}, \"server_processor_seconds\": {:.2f}, \"resident_bytes\": {}}}\n",
        flags.plan.game, flags.filled, flags.finished, flags.moves, seconds, used, memory);
  else
    fmt::print(
        "open after {:.2f} s ({:.2f} s of processor time) with {} running and {} finished tables "
        "of {} decisions each, {:.0f} MB\n",
        seconds, used, flags.filled, flags.finished, flags.moves,
        static_cast<double>(memory) / 1e6);
}

void print_json(const LoadPlan& plan, LoadFigures& f) {
  Heard& heard = f.heard;
  fmt::print(
      "{{\"game\": \"{}\", \"tables\": {}, \"connections\": {}, \"rate\": {}, \"seconds\": {:.2f}, "
      "\"acknowledged\": {}, \"moves_per_second\": {:.1f}, \"refused\": {}, \"late\": {}, "
      "\"finished\": {}, \"acknowledged_ms\": {{\"p50\": {:.2f}, \"p99\": {:.2f}}}, "
      "\"received_ms\": {{\"p50\": {:.2f}, \"p99\": {:.2f}, \"max\": {:.2f}}}, "
      "\"server_processor_seconds\": {:.2f}, "
      "\"resident_bytes\": {{\"empty\": {}, \"tables\": {}, \"players\": {}, \"spectators\": {}, "
      "\"play\": {}}}}}\n",
      plan.game, plan.tables, f.connections, plan.rate, heard.seconds, heard.acknowledged.size(),
      static_cast<double>(heard.acknowledged.size()) / heard.seconds, heard.refused, heard.late,
      heard.finished, percentile(heard.acknowledged, 0.5), percentile(heard.acknowledged, 0.99),
      percentile(heard.received, 0.5), percentile(heard.received, 0.99),
      percentile(heard.received, 1), f.processor_seconds, f.empty, f.with_tables, f.with_seats,
      f.with_spectators, f.at_play);
}

void print_text(const LoadPlan& plan, LoadFigures& f) {
  Heard& heard = f.heard;
  fmt::print("{} tables of {}, {} connections, {:.1f} s: {:.0f} moves/s acknowledged\n",
             plan.tables, plan.game, f.connections, heard.seconds,
             static_cast<double>(heard.acknowledged.size()) / heard.seconds);
  fmt::print("  to the answer: p50 {:.1f} ms, p99 {:.1f} ms\n", percentile(heard.acknowledged, 0.5),
             percentile(heard.acknowledged, 0.99));
  fmt::print("  to the other seats: p50 {:.1f} ms, p99 {:.1f} ms, worst {:.1f} ms\n",
             percentile(heard.received, 0.5), percentile(heard.received, 0.99),
             percentile(heard.received, 1));
  fmt::print("  {} refused, {} late, {} tables finished\n", heard.refused, heard.late,
             heard.finished);
  if (f.empty == 0) return;
  fmt::print("  server: {:.0f} % of a processor, {:.0f} us a move\n",
             100 * f.processor_seconds / heard.seconds,
             1e6 * share(f.processor_seconds, 0, heard.acknowledged.size()));
  fmt::print("  server: {:.0f} MB empty, {:.0f} MB with everybody, {:.0f} MB at the end\n",
             static_cast<double>(f.empty) / 1e6, static_cast<double>(f.with_spectators) / 1e6,
             static_cast<double>(f.at_play) / 1e6);
  fmt::print("  {:.0f} bytes a table, {:.0f} a player's connection, {:.0f} a spectator's\n",
             share(f.with_tables, f.empty, plan.tables),
             share(f.with_seats, f.with_tables, f.seats),
             share(f.with_spectators, f.with_seats, plan.spectators));
}

void print_bots(const LoadFlags& flags, BotTimes& times) {
  const auto part = [&](const char* when, std::vector<float>& found) {
    if (flags.json)
      return fmt::print(
          "{{\"game\": \"{}\", \"bot\": \"{}\", \"when\": \"{}\", \"tables\": {}, "
          "\"answers\": {}, \"ms\": {{\"p50\": {:.0f}, \"p99\": {:.0f}, \"max\": {:.0f}}}}}\n",
          flags.plan.game, times.level, when, flags.bots, found.size(), percentile(found, 0.5),
          percentile(found, 0.99), percentile(found, 1));
    fmt::print("{} of {}, {}: p50 {:.0f} ms, p99 {:.0f} ms, worst {:.0f} ms of {} answers\n",
               times.level, flags.plan.game, when, percentile(found, 0.5), percentile(found, 0.99),
               percentile(found, 1), found.size());
  };
  part("alone", times.alone);
  part("beside", times.beside);
  if (!flags.json)
    fmt::print("  beside {} tables of others, whose bots decided {} times\n", flags.bots,
               times.others);
}

void run_load(const LoadFlags& flags) {
  game_called(flags.plan.game);
  std::optional<TemporaryFolder> folder;
  std::unique_ptr<client::ServerProcess> server;
  std::vector<client::Address> servers;
  int pid = flags.pid;
  if (flags.urls.empty()) {
    client::Address& address = servers.emplace_back();
    folder.emplace(flags.folder);
    const client::ServerPlan plan = own_server(*folder);
    allow_connections(flags.plan.tables + flags.plan.spectators);
    if (flags.filled > 0) fill_folder(plan.data, flags.plan.game, flags.filled, flags.moves);
    if (flags.finished > 0) {
      fill_finished(plan.data, flags.plan.game, flags.finished, flags.moves);
      time_start(plan, server, address);  // the first start counts them all
      server->stop();
    }
    const double seconds = time_start(plan, server, address);
    pid = server->pid();
    if (flags.filled > 0 || flags.finished > 0) print_restart(flags, seconds, pid);
  } else {
    for (const std::string& url : flags.urls) {
      servers.push_back(client::read_url(url));
      if (!client::is_loopback(servers.back()))
        throw UserError(url + ": only servers on this machine are put under load");
    }
  }
  if (flags.bots > 0) {
    BotTimes times = time_bots(servers[0], {flags.plan.game, flags.bots, flags.plan.seconds});
    return print_bots(flags, times);
  }
  if (flags.plan.tables == 0) return;
  LoadFigures figures = drive(servers, flags.plan, pid);
  (flags.json ? print_json : print_text)(flags.plan, figures);
}

}  // namespace

void add_load(CLI::App& app, int&) {
  auto flags = std::make_shared<LoadFlags>();
  CLI::App* command =
      app.add_subcommand("load", "Measure how much load a server on this machine can take");
  flags->plan.game = games().front().name;
  command->add_option("--game", flags->plan.game, game_names())->capture_default_str();
  command->add_option("--tables", flags->plan.tables, "Tables with a person at every seat")
      ->capture_default_str()
      ->check(CLI::Range(0, 20'000));
  command
      ->add_option("--rate", flags->plan.rate,
                   "Moves a second at every table (0: as many as the server can take)")
      ->capture_default_str()
      ->check(CLI::Range(0.0, 1000.0));
  command->add_option("--seconds", flags->plan.seconds, "How long they play")
      ->capture_default_str()
      ->check(CLI::Range(0.1, 3600.0));
  command->add_option("--spectators", flags->plan.spectators, "Connections that only watch")
      ->capture_default_str()
      ->check(CLI::Range(0, 20'000));
  command
      ->add_option("--bots", flags->bots,
                   "Tables of four guests with the strongest bots, beside somebody else's table")
      ->capture_default_str()
      ->check(CLI::Range(0, 400));
  command->add_option("--running", flags->filled, "Tables in play when the server starts")
      ->capture_default_str()
      ->check(CLI::Range(0, 1'000'000));
  command->add_option("--finished", flags->finished, "Tables that are over when it starts")
      ->capture_default_str()
      ->excludes("--running")
      ->check(CLI::Range(0, 10'000'000));
  command->add_option("--moves", flags->moves, "How many decisions were played at each of them")
      ->capture_default_str()
      ->check(CLI::Range(0, 10'000));
  command->add_option("--folder", flags->folder, "Where its own server keeps its data");
  CLI::Option* url = command->add_option(
      "--url", flags->urls, "Use this server, which is already running (again for other nodes)");
  command->add_option("--pid", flags->pid, "The process of that server, to measure its memory")
      ->needs(url);
  command->add_flag("--json", flags->json, "One line of JSON for each measurement");
  command->callback([flags] { run_load(*flags); });
}

}  // namespace hadal::cli
