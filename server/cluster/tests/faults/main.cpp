// SPDX-License-Identifier: Apache-2.0
// hadal_fault_tests: people play at tables of three machines, while servers are killed, paused,
// stopped and cut off. Afterwards the log, and a server that reads it, must agree with all that
// anybody was ever told.
#include <sys/wait.h>

#include <csignal>
#include <cstdio>
#include <filesystem>
#include <iostream>
#include <map>
#include <thread>

#include "server/cluster/tests/faults/guard.h"
#include "server/cluster/tests/faults/history.h"
#include "server/cluster/tests/faults/machines.h"
#include "server/cluster/tests/faults/party.h"
#include "server/endure/tests/endure.h"
#include "server/nats/nats_log.h"

namespace hadal::cluster {
namespace {

using client::Clock;
using std::chrono::milliseconds;
using std::chrono::seconds;

struct Flags {
  int seconds = 120;
  std::size_t tables = 12;
  std::uint64_t seed = 1;
  int think_ms = 700;
  std::string keep;
};

double in_seconds(Clock::duration time) { return std::chrono::duration<double>(time).count(); }

class Trial {
 public:
  explicit Trial(const Flags& flags)
      : flags_(flags),
        rng_(flags.seed),
        machines_(3),
        party_({flags.tables, flags.seed, milliseconds(flags.think_ms)},
               [this] { return machines_.open(); }) {}

  bool run() {
    if (!machines_.have_namespaces())
      std::printf("no network namespaces: machines are paused instead of cut off\n");
    const Clock::time_point end = Clock::now() + seconds(flags_.seconds);
    for (int round = 0; Clock::now() < end; ++round) one_fault(round);
    settle();
    check_log();
    check_replay();
    return report();
  }

 private:
  enum class Harm : std::uint8_t { kill, pause, stop, cut };

  void complain(const std::string& what) {
    std::printf("FAULT: %s\n", what.c_str());
    complaints_.push_back(what);
  }

  // How long the machine takes for a round of moves when nothing is wrong. Whatever happens cannot
  // be faster.
  Clock::duration healthy_round() {
    constexpr seconds kPatience(180);
    party_.replace_finished();
    const auto took = party_.run_until_all_went_on(kPatience);
    if (!took) complain("without any fault, tables stand still: " + party_.late().front());
    return took.value_or(kPatience);
  }

  void one_fault(int round) {
    constexpr seconds kAfterLeader(15);
    constexpr seconds kAfterOthers(5);
    const Clock::duration usual = healthy_round();
    // All kinds come in turn, so that a short run has them too; who is hit is drawn.
    const auto harm = static_cast<Harm>(round % 4);
    const Kind kind = round / 4 % 2 == 0 ? Kind::hadal : Kind::nats;
    const auto i = static_cast<std::size_t>(rng_.below(3));
    const bool leads = (kind == Kind::nats || harm == Harm::cut) && machines_.leader() == i;
    do_harm(harm, kind, i);
    const Clock::duration allowed =
        (leads && harm != Harm::stop ? kAfterLeader : kAfterOthers) + 2 * usual;
    const auto took = party_.run_until_all_went_on(allowed + seconds(60));
    const std::string name = kind_of(harm, kind, leads) + ", machine " + std::to_string(i);
    std::printf("%-34s all tables after %5.1f s (allowed %5.1f; a round without a fault: %4.1f)\n",
                name.c_str(), took ? in_seconds(*took) : -1.0, in_seconds(allowed),
                in_seconds(usual));
    std::fflush(stdout);
    if (!took)
      complain(name + ": " + std::to_string(party_.late().size()) +
               " tables stand still: " + party_.late().front());
    else if (*took > allowed)
      complain(name + ": tables stood still for too long");
    ++faults_;
    note(kind_of(harm, kind, leads), took.value_or(allowed + seconds(60)), usual);
    heal(harm, kind, i);
  }

  void note(const std::string& what, Clock::duration took, Clock::duration usual) {
    Kinds& kinds = kinds_[what];
    ++kinds.faults;
    kinds.slowest = std::max(kinds.slowest, took);
    kinds.pause = std::max(kinds.pause, took - usual);
  }

  void do_harm(Harm harm, Kind kind, std::size_t i) {
    switch (harm) {
      case Harm::kill: return machines_.signal(kind, i, SIGKILL);
      case Harm::pause: return machines_.signal(kind, i, SIGSTOP);
      case Harm::stop: return machines_.signal(kind, i, SIGTERM);
      case Harm::cut: return machines_.cut_off(i);
    }
  }

  void heal(Harm harm, Kind kind, std::size_t i) {
    switch (harm) {
      case Harm::kill:
      case Harm::stop: machines_.start(kind, i); break;
      case Harm::pause: machines_.signal(kind, i, SIGCONT); break;
      case Harm::cut: machines_.mend(i); break;
    }
    party_.run_for(seconds(3));  // it learns what it missed
  }

  static std::string kind_of(Harm harm, Kind kind, bool leads) {
    static constexpr const char* kHarms[] = {"SIGKILL of", "SIGSTOP of", "SIGTERM of", "cut off"};
    std::string name = kHarms[static_cast<int>(harm)];
    if (harm != Harm::cut) name += kind == Kind::hadal ? " Hadal" : " NATS";
    return name + (leads ? " (leader)" : "");
  }

  void settle() {
    if (!party_.run_until_all_went_on(seconds(180)))
      complain("in the end, tables stand still: " + party_.late().front());
    for (const std::string& fault : party_.faults()) complain(fault);
  }

