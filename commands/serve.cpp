// SPDX-License-Identifier: Apache-2.0
// hadal serve: starts a server.
#include <fmt/core.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <thread>

#include "commands/commands.h"
#include "commands/config.h"
#include "commands/json_lines.h"
#include "commands/nats_flags.h"
#include "server/http/server.h"
#include "server/table/seeds.h"
#include "terminal/error.h"

namespace hadal::cli {
namespace {

// The client that was built with this program (build/<preset>/hadal, web/dist) or installed with it
// (bin/hadal, share/hadal/web); empty if there is none.
std::string web_beside_program() {
  namespace fs = std::filesystem;
  std::error_code error;
  const fs::path folder = fs::read_symlink("/proc/self/exe", error).parent_path();
  for (const fs::path& found : {folder.parent_path().parent_path() / "web" / "dist",
                                folder.parent_path() / "share" / "hadal" / "web"})
    if (fs::exists(found / "index.html", error)) return found.string();
  return {};
}

// Links in webhooks are this and a path.
std::string checked_url(std::string url) {
  while (url.ends_with('/')) url.pop_back();
  if (!url.empty() && !url.starts_with("https://") && !url.starts_with("http://"))
    throw UserError(url + ": --url is an address like https://play.example.org");
  return url;
}

void expect_web(const std::string& folder) {
  std::error_code error;
  if (!folder.empty() && !std::filesystem::exists(folder + "/index.html", error))
    throw UserError(folder + ": this is not a web client, because it has no index.html");
}

// Anybody who knows the number knows every card, so this must not happen by accident.
constexpr const char* kTestVariable = "HADAL_TEST_SEEDS";

void fix_seeds_for_test(std::uint64_t number) {
  if (std::getenv(kTestVariable) == nullptr)
    throw UserError(
        std::string("--test-seeds makes every game predictable: it is for tests, which ") +
        "set the environment variable " + kTestVariable);
  house::fix_seeds(number);
}

void expect_no_password(const std::string& log) {
  if (log::has_password(log))
    throw UserError(
        "everybody on this machine can read a password on a command line; use "
        "--nats-password-file, or put the address into the file that --config names");
}

constexpr const char* kJson = "json";

void run_serve(http::ServerOptions options, const std::string& lines) {
  options.url = checked_url(options.url);
  expect_web(options.web);
  spdlog::set_default_logger(spdlog::stderr_logger_mt("hadal"));
  if (lines == kJson)
    spdlog::set_formatter(json_lines());
  else
    spdlog::set_pattern("time=%Y-%m-%dT%H:%M:%S.%e%z level=%l %v");
  if (options.web.empty()) options.web = web_beside_program();
  http::serve(options, [](const std::string& url) {
    fmt::print("Hadal is open: {}\n", url);
    std::fflush(stdout);
  });
}

struct Settings {
  http::ServerOptions options;
  std::string lines = "pairs";  // of the log
  std::optional<std::uint64_t> seeds;
};

void add_flags(CLI::App& command, Settings& settings) {
  http::ServerOptions& options = settings.options;
  options.bot_threads = std::max(1u, std::thread::hardware_concurrency() / 2);
  command.add_option("--host", options.host, "Address to listen on (0.0.0.0: every network)")
      ->capture_default_str();
  command.add_option("--port", options.port, "Port to listen on (0: any)")
      ->capture_default_str()
      ->check(CLI::Range(0, 65535));
  command.add_option("--data", options.data, "Folder for everything that must not be lost")
      ->capture_default_str();
  command.add_option("--tls-cert", options.tls_certificate,
                     "Speak HTTPS with this certificate and those that signed it (PEM)");
  command.add_option("--tls-key", options.tls_key, "The key of the certificate (PEM)");
  command.add_option("--log", options.log,
                     "Keep the log in NATS instead: nats://HOST[:PORT],HOST,HOST[/STREAM], or "
                     "tls://…; several servers may share it");
  add_nats_flags(command, options.nats);
  command.add_option("--web", options.web,
                     "Folder of the web client (default: the one that was built)");
  command.add_option("--url", options.url, "How people reach this server, for webhooks");
  command.add_option("--trusted-proxy", options.trusted_proxies,
                     "Address of a reverse proxy whose X-Forwarded-* headers are believed");
  command
      .add_option("--bot-threads", options.bot_threads,
                  "How many bots may think at once (default: half of the processors)")
      ->check(CLI::Range(1, 256));
  command
      .add_option(
          "--bot-iterations", options.bot_limits.trials,
          "The most iterations for a decision of a bot with settings (captain/iterations=1000)")
      ->capture_default_str()
      ->check(CLI::Range(1, 100'000'000));
  command
      .add_option("--bot-ms", options.bot_limits.ms,
                  "The most milliseconds for a decision of a bot with settings (master/ms=500)")
      ->capture_default_str()
      ->check(CLI::Range(1, 3'600'000));
  command
      .add_option("--connections-per-address", options.connections_per_address,
                  "How many connections one address may have at once")
      ->capture_default_str()
      ->check(CLI::Range(1, 1'000'000));
  command.add_option("--ban-address", options.banned_addresses,
                     "Address from which nobody may come in");
  command.add_flag("--accept-loss", options.accept_loss,
                   "Start even if acknowledged data is missing");
  command.add_flag("--private-webhooks", options.private_webhooks,
                   "Webhooks may reach private networks");
  command.add_flag("!--no-limits", options.limits, "No limits per address (for benchmarks)");
  command.add_option("--log-lines", settings.lines, "How the log is written: pairs or json")
      ->capture_default_str()
      ->check(CLI::IsMember({"pairs", kJson}));
  command.add_option("--test-seeds", settings.seeds, "For tests: the same cards in every run")
      ->group("");
  add_config(command);
}

// The same command line, with the environment and the file as they are now.
http::ServerOptions read_again(const GivenFlags& given) {
  CLI::App command("", "serve");
  Settings settings;
  add_flags(command, settings);
  give_flags(command, given);
  read_config(command);
  return settings.options;
}

}  // namespace

void add_serve(CLI::App& app, int&) {
  auto settings = std::make_shared<Settings>();
  CLI::App* command = app.add_subcommand("serve", "Start a server: people play in their browsers");
  add_flags(*command, *settings);
  command->callback([command, settings] {
    const GivenFlags given = given_flags(*command);
    expect_no_password(settings->options.log);  // so far, of the command line
    read_config(*command);
    if (settings->seeds) {
      fix_seeds_for_test(*settings->seeds);
      settings->options.bot_pace = {};  // nobody watches
    }
    settings->options.read_again = [given] { return read_again(given); };
    run_serve(settings->options, settings->lines);
  });
}

}  // namespace hadal::cli
