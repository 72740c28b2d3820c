// SPDX-License-Identifier: Apache-2.0
#include "server/http/server.h"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/thread_pool.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <chrono>
#include <set>

#include "engine/version.h"
#include "server/api/limits.h"
#include "server/http/admin.h"
#include "server/http/among_nodes.h"
#include "server/http/build_id.h"
#include "server/http/connections.h"
#include "server/http/open_log.h"
#include "server/http/steady_time.h"
#include "server/http/tls.h"
#include "server/http/webhook.h"
#include "server/lobby/house.h"

namespace hadal::http {
namespace asio = boost::asio;
namespace beast = boost::beast;
using asio::use_awaitable;
using asio::ip::tcp;
using std::chrono::milliseconds;

namespace {

constexpr std::size_t kMostHashing = 16;  // passwords that wait
constexpr milliseconds kTick(200);

class Server {
 public:
  explicit Server(const ServerOptions& options)
      : options_(options),
        trusted_(read_proxies(options.trusted_proxies)),
        banned_(read_banned(options.banned_addresses)),
        tls_(read_certificate(options.tls_certificate, options.tls_key)),
        files_(options.web),
        opened_(open_log(options)),
        log_(opened_.log.get()),
        acceptor_(io_),
        hashing_(1) {
    open();
    WebhookOptions hooks;
    hooks.url = url();
    hooks.allow_private = options.private_webhooks;
    hooks.report = [this](WebhookFate fate) { metrics_.webhook(fate); };
    webhooks_ = std::make_unique<Webhooks>(io_, std::move(hooks));
    if (opened_.nats != nullptr) among_ = std::make_unique<AmongNodes>(io_, opened_);
    house_ = std::make_unique<house::House>(outside());
    api_ = std::make_unique<Api>(
        *house_,
        ApiOutside{wall_clock, [this](auto there, auto here) { return apart(there, here); },
                   [this](const auto& turn, auto done) { webhooks_->test(turn, done); },
                   options.limits, among_ ? &among_->elsewhere() : nullptr});
    connections_ = std::make_unique<Connections>(
        Hosts{trusted_, banned_, *house_, *api_, among_.get(), files_, metrics_, trial_});
    admin_ = std::make_unique<Admin>(*house_, wall_clock, among_ ? &among_->elsewhere() : nullptr);
  }

  ~Server() { hashing_.join(); }

  std::string url() const {
    if (!options_.url.empty()) return options_.url;
    const bool is_v6 = options_.host.find(':') != std::string::npos;
    return (tls_ ? "https://" : "http://") + (is_v6 ? "[" + options_.host + "]" : options_.host) +
           ":" + std::to_string(acceptor_.local_endpoint().port());
  }

  void run(const std::function<void(const std::string&)>& ready) {
    const std::int64_t begin = wall_clock();
    house_->recover();
    const house::Counts counts = house_->counts();
    spdlog::info("event=recovered people={} waiting={} running={} troubled={} ms={}", counts.people,
                 counts.waiting_tables, counts.running_tables, counts.troubled,
                 wall_clock() - begin);
    if (among_) among_->join(*house_, *api_, *admin_);
    beast::error_code error;
    acceptor_.listen(asio::socket_base::max_listen_connections, error);
    expect_opened(error);
    asio::co_spawn(io_, accept(), asio::detached);
    asio::co_spawn(io_, tick(), asio::detached);
    asio::co_spawn(io_, wait_for_signal(), asio::detached);
    asio::co_spawn(io_, wait_for_reload(), asio::detached);
    open_door();
    spdlog::info("event=listening url={} version={} plain_page={}", url(), kVersion,
                 files_.is_built_in());
    ready(url());
    io_.run();
    spdlog::info("event=stopped");
  }