  void check_table(log::Log& log, const std::string& id,
                   const std::vector<endure::Operation>& operations) {
    std::vector<std::string> requests;
    log.read("table/" + id, 1, [&](const log::Entry& entry) {
      if (!entry.is_sound)
        return complain(id + ": entry " + std::to_string(entry.number) + " is lost");
      const boost::json::object event = boost::json::parse(entry.text).as_object();
      if (event.at("type") != "played") return;
      const auto* request = event.if_contains("request");
      if (request == nullptr || !request->is_string()) return;
      if (!request->get_string().empty()) requests.emplace_back(request->get_string());  // no bot
    });
    for (const std::string& one : contradictions(operations, requests)) complain(id + ": " + one);
    moves_ += requests.size();
    for (const endure::Operation& one : operations) acknowledged_ += one.ended ? 1 : 0;
  }

  void check_log() {
    log::NatsOptions options = log::read_nats_url(machines_.log_url());
    options.folder = machines_.folder().path("reader");
    log::NatsLog log(options);
    for (const Party::Table& table : party_.tables()) {
      for (const auto& [id, operations] : table.finished) check_table(log, id, operations);
      std::vector<endure::Operation> operations;
      for (const auto& guest : table.guests)
        operations.insert(operations.end(), guest->operations().begin(), guest->operations().end());
      check_table(log, table.id, operations);
    }
  }

  // The log is copied into a file, and one server reads that. Whoever is shown the position that
  // he has seen last must see it as it was.
  void check_replay() {
    for (std::size_t i = 0; i < machines_.size(); ++i) machines_.signal(Kind::hadal, i, SIGTERM);
    const std::string copy = machines_.folder().path("copy");
    const std::string program =
        std::filesystem::read_symlink("/proc/self/exe").parent_path() / "hadal";
    const std::string words = program + " copy-log " + machines_.log_url() + " " + copy;
    if (std::system(words.c_str()) != 0) return complain("the log cannot be copied");
    client::ServerPlan plan;
    plan.program = program;
    plan.data = copy;
    plan.log_file = machines_.folder().path("copy.log");
    plan.flags = {"--no-limits", "--bot-threads", "1"};
    client::ServerProcess server(plan);
    const client::Address address = server.wait_until_open();
    struct Last {
      std::int64_t number;
      boost::json::value view;
    };
    std::vector<Last> before;
    for (const Party::Table& table : party_.tables())
      for (const auto& guest : table.guests) before.push_back({guest->number(), guest->view()});
    if (!party_.gather_at(address, seconds(180))) return complain("a table cannot be seen");
    std::size_t n = 0;
    for (const Party::Table& table : party_.tables())
      for (const auto& guest : table.guests) {
        const Last& last = before[n++];
        if (guest->number() != last.number) continue;  // a bot has played on
        ++compared_;
        if (guest->view() != last.view) complain(table.id + ": the replay shows something else");
      }
    for (const std::string& fault : party_.faults())
      if (std::find(complaints_.begin(), complaints_.end(), fault) == complaints_.end())
        complain(fault);
  }

  bool report() const {
    for (const auto& [name, kinds] : kinds_)
      std::printf("%-24s %3d times, slowest %5.1f s, %5.1f s more than a round without a fault\n",
                  name.c_str(), kinds.faults, in_seconds(kinds.slowest), in_seconds(kinds.pause));
    std::printf(
        "%d faults, %zu tables, %zu moves in the log, %zu of them acknowledged, %zu views "
        "compared with a replay, %zu complaints; --seed %llu\n",
        faults_, party_.tables().size(), moves_, acknowledged_, compared_, complaints_.size(),
        static_cast<unsigned long long>(flags_.seed));
    return complaints_.empty();
  }

  Flags flags_;
  Rng rng_;
  Machines machines_;
  Party party_;
  std::vector<std::string> complaints_;
  int faults_ = 0;
  struct Kinds {
    int faults = 0;
    Clock::duration slowest{};
    Clock::duration pause{};  // beyond a round without a fault
  };
  std::map<std::string, Kinds> kinds_;
  std::size_t moves_ = 0;
  std::size_t acknowledged_ = 0;
  std::size_t compared_ = 0;
};

bool read_flag(Flags& flags, const std::string& name, const std::string& value) {
  if (name == "--seconds")
    flags.seconds = std::stoi(value);
  else if (name == "--tables")
    flags.tables = std::stoul(value);
  else if (name == "--seed")
    flags.seed = std::stoull(value);
  else if (name == "--think-ms")
    flags.think_ms = std::stoi(value);
  else if (name == "--keep")
    flags.keep = value;
  else
    return false;
  return true;
}

}  // namespace
}  // namespace hadal::cluster

int main(int argc, char** argv) {
  std::signal(SIGPIPE, SIG_IGN);  // servers are killed while we speak to them
  hadal::cluster::Flags flags;
  for (int i = 1; i < argc; i += 2)
    if (i + 1 == argc || !hadal::cluster::read_flag(flags, argv[i], argv[i + 1])) {
      std::cerr << argv[i]
                << "? The flags are --seconds, --tables, --seed, --think-ms and --keep.\n";
      return 2;
    }
  return hadal::cluster::run_guarded(
      [&flags] {
        try {
          const bool is_good = hadal::cluster::Trial(flags).run();
          std::cout << (is_good ? "PASSED\n" : "FAILED\n") << std::flush;
          return is_good ? 0 : 1;
        } catch (const std::exception& e) {
          std::cerr << e.what() << "\n";
          return 1;
        }
      },
      flags.keep);
}
