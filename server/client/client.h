// SPDX-License-Identifier: Apache-2.0
// The client side: HTTP requests of one person, and thousands of WebSockets on one thread for
// tests. It handles JSON texts and does not know what they mean.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>

namespace hadal::client {

using Clock = std::chrono::steady_clock;

struct Address {
  std::string host;  // of a network card, in digits
  unsigned short port = 0;
};
// "http://127.0.0.1:8080"; throws std::runtime_error.
Address read_url(const std::string& url);
bool is_loopback(const Address& address);

// The server cannot be reached, or hung up before it answered.
class Gone : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// An HTTP answer that is not a success; the message is the answer.
class Refused : public std::runtime_error {
 public:
  Refused(unsigned status, const std::string& body) : std::runtime_error(body), status_(status) {}
  unsigned status() const { return status_; }

 private:
  unsigned status_;
};

// One browser: requests one after the other, and its cookie.
class Visitor {
 public:
  explicit Visitor(Address address, std::string cookie = {});
  Visitor(Visitor&&) noexcept;
  Visitor& operator=(Visitor&&) noexcept;
  ~Visitor();

  // The body of the answer. Both throw Gone and Refused.
  std::string get(const std::string& path);
  std::string post(const std::string& path, const std::string& json);
  const std::string& cookie() const { return cookie_; }
  // The server has a new address; the cookie stays valid.
  void move_to(Address address);

 private:
  struct Wire;
  std::string ask(bool is_post, const std::string& path, const std::string& body);
  Address address_;
  std::string cookie_;
  std::unique_ptr<Wire> wire_;
};

// Runs the WebSockets. Everything is called from within `run`.
class Loop {
 public:
  Loop();
  ~Loop();
  Loop(const Loop&) = delete;
  Loop& operator=(const Loop&) = delete;

  void run_for(Clock::duration time);
  // False: it did not come to hold in time.
  bool run_until(const std::function<bool()>& holds, Clock::duration patience);

  struct Context;
  Context& context() { return *context_; }

 private:
  std::unique_ptr<Context> context_;
};

struct TabHandlers {
  std::function<void()> open = [] {};
  std::function<void(const std::string& text)> text;
  std::function<void()> end = [] {};  // it could not be opened, or is closed; nothing follows
};

// One WebSocket. It goes silently when it is destroyed.
class Tab {
 public:
  Tab(Loop& loop, const Address& address, const std::string& cookie, TabHandlers handlers);
  ~Tab();
  Tab(const Tab&) = delete;
  Tab& operator=(const Tab&) = delete;
  void send(std::string text);

 private:
  class Wire;
  std::shared_ptr<Wire> wire_;
};

}  // namespace hadal::client
