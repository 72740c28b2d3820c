// SPDX-License-Identifier: Apache-2.0
#include "server/http/webhook.h"

#include <spdlog/spdlog.h>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/connect.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/ssl.hpp>
#include <charconv>
#include <chrono>
#include <deque>
#include <unordered_map>

#include "server/http/webhook_address.h"
#include "server/protocol/json.h"

namespace hadal::http {
namespace asio = boost::asio;
namespace beast = boost::beast;
using asio::use_awaitable;
using asio::ip::tcp;

// What is refused on purpose; trying again would not help.
class Forbidden : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

namespace {

constexpr std::size_t kMostAtOnce = 500;
constexpr std::size_t kMostToOneHost = 4;  // at once; others wait …
constexpr std::size_t kMostWaiting = 50;   // … but no more than so many for one host

std::string body_of(const house::YourTurn& turn, const std::string& url) {
  const bool is_test = turn.table.empty();
  const std::string text = is_test ? "Hadal: this is a test, " + turn.name + "."
                                   : "Hadal: it is your turn, " + turn.name + ".";
  const std::string link = is_test ? url : url + "/table/" + turn.table;
  const std::string whole = text + " " + link;
  return protocol::to_json(protocol::Notice{whole, whole, is_test ? "test" : "your_turn", turn.name,
                                            turn.game, turn.table, link});
}

using Clock = std::chrono::steady_clock;

unsigned short port_of(const WebhookAddress& address) {
  unsigned short port = 0;
  const char* end = address.port.data() + address.port.size();
  const auto [stopped, error] = std::from_chars(address.port.data(), end, port);
  if (error != std::errc{} || stopped != end) throw Forbidden("the address has no such port");
  return port;
}

using Post = beast::http::request<beast::http::string_body>;

Post request_of(const WebhookAddress& address, std::string body) {
  Post post{beast::http::verb::post, address.target, 11};
  post.set(beast::http::field::host, address.host_field);
  post.set(beast::http::field::user_agent, "Hadal");
  post.set(beast::http::field::content_type, "application/json");
  post.set(beast::http::field::connection, "close");
  post.body() = std::move(body);
  post.prepare_payload();
  return post;
}

template <typename Stream>
asio::awaitable<unsigned> exchange(Stream& stream, const Post& post) {
  co_await beast::http::async_write(stream, post, use_awaitable);
  beast::flat_buffer buffer(16 * 1024);
  beast::http::response_parser<beast::http::empty_body> parser;
  co_await beast::http::async_read_header(stream, buffer, parser, use_awaitable);
  co_return parser.get().result_int();
}

}  // namespace

struct Webhooks::Sender {
  struct Delivery {
    std::string why;  // empty: it has arrived
    bool may_help_to_try_again = false;
  };

  struct Waiting {
    house::YourTurn turn;
    std::size_t tries;
    std::function<void(const std::string&)> done;
  };
  struct Host {
    std::size_t at_once = 0;
    std::deque<Waiting> waiting;
  };

  Sender(asio::io_context& context, WebhookOptions with)
      : io(context), options(std::move(with)), names(context, options.resolve) {
    tls.set_default_verify_paths();
    tls.set_verify_mode(asio::ssl::verify_peer);
  }

  // We connect to exactly the address we checked: a name cannot point elsewhere in between.
  asio::awaitable<Endpoints> resolve(const WebhookAddress& address, Clock::time_point deadline) {
    const unsigned short port = port_of(address);
    const Endpoints found = co_await names.find(address.host, port, deadline);
    for (const tcp::endpoint& one : found)
      if (!options.allow_private && is_private(one.address()))
        throw Forbidden("the address is in a private network");
    co_return found;
  }

