// SPDX-License-Identifier: Apache-2.0
// HTTP and WebSocket by hand, over plain sockets: tests see every byte, may send nonsense, and do
// not lean on the library that the server is made with.
#pragma once

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <boost/json.hpp>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hadal::http::test {

constexpr int kPatienceMs = 60'000;  // a test that waits so long has found something stuck

// The other side has hung up.
class Closed : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// One connection to this machine.
class Wire {
 public:
  // `receive_buffer`: how much the kernel takes for us while we do not read; 0: as usual.
  explicit Wire(unsigned short port, int receive_buffer = 0)
      : socket_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    if (receive_buffer > 0)
      ::setsockopt(socket_, SOL_SOCKET, SO_RCVBUF, &receive_buffer, sizeof receive_buffer);
    sockaddr_in to{};
    to.sin_family = AF_INET;
    to.sin_port = htons(port);
    to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (::connect(socket_, reinterpret_cast<const sockaddr*>(&to), sizeof to) != 0)
      throw Closed("nobody listens");
  }
  explicit Wire(int accepted) : socket_(accepted) {}
  ~Wire() { ::close(socket_); }
  Wire(const Wire&) = delete;
  Wire& operator=(const Wire&) = delete;

  void send(std::string_view bytes) const {
    while (!bytes.empty()) {
      const ssize_t n = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
      if (n <= 0) throw Closed("hung up while we wrote");
      bytes.remove_prefix(static_cast<std::size_t>(n));
    }
  }
  std::string read(std::size_t n) {
    while (buffer_.size() < n) receive();
    std::string taken = buffer_.substr(0, n);
    buffer_.erase(0, n);
    return taken;
  }
  std::string read_until(std::string_view end) {
    while (buffer_.find(end) == std::string::npos) receive();
    return read(buffer_.find(end) + end.size());
  }
  // Everything up to the end of the connection.
  std::string read_all() {
    try {
      for (;;) receive();
    } catch (const Closed&) {
      return std::exchange(buffer_, {});
    }
  }

 private:
  void receive() {
    pollfd waits{socket_, POLLIN, 0};
    if (::poll(&waits, 1, kPatienceMs) != 1) throw std::runtime_error("nothing came");
    char bytes[16 * 1024];
    const ssize_t n = ::recv(socket_, bytes, sizeof bytes, 0);
    if (n <= 0) throw Closed("hung up");
    buffer_.append(bytes, static_cast<std::size_t>(n));
  }
  int socket_;
  std::string buffer_;
};

struct HttpAnswer {
  unsigned status = 0;
  std::string head;
  std::string body;

  // The value of a header field; empty: it is not there.
  std::string field(const std::string& name) const {
    const std::size_t at = head.find("\r\n" + name + ": ");
    if (at == std::string::npos) return "";
    const std::size_t begin = at + name.size() + 4;
    return head.substr(begin, head.find("\r\n", begin) - begin);
  }
  boost::json::object json() const { return boost::json::parse(body).as_object(); }
  std::string code() const { return std::string(json().at("code").as_string()); }
};

inline HttpAnswer read_answer(Wire& wire) {
  HttpAnswer answer;
  answer.head = wire.read_until("\r\n\r\n");
  answer.status = static_cast<unsigned>(std::stoul(answer.head.substr(9, 3)));
  const std::string length = answer.field("Content-Length");
  if (!length.empty()) answer.body = wire.read(std::stoul(length));
  return answer;
}

// A browser: keeps its cookie, sends what else it is told to.
class Browser {
 public:
  explicit Browser(unsigned short to) : port(to) {}

