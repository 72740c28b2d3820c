// SPDX-License-Identifier: Apache-2.0
#include "commands/load/wires.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <fmt/core.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <optional>

#include "terminal/error.h"

namespace hadal::cli {
namespace {

// RFC 6455, section 5.2.
enum Kind : unsigned char { kText = 0x1, kClose = 0x8, kPing = 0x9, kPong = 0xA };
constexpr unsigned char kWhole = 0x80;
constexpr unsigned char kMasked = 0x80;
constexpr std::size_t kLargestRead = 256 * 1024;

UserError failed(const char* what) {
  return UserError(fmt::format("{}: {}", what, std::strerror(errno)));
}

struct Frame {
  unsigned char kind = 0;
  std::string_view text;
  std::size_t size = 0;  // with its header
};

// Nothing: it has not arrived completely.
std::optional<Frame> first_frame(std::string_view bytes) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(bytes[i]); };
  if (bytes.size() < 2) return std::nullopt;
  if ((byte(0) & kWhole) == 0) throw UserError("the server sent a message in parts");
  std::size_t header = 2;
  std::size_t length = byte(1) & 0x7FU;
  if (length >= 126) {
    header = length == 126 ? 4 : 10;
    if (bytes.size() < header) return std::nullopt;
    length = 0;
    for (std::size_t i = 2; i < header; ++i) length = length << 8U | byte(i);
  }
  if (bytes.size() - header < length) return std::nullopt;
  return Frame{static_cast<unsigned char>(byte(0) & 0x0FU), bytes.substr(header, length),
               header + length};
}

sockaddr_in place(const std::string& host, unsigned short port) {
  sockaddr_in found{};
  found.sin_family = AF_INET;
  found.sin_port = htons(port);
  if (inet_pton(AF_INET, host.c_str(), &found.sin_addr) != 1)
    throw UserError(host + ": only addresses like 127.0.0.1 are put under load");
  return found;
}

int connect_to(const client::Address& address, const std::string& from) {
  const sockaddr_in there = place(address.host, address.port);
  const sockaddr_in here = place(from.empty() ? "0.0.0.0" : from, 0);
  const int made = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (made < 0) throw failed("no socket can be opened");
  if (bind(made, reinterpret_cast<const sockaddr*>(&here), sizeof here) != 0 ||
      connect(made, reinterpret_cast<const sockaddr*>(&there), sizeof there) != 0) {
    const UserError error = failed("the server cannot be reached");
    close(made);
    throw error;
  }
  const int yes = 1;
  setsockopt(made, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
  return made;
}

// What came after the server's consent.
std::string shake_hands(int with, const client::Address& address, const std::string& cookie) {
  const std::string ask = fmt::format(
      "GET /ws HTTP/1.1\r\nHost: {}:{}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
      "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n{}{}{}\r\n",
      address.host, address.port, cookie.empty() ? "" : "Cookie: ", cookie,
      cookie.empty() ? "" : "\r\n");
  if (::send(with, ask.data(), ask.size(), MSG_NOSIGNAL) != static_cast<ssize_t>(ask.size()))
    throw failed("the server does not listen");
  constexpr std::string_view kEnd = "\r\n\r\n";
  std::string answer;
  std::array<char, 4096> part{};
  while (answer.find(kEnd) == std::string::npos) {
    const ssize_t n = recv(with, part.data(), part.size(), 0);
    if (n <= 0) throw UserError("the server has hung up");
    answer.append(part.data(), static_cast<std::size_t>(n));
  }
  if (!answer.starts_with("HTTP/1.1 101"))
    throw UserError("the server refused a connection: " + answer.substr(0, answer.find('\r')));
  return answer.substr(answer.find(kEnd) + kEnd.size());
}

}  // namespace

LoadWires::LoadWires(std::vector<client::Address> servers, Hear hear)
    : servers_(std::move(servers)),
      hear_(std::move(hear)),
      epoll_(epoll_create1(EPOLL_CLOEXEC)),
      buffer_(kLargestRead) {
  if (epoll_ < 0) throw failed("epoll");
}

LoadWires::~LoadWires() {
  for (const Wire& wire : wires_) close(wire.socket);
  close(epoll_);
}

std::size_t LoadWires::open(const std::string& cookie, std::size_t server,
                            const std::string& from) {
  const client::Address& address = servers_[server % servers_.size()];
  const std::size_t number = wires_.size();
  Wire& wire = wires_.emplace_back(Wire{connect_to(address, from), {}});
  wire.rest = shake_hands(wire.socket, address, cookie);
  wire.rest.erase(0, take_messages(number, wire.rest));
  fcntl(wire.socket, F_SETFL, fcntl(wire.socket, F_GETFL) | O_NONBLOCK);
  epoll_event event{};
  event.events = EPOLLIN;
  event.data.u64 = number;
  if (epoll_ctl(epoll_, EPOLL_CTL_ADD, wire.socket, &event) != 0) throw failed("epoll");
  return number;
}

void LoadWires::send(std::size_t wire, std::string_view text) { send_frame(wire, kText, text); }

// Clients must mask what they send. The key may be anything, and zero leaves the text as it is.
void LoadWires::send_frame(std::size_t wire, unsigned char kind, std::string_view text) {
  if (text.size() > 0xFFFF) throw UserError("a message is too long");
  frame_.assign(1, static_cast<char>(kWhole | kind));
  if (text.size() < 126) {
    frame_ += static_cast<char>(kMasked | text.size());
  } else {
    frame_ += static_cast<char>(kMasked | 126U);
    frame_ += static_cast<char>(text.size() >> 8U);
    frame_ += static_cast<char>(text.size() & 0xFFU);
  }
  frame_.append(4, '\0');
  frame_ += text;
  const ssize_t sent = ::send(wires_[wire].socket, frame_.data(), frame_.size(), MSG_NOSIGNAL);
  if (sent != static_cast<ssize_t>(frame_.size()))
    throw failed("the server does not take what it is sent");
}

void LoadWires::wait(std::chrono::milliseconds patience) {
  std::array<epoll_event, 512> ready{};
  const int n = epoll_wait(epoll_, ready.data(), static_cast<int>(ready.size()),
                           static_cast<int>(patience.count()));
  if (n < 0 && errno != EINTR) throw failed("epoll");
  for (int i = 0; i < n; ++i) read(ready[static_cast<std::size_t>(i)].data.u64);
}

void LoadWires::read(std::size_t number) {
  Wire& wire = wires_[number];
  const std::size_t kept = wire.rest.size();
  if (kept + kLargestRead / 2 > buffer_.size()) buffer_.resize(kept + kLargestRead);
  std::memcpy(buffer_.data(), wire.rest.data(), kept);
  const ssize_t n = recv(wire.socket, buffer_.data() + kept, buffer_.size() - kept, 0);
  if (n < 0 && (errno == EAGAIN || errno == EINTR)) return;
  if (n <= 0) throw UserError("the server has hung up");
  const std::string_view bytes(buffer_.data(), kept + static_cast<std::size_t>(n));
  wire.rest.assign(bytes.substr(take_messages(number, bytes)));
}

// How many bytes were whole messages.
std::size_t LoadWires::take_messages(std::size_t wire, std::string_view bytes) {
  std::size_t taken = 0;
  while (const std::optional<Frame> frame = first_frame(bytes.substr(taken))) {
    taken += frame->size;
    if (frame->kind == kText) hear_(wire, frame->text);
    if (frame->kind == kPing) send_frame(wire, kPong, frame->text);
    if (frame->kind == kClose) throw UserError("the server has hung up");
  }
  return taken;
}

}  // namespace hadal::cli
