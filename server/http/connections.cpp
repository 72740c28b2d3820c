// SPDX-License-Identifier: Apache-2.0
#include "server/http/connections.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/ssl.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/beast/websocket/ssl.hpp>
#include <chrono>

#include "server/http/read_request.h"
#include "server/http/socket.h"

namespace hadal::http {
namespace asio = boost::asio;
namespace beast = boost::beast;
using asio::use_awaitable;
using asio::ip::tcp;
using std::chrono::milliseconds;

namespace {

constexpr milliseconds kReadPatience(30'000);

// What arrived is not HTTP; the other case is that nothing more arrived.
bool is_malformed(const beast::error_code& error) {
  constexpr auto end_of_stream = beast::http::error::end_of_stream;
  return error.category() == make_error_code(end_of_stream).category() && error != end_of_stream &&
         error != beast::http::error::partial_message;
}

template <typename Stream>
asio::awaitable<void> shake_hands(Stream& stream) {
  if constexpr (kIsTls<Stream>) {
    beast::get_lowest_layer(stream).expires_after(kReadPatience);
    co_await stream.async_handshake(asio::ssl::stream_base::server, use_awaitable);
  }
  co_return;
}

// Says that nothing more comes.
template <typename Stream>
asio::awaitable<void> part(Stream& stream) {
  beast::error_code ignored;
  if constexpr (kIsTls<Stream>) {
    beast::get_lowest_layer(stream).expires_after(kFarewell);
    co_await stream.async_shutdown(asio::redirect_error(use_awaitable, ignored));
  }
  beast::get_lowest_layer(stream).socket().shutdown(tcp::socket::shutdown_send, ignored);
  co_return;
}

Response plain(unsigned status, std::string text) {
  return {status, "text/plain; charset=utf-8", std::move(text), {}};
}

// (Messages are named before they are awaited: g++ 12 destroys some temporaries twice.)
template <typename Stream>
asio::awaitable<void> refuse(Stream& stream, unsigned status, std::string text) {
  Message nothing;
  nothing.keep_alive(false);
  const Answer answer = answer_of(nothing, plain(status, text));
  co_await beast::http::async_write(stream, answer, use_awaitable);
}

}  // namespace

asio::awaitable<void> Connections::converse(ClientStream stream, std::shared_ptr<void> place) {
  return talk(std::move(stream), std::move(place));
}
asio::awaitable<void> Connections::converse(TlsStream stream, std::shared_ptr<void> place) {
  return talk(std::move(stream), std::move(place));
}

template <typename Stream>
asio::awaitable<void> Connections::talk(Stream stream, std::shared_ptr<void> place) {
  try {
    const asio::ip::address peer =
        beast::get_lowest_layer(stream).socket().remote_endpoint().address();
    co_await shake_hands(stream);
    beast::flat_buffer buffer;
    Next next = Next::request;
    while (next == Next::request) next = co_await exchange(stream, buffer, peer);
    place.reset();
    if (next == Next::end) co_await part(stream);
  } catch (const std::exception&) {  // the client has gone, or does not speak HTTP
  }
}

// One request and its answer.
template <typename Stream>
asio::awaitable<Connections::Next> Connections::exchange(Stream& stream, beast::flat_buffer& buffer,
                                                         const asio::ip::address& peer) {
  RequestParser parser;
  parser.body_limit(protocol::kLargestBody);
  parser.header_limit(protocol::kLargestHeader);
  beast::get_lowest_layer(stream).expires_after(kReadPatience);
  const beast::error_code error = co_await read_request(stream, buffer, parser);
  if (error == beast::http::error::bad_field) {
    co_await refuse(stream, 417, "Only 100-continue can be expected\n");
    co_return Next::end;
  }
  if (error == beast::http::error::body_limit || error == beast::http::error::header_limit) {
    co_await refuse(stream, 413, "Too large\n");
    co_return Next::end;
  }
  if (is_malformed(error)) co_await refuse(stream, 400, "This is not HTTP\n");
  if (error) co_return Next::end;
  const auto begin = std::chrono::steady_clock::now();
  Message message = parser.release();
  if (const std::string complaint = complaint_about(message); !complaint.empty()) {
    co_await refuse(stream, 400, complaint);
    co_return Next::end;
  }
  Request request = request_of(message, peer, hosts_.trusted);
  request.secure = request.secure || kIsTls<Stream>;
  if (beast::websocket::is_upgrade(message))
    co_return co_await upgrade(stream, std::move(message), request);
  Response response = co_await respond(request);
  hosts_.metrics.answered(
      std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count());
  beast::get_lowest_layer(stream).expires_after(kReadPatience);
  const Answer answer = answer_of(message, std::move(response), request.secure);
  co_await beast::http::async_write(stream, answer, use_awaitable);
  co_return answer.keep_alive() ? Next::request : Next::end;
}

template <typename Stream>
asio::awaitable<Connections::Next> Connections::upgrade(Stream& stream, Message message,
                                                        const Request& request) {
  unsigned status = 0;
  if (request.path != "/ws") status = 404;
  co_await hosts_.api.until_known(request);
  if (!is_own_origin(request) || !is_welcome(request)) status = 403;
  if (hosts_.among != nullptr && hosts_.among->node().is_cut_off()) status = 503;
  const std::shared_ptr<void> place = status == 0 ? hosts_.api.connect(request.address) : nullptr;
  if (status == 0 && !place) status = 429;
  if (status != 0) {
    const std::string why = status == 404   ? "Not found\n"
                            : status == 403 ? "Not from here\n"
                            : status == 503 ? "Cut off from the other servers\n"
                                            : "Too many connections; wait a little\n";
    co_await refuse(stream, status, why);
    co_return Next::end;
  }
  const house::PersonId person = hosts_.house.accounts().person_of(request.session);
  if (person) hosts_.house.accounts().note_use(request.session);
  const SocketOutside outside{
      hosts_.house,
      [this, person, from = request.address] { return hosts_.api.may_speak(person, from); },
      [this] { hosts_.metrics.dropped(); }, request.address};
  const ClientExecutor executor = stream.get_executor();
  Socket<Stream> socket(std::move(stream), outside);
  co_await asio::co_spawn(executor, socket.run(std::move(message), person, request.session),
                          use_awaitable);
  co_return Next::nothing;
}

bool Connections::is_welcome(const Request& request) const {
  if (hosts_.banned.contains(request.address)) return false;
  try {
    hosts_.house.moderation().expect_welcome(hosts_.house.accounts().person_of(request.session),
                                             request.address, wall_clock());
    return true;
  } catch (const house::Refusal&) {
    return false;
  }
}

asio::awaitable<Response> Connections::respond(const Request& request) {
  if (request.path.starts_with("/api/")) co_return co_await hosts_.api.handle(request);
  if (request.path == "/healthz" || request.path == "/metrics") co_await hosts_.trial.run();
  co_return page(request);
}

Response Connections::page(const Request& request) {
  if (request.path.empty()) return plain(400, "Bad address\n");
  if (request.method != "GET" && request.method != "HEAD") return plain(405, "GET only\n");
  if (request.path == "/healthz") return health();
  if (request.path == "/metrics" && request.local)
    return {200, "text/plain; version=0.0.4", hosts_.metrics.text(counts()), {}};
  if (request.path == "/metrics") return plain(404, "Not found\n");
  return hosts_.files.get(request);
}

Response Connections::health() const {
  if (hosts_.among != nullptr && hosts_.among->node().is_cut_off())
    return plain(503, "cut off from the other servers\n");
  return hosts_.trial.is_good() ? plain(200, "ok\n") : plain(503, "the data cannot be written\n");
}

house::Counts Connections::counts() const {
  house::Counts counts = hosts_.house.counts();
  counts.is_failing = !hosts_.trial.is_good();
  return counts;
}

}  // namespace hadal::http