 private:
  house::Outside outside() {
    return {.log = *log_,
            .post = [this](std::function<void()> f) { asio::post(io_, std::move(f)); },
            .now = wall_clock,
            .game_now = [this] { return game_time_.now(); },
            .your_turn = [this](const house::YourTurn& turn) { webhooks_->send(turn); },
            .bot_threads = options_.bot_threads,
            .bot_limits = options_.bot_limits,
            .pace_ms = options_.bot_pace.count(),
            .later = [this](std::int64_t ms,
                            std::function<void()> f) { later(milliseconds(ms), std::move(f)); },
            .limits = options_.limits,
            .took = [this](std::int64_t ms) { metrics_.took(ms); },
            .bot_took = [this](std::int64_t ms) { metrics_.thought(ms); },
            .build = build_id(),
            .found_unfit =
                [](const house::Unfit& one) {
                  spdlog::error("event=unfit table={} reason=\"{}\"", one.table, one.why);
                },
            .checking =
                [](const house::Checking& now) {
                  spdlog::info("event=checking games={} checked={} unfit={} version=\"{}\"",
                               now.games, now.checked, now.unfit, now.version);
                },
            .neighbours = among_ ? &among_->node() : nullptr};
  }

  void open() {
    beast::error_code error;
    const auto address = asio::ip::make_address(options_.host, error);
    if (error) throw std::runtime_error(options_.host + ": is not an address of a network card");
    const tcp::endpoint endpoint(address, options_.port);
    acceptor_.open(endpoint.protocol(), error);
    if (!error) acceptor_.set_option(tcp::acceptor::reuse_address(true), error);
    if (!error) acceptor_.bind(endpoint, error);
    expect_opened(error);
  }

  // The house can run without it.
  void open_door() {
    try {
      door_ = std::make_unique<AdminDoor>(io_, options_.data, *admin_);
    } catch (const std::exception& e) {
      spdlog::warn("event=no_admin reason=\"{}\"", e.what());
    }
  }

  // In the system's own words; an exception from Asio would name files of the library.
  void expect_opened(const beast::error_code& error) const {
    if (error)
      throw std::runtime_error(options_.host + " port " + std::to_string(options_.port) + ": " +
                               error.message());
  }

  void later(milliseconds wait, std::function<void()> f) {
    const auto timer = std::make_shared<asio::steady_timer>(io_, wait);
    timer->async_wait([timer, f = std::move(f)](const beast::error_code& error) {
      if (!error) f();
    });
  }

  bool apart(std::function<void()> there, std::function<void()> here) {
    if (hashing_waits_ >= kMostHashing) return false;
    ++hashing_waits_;
    asio::post(hashing_, [this, there = std::move(there), here = std::move(here)] {
      try {
        there();
      } catch (const std::exception&) {  // no memory; what it should have made is not there
      }
      asio::post(io_, [this, here] {
        --hashing_waits_;
        here();
      });
    });
    return true;
  }

  asio::awaitable<void> accept() {
    for (;;) {
      auto [error, socket] = co_await acceptor_.async_accept(asio::as_tuple(use_awaitable));
      if (!acceptor_.is_open()) co_return;
      if (!error) {
        welcome(std::move(socket));
        continue;
      }
      spdlog::warn("event=accept error=\"{}\"", error.message());  // too many open files, perhaps
      asio::steady_timer pause(io_, milliseconds(100));
      co_await pause.async_wait(use_awaitable);
    }
  }

  // One address may have this many connections, whatever it does with them; a proxy speaks for
  // others.
  void welcome(ClientStream::socket_type socket) {
    beast::error_code error;
    const tcp::endpoint peer = socket.remote_endpoint(error);
    if (error) return;  // gone already
    std::shared_ptr<void> place;
    if (options_.limits && !is_trusted(trusted_, peer.address())) {
      place = places_.take(household(peer.address()));
      if (!place) return turn_away(socket);
    }
    socket.set_option(tcp::no_delay(true), error);
    ClientStream stream(std::move(socket));
    if (tls_)
      asio::co_spawn(io_,
                     connections_->converse(TlsStream(std::move(stream), *tls_), std::move(place)),
                     asio::detached);
    else
      asio::co_spawn(io_, connections_->converse(std::move(stream), std::move(place)),
                     asio::detached);
  }