  HttpAnswer ask(const std::string& method, const std::string& target, const std::string& body = "",
                 const std::vector<std::string>& more = {}) {
    Wire wire(port);
    std::string text = method + " " + target + " HTTP/1.1\r\nHost: " + host() + "\r\n";
    if (!cookie.empty()) text += "Cookie: " + cookie + "\r\n";
    for (const std::string& field : fields) text += field + "\r\n";
    for (const std::string& field : more) text += field + "\r\n";
    if (method == "POST") text += "Content-Length: " + std::to_string(body.size()) + "\r\n";
    wire.send(text + "Connection: close\r\n\r\n" + body);
    HttpAnswer answer = read_answer(wire);
    const std::string set = answer.field("Set-Cookie");
    if (!set.empty()) cookie = set.substr(0, set.find(';'));
    return answer;
  }
  HttpAnswer get(const std::string& target) { return ask("GET", target); }
  HttpAnswer post(const std::string& target, const std::string& json = "{}") {
    return ask("POST", target, json, {"Content-Type: application/json"});
  }
  std::string host() const { return "127.0.0.1:" + std::to_string(port); }
  std::string token() const { return cookie.substr(cookie.find('=') + 1); }

  unsigned short port;
  std::string cookie;
  std::vector<std::string> fields;  // sent with every request
};

// A WebSocket.
class WireTab {
 public:
  explicit WireTab(const Browser& browser, const std::vector<std::string>& more = {},
                   int receive_buffer = 0)
      : wire(browser.port, receive_buffer) {
    std::string text = "GET /ws HTTP/1.1\r\nHost: " + browser.host() +
                       "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                       "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                       "Sec-WebSocket-Version: 13\r\nCookie: " +
                       browser.cookie + "\r\n";
    for (const std::string& field : browser.fields) text += field + "\r\n";
    for (const std::string& field : more) text += field + "\r\n";
    wire.send(text + "\r\n");
    handshake = wire.read_until("\r\n\r\n");
    status = static_cast<unsigned>(std::stoul(handshake.substr(9, 3)));
  }

  // A frame; its mask is of zeros, so the text goes as it is. `first` has FIN and the opcode.
  static std::string frame(std::string_view text, unsigned char first = 0x81) {
    std::string bytes(1, static_cast<char>(first));
    const auto put = [&bytes](std::size_t n, int count) {
      for (int i = count - 1; i >= 0; --i) bytes += static_cast<char>(n >> (8 * i) & 0xff);
    };
    if (text.size() < 126)
      put(0x80 | text.size(), 1);
    else if (text.size() < 65536)
      put(0x80 | 126, 1), put(text.size(), 2);
    else
      put(0x80 | 127, 1), put(text.size(), 8);
    return bytes + std::string(4, '\0') + std::string(text);
  }
  void say(std::string_view text) const { wire.send(frame(text)); }

  // The next message; pings are passed over. Throws Closed.
  boost::json::object next() {
    for (;;) {
      const std::string head = wire.read(2);
      std::size_t n = static_cast<unsigned char>(head[1]) & 0x7f;
      if (n >= 126) {
        const std::string length = wire.read(n == 126 ? 2 : 8);
        n = 0;
        for (const char c : length) n = n << 8 | static_cast<unsigned char>(c);
      }
      const std::string text = wire.read(n);
      if ((head[0] & 0x0f) == 8) throw Closed("said goodbye");
      if ((head[0] & 0x0f) == 1) return boost::json::parse(text).as_object();
    }
  }
  boost::json::object wait_for(std::string_view type) {
    for (;;) {
      boost::json::object message = next();
      if (message.at("type").as_string() == type) return message;
    }
  }
  // Until this request was carried out.
  void wait_for_answer(std::string_view request) {
    for (;;) {
      const boost::json::object message = next();
      if (message.at("type").as_string() == "accepted" &&
          message.at("request").as_string() == request)
        return;
      if (!message.contains("answers")) continue;
      for (const boost::json::value& answered : message.at("answers").as_array())
        if (answered.as_string() == request) return;
    }
  }
  // Whether the server hangs up, whatever it says before.
  bool is_hung_up() {
    try {
      for (;;) next();
    } catch (const Closed&) {
      return true;
    }
  }

  Wire wire;
  std::string handshake;
  unsigned status = 0;
};

}  // namespace hadal::http::test