  asio::awaitable<unsigned> post(const house::YourTurn& turn) {
    const WebhookAddress address = webhook_address(turn.url);
    const Post post = request_of(address, body_of(turn, options.url));
    const Clock::time_point deadline = Clock::now() + options.patience;
    const Endpoints found = co_await resolve(address, deadline);
    if (!address.tls) {
      beast::tcp_stream stream(io);
      stream.expires_at(deadline);
      co_await stream.async_connect(found, use_awaitable);
      co_return co_await exchange(stream, post);
    }
    beast::ssl_stream<beast::tcp_stream> stream(io, tls);
    if (SSL_set_tlsext_host_name(stream.native_handle(), address.host.c_str()) != 1)
      throw std::runtime_error("the host name cannot be used");
    stream.set_verify_callback(asio::ssl::host_name_verification(address.host));
    beast::get_lowest_layer(stream).expires_at(deadline);
    co_await beast::get_lowest_layer(stream).async_connect(found, use_awaitable);
    co_await stream.async_handshake(asio::ssl::stream_base::client, use_awaitable);
    co_return co_await exchange(stream, post);
  }

  asio::awaitable<Delivery> attempt(const house::YourTurn& turn) {
    Delivery outcome;
    try {
      const unsigned status = co_await post(turn);
      if (status >= 300)
        outcome = {"the address answered with status " + std::to_string(status),
                   status >= 500 || status == 429};
    } catch (const Forbidden& e) {
      outcome = {e.what(), false};
    } catch (const std::exception&) {
      outcome = {"the address could not be reached", true};
    }
    co_return outcome;
  }

  asio::awaitable<std::string> deliver(const house::YourTurn& turn, std::size_t tries) {
    asio::steady_timer timer(io);
    for (std::size_t tried = 1;; ++tried) {
      const Delivery outcome = co_await attempt(turn);
      if (outcome.why.empty() || !outcome.may_help_to_try_again || tried == tries)
        co_return outcome.why;
      timer.expires_after(options.pauses[tried - 1]);
      co_await timer.async_wait(use_awaitable);
    }
  }

  // By the host we connect to, however the rest of the address is written.
  static std::string host_of(const house::YourTurn& turn) {
    try {
      return house::folded(webhook_address(turn.url).host);
    } catch (const std::exception&) {  // no address at all, which the attempt will say
      return turn.url;
    }
  }

  // False: too many are under way.
  static bool begin(const std::shared_ptr<Sender>& self, Waiting one) {
    const std::string name = host_of(one.turn);
    Host& host = self->hosts[name];
    if (self->under_way >= kMostAtOnce || host.waiting.size() >= kMostWaiting) {
      self->options.report(WebhookFate::dropped);
      return false;
    }
    ++self->under_way;
    if (host.at_once == kMostToOneHost) {
      host.waiting.push_back(std::move(one));
      return true;
    }
    ++host.at_once;
    asio::co_spawn(
        self->io,
        [self, name, one = std::move(one)]() mutable { return self->serve(name, std::move(one)); },
        asio::detached);
    return true;
  }

  // Delivers this one and then what waits for the same host.
  asio::awaitable<void> serve(std::string name, Waiting one) {
    Host& host = hosts.at(name);
    for (;;) {
      const std::string why = co_await deliver(one.turn, one.tries);
      --under_way;
      options.report(why.empty() ? WebhookFate::sent : WebhookFate::failed);
      one.done(why);
      if (host.waiting.empty()) break;
      one = std::move(host.waiting.front());
      host.waiting.pop_front();
    }
    if (--host.at_once == 0) hosts.erase(name);
  }

  asio::io_context& io;
  WebhookOptions options;
  asio::ssl::context tls{asio::ssl::context::tls_client};
  NameLookup names;
  std::unordered_map<std::string, Host> hosts;  // to which something is under way
  std::size_t under_way = 0;                    // in all, with those that wait
};

Webhooks::Webhooks(asio::io_context& io, WebhookOptions options)
    : sender_(std::make_shared<Sender>(io, std::move(options))) {}

Webhooks::~Webhooks() { sender_->names.close(); }

// The address is its owner's secret and stays out of our log.
void Webhooks::send(const house::YourTurn& turn) {
  const auto note = [](const std::string& why) {
    if (!why.empty()) spdlog::warn("event=webhook_failed reason=\"{}\"", why);
  };
  Sender::begin(sender_, {turn, sender_->options.pauses.size() + 1, note});
}

void Webhooks::test(const house::YourTurn& turn, std::function<void(const std::string&)> done) {
  if (!Sender::begin(sender_, {turn, 1, done})) done("too many messages are already on their way");
}

}  // namespace hadal::http