  // As far as we can tell without waiting.
  void turn_away(ClientStream::socket_type& socket) {
    static constexpr std::string_view kSentence =
        "HTTP/1.1 429 Too Many Requests\r\nContent-Type: text/plain\r\nConnection: close\r\n"
        "Content-Length: 38\r\n\r\nToo many connections; close some first";
    metrics_.turned_away();
    if (tls_) return;  // there is no sentence before the handshake
    beast::error_code ignored;
    socket.non_blocking(true, ignored);
    socket.write_some(asio::buffer(kSentence.data(), kSentence.size()), ignored);
  }

  asio::awaitable<void> tick() {
    asio::steady_timer timer(io_);
    for (;;) {
      timer.expires_after(kTick);
      co_await timer.async_wait(use_awaitable);
      try {
        game_time_.now();
        house_->tick();
        if (among_) among_->node().tick();
      } catch (const std::exception&) {
        spdlog::error("event=mistake where=tick");  // and no more: it may name what is hidden
      }
    }
  }

  asio::awaitable<void> wait_for_reload() {
    for (;;) {
      co_await reload_.async_wait(use_awaitable);
      try {
        if (options_.read_again) reload(options_.read_again());
      } catch (const std::exception& e) {
        spdlog::error("event=reload_failed changed=false reason=\"{}\"", e.what());
      }
    }
  }

  // First everything that may fail.
  void reload(const ServerOptions& fresh) {
    std::set<std::string> banned = read_banned(fresh.banned_addresses);
    TlsContext tls = read_certificate(fresh.tls_certificate, fresh.tls_key);
    if (!tls != !tls_) throw std::runtime_error("TLS can only be switched on or off by a restart");
    banned_ = std::move(banned);
    tls_ = std::move(tls);  // connections that are there keep the old one
    places_.allow(fresh.connections_per_address);
    house_->operators().send_away(banned_);
    spdlog::info("event=reloaded connections_per_address={} banned_addresses={}",
                 fresh.connections_per_address, banned_.size());
  }

  // No new guests; say goodbye to those who are here, and finish writing.
  asio::awaitable<void> wait_for_signal() {
    co_await signals_.async_wait(use_awaitable);
    spdlog::info("event=stopping");
    acceptor_.close();
    const std::int64_t latest = wall_clock() + kFarewell.count();
    house_->say_goodbye();
    asio::steady_timer timer(io_);
    while (wall_clock() < latest && house_->counts().changes_waiting > 0) {
      timer.expires_after(milliseconds(20));
      co_await timer.async_wait(use_awaitable);
    }
    if (among_) among_->node().leave();
    timer.expires_after(milliseconds(100));
    co_await timer.async_wait(use_awaitable);
    io_.stop();
  }

  ServerOptions options_;
  Proxies trusted_;
  std::set<std::string> banned_;  // by the settings; others are in the log
  asio::io_context io_{1};
  asio::signal_set signals_{io_, SIGTERM, SIGINT};  // from the start: a stop during recovery counts
  asio::signal_set reload_{io_, SIGHUP};
  TlsContext tls_;  // null: plain HTTP
  SteadyTime game_time_;
  Files files_;
  Metrics metrics_;
  OpenedLog opened_;
  log::Log* log_;
  ClientAcceptor acceptor_;
  std::unique_ptr<Webhooks> webhooks_;
  std::unique_ptr<AmongNodes> among_;  // null: nobody else uses the log
  std::unique_ptr<house::House> house_;
  std::unique_ptr<Api> api_;
  std::unique_ptr<Connections> connections_;
  std::unique_ptr<Admin> admin_;
  std::unique_ptr<AdminDoor> door_;
  WriteTrial trial_{io_, *log_};
  Quota places_{options_.connections_per_address};
  std::size_t hashing_waits_ = 0;
  asio::thread_pool hashing_;
};

}  // namespace

void serve(const ServerOptions& options, const std::function<void(const std::string&)>& ready) {
  Server(options).run(ready);
}

}  // namespace hadal::http
