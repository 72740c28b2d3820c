// SPDX-License-Identifier: Apache-2.0
#include "server/cluster/tests/faults/machines.h"

#include <fcntl.h>
#include <sched.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <thread>

#include "server/cluster/tests/faults/guard.h"
#include "server/nats/handles.h"
#include "server/nats/tests/nats_server.h"

namespace hadal::cluster {
namespace {

bool run(const std::string& words) {
  return std::system((words + " >/dev/null 2>&1").c_str()) == 0;
}

// Of a child, before it becomes another program.
void enter(const std::string& space) {
  if (space.empty()) return;
  const int file = ::open(("/var/run/netns/" + space).c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0 || ::setns(file, CLONE_NEWNET) != 0) ::_exit(126);
}

}  // namespace

Machines::Machines(std::size_t count) : name_(name_of_run(::getpid())) {
  for (std::size_t i = 0; i < count; ++i) {
    machines_.push_back(std::make_unique<Machine>());
    machines_[i]->port = log::test::free_port();
    machines_[i]->route = log::test::free_port();
  }
  have_namespaces_ = make_network();
  if (!have_namespaces_) {
    remove_network_of(name_);
    for (const auto& machine : machines_) machine->host = "127.0.0.1", machine->space.clear();
  }
  for (std::size_t i = 0; i < count; ++i) start_nats(i);
  for (std::size_t i = 0; i < count; ++i) start_hadal(i);
}

Machines::~Machines() {
  for (std::size_t i = 0; i < size(); ++i) {
    machines_[i]->hadal.reset();
    signal(Kind::nats, i, SIGKILL);
  }
  if (have_namespaces_) remove_network_of(name_);
}

bool Machines::make_network() {
  const std::string net = "10.213." + std::to_string(::getpid() % 250) + ".";
  if (!run("ip link add " + name_ + " type bridge") ||
      !run("ip addr add " + net + "1/24 dev " + name_) || !run("ip link set " + name_ + " up"))
    return false;
  for (std::size_t i = 0; i < size(); ++i) {
    machines_[i]->host = net + std::to_string(10 + i);
    if (!plug_in(i)) return false;
  }
  return true;
}

bool Machines::plug_in(std::size_t i) {
  Machine& machine = *machines_[i];
  machine.space = name_ + "m" + std::to_string(i);
  machine.plug = name_ + "p" + std::to_string(i);
  const std::string inner = name_ + "i" + std::to_string(i);
  const std::string inside = "ip -n " + machine.space + " ";
  return run("ip netns add " + machine.space) &&
         run("ip link add " + machine.plug + " type veth peer name " + inner) &&
         run("ip link set " + inner + " netns " + machine.space) &&
         run("ip link set " + machine.plug + " master " + name_ + " up") &&
         run(inside + "addr add " + machine.host + "/24 dev " + inner) &&
         run(inside + "link set " + inner + " up") && run(inside + "link set lo up");
}

std::string Machines::log_url() const {
  std::string url = "nats://";
  for (const auto& machine : machines_)
    url += (url.size() > 7 ? "," : "") + machine->host + ":" + std::to_string(machine->port);
  return url;
}

std::vector<client::Address> Machines::open() const {
  std::vector<client::Address> all;
  for (const auto& machine : machines_)
    if (machine->hadal) all.push_back(machine->address);
  return all;
}

std::size_t Machines::leader() const {
  using namespace log;
  natsConnection* connection = nullptr;
  if (natsConnection_ConnectTo(&connection, log_url().c_str()) != NATS_OK) return size();
  const NatsConnection owned(connection);
  jsCtx* context = nullptr;
  if (natsConnection_JetStream(&context, connection, nullptr) != NATS_OK) return size();
  const NatsJetStream jet(context);
  jsStreamInfo* info = nullptr;
  if (js_GetStreamInfo(&info, context, "hadal", nullptr, nullptr) != NATS_OK) return size();
  const NatsStreamInfo stream(info);
  if (info->Cluster == nullptr || info->Cluster->Leader == nullptr) return size();
  return static_cast<std::size_t>(info->Cluster->Leader[1] - '0');
}

void Machines::start(Kind kind, std::size_t i) {
  kind == Kind::hadal ? start_hadal(i) : start_nats(i);
}

std::string Machines::configuration(std::size_t i) const {
  const Machine& machine = *machines_[i];
  const std::string name = "n" + std::to_string(i);
  std::string text = "server_name: " + name + "\nhost: " + machine.host +
                     "\nport: " + std::to_string(machine.port) + "\njetstream { store_dir: \"" +
                     folder_.path(name) + "\", max_mem: 64MB, max_file: 4GB }\n" +
                     "ping_interval: \"1s\"\nping_max: 2\n" +
                     "cluster { name: test, host: " + machine.host +
                     ", port: " + std::to_string(machine.route) + ", routes: [";
  for (const auto& one : machines_)
    text += "nats://" + one->host + ":" + std::to_string(one->route) + ", ";
  return text + "] }\n";
}

void Machines::start_nats(std::size_t i) {
  Machine& machine = *machines_[i];
  const std::string name = "n" + std::to_string(i);
  const std::string file = folder_.path(name + ".conf");
  const std::string lines = folder_.path(name + ".log");
  std::ofstream(file) << configuration(i);
  machine.nats = ::fork();
  if (machine.nats != 0) return;
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
  enter(machine.space);
  ::execlp("nats-server", "nats-server", "-c", file.c_str(), "-l", lines.c_str(), nullptr);
  ::_exit(127);
}

// The servers of NATS need a moment until they have found each other.
void Machines::start_hadal(std::size_t i) {
  Machine& machine = *machines_[i];
  client::ServerPlan plan;
  plan.program = std::filesystem::read_symlink("/proc/self/exe").parent_path() / "hadal";
  plan.data = folder_.path("h" + std::to_string(i));
  plan.log_file = folder_.path("h" + std::to_string(i) + ".log");
  plan.flags = {"--host", machine.host, "--no-limits", "--bot-threads", "1", "--log", log_url()};
  plan.in_child = [space = machine.space] { enter(space); };
  for (int n = 0;; ++n) {
    machine.hadal = std::make_unique<client::ServerProcess>(plan);
    try {
      machine.address = machine.hadal->wait_until_open();
      return;
    } catch (const client::Gone&) {
      if (n == 300) throw;
      std::this_thread::sleep_for(std::chrono::milliseconds(200));
    }
  }
}

void Machines::signal(Kind kind, std::size_t i, int number) {
  Machine& machine = *machines_[i];
  const bool ends = number == SIGKILL || number == SIGTERM;
  if (kind == Kind::hadal) {
    if (!machine.hadal) return;
    if (!ends) ::kill(machine.hadal->pid(), number);
    if (number == SIGTERM) machine.hadal->stop();
    if (ends) machine.hadal.reset();
    return;
  }
  if (machine.nats == 0) return;
  ::kill(machine.nats, number);
  if (!ends) return;
  ::waitpid(machine.nats, nullptr, 0);
  machine.nats = 0;
}

void Machines::cut_off(std::size_t i) {
  if (have_namespaces_) {
    run("ip link set " + machines_[i]->plug + " down");
  } else {
    signal(Kind::nats, i, SIGSTOP);
    signal(Kind::hadal, i, SIGSTOP);
  }
}

void Machines::mend(std::size_t i) {
  if (have_namespaces_) {
    run("ip link set " + machines_[i]->plug + " up");
  } else {
    signal(Kind::nats, i, SIGCONT);
    signal(Kind::hadal, i, SIGCONT);
  }
}

}  // namespace hadal::cluster
