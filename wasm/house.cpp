// SPDX-License-Identifier: Apache-2.0
// The house as a page sees it. The page is its network, its disk and its clock: it hands in
// requests and what tabs say, and gets answers and frames back through the functions that it put
// into the module (web/src/offline/house.ts).
//
// Nothing here runs by itself. What is to be done waits in a queue, and the page calls
// hadal_step() as long as there is more, so that it can take messages in between.
#include <emscripten.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <chrono>
#include <memory>
#include <string>

#include "server/api/api.h"
#include "server/table/log_index.h"
#include "wasm/page_log.h"

// clang-format off
EM_JS(void, page_write, (double ticket, const char* stream, double number, double at, const char* text, int replaces, int last), {
  Module["write"](ticket, UTF8ToString(stream), number, at, UTF8ToString(text), replaces !== 0, last !== 0);
});
EM_JS(void, page_answer, (double id, int status, const char* body, const char* session), {
  Module["answer"](id, status, UTF8ToString(body), session ? UTF8ToString(session) : null);
});
EM_JS(void, page_frame, (double tab, const char* text), { Module["frame"](tab, UTF8ToString(text)); });
EM_JS(void, page_close, (double tab, const char* reason), { Module["close"](tab, UTF8ToString(reason)); });
// clang-format on

namespace hadal::page {
namespace {

namespace asio = boost::asio;

std::int64_t wall_clock() {
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
}

// One after the other, the last one marked: the page writes all of them or none.
void write(const Writing& writing) {
  for (const log::Entry& entry : writing.entries)
    page_write(writing.ticket, writing.stream.c_str(), static_cast<double>(entry.number),
               static_cast<double>(entry.at), sealed(writing.stream, entry).c_str(),
               writing.replaces ? 1 : 0, &entry == &writing.entries.back() ? 1 : 0);
}

class PageHouse {
 public:
  PageLog& log() { return log_; }
  house::House& house() { return *house_; }
  http::Api& api() { return *api_; }
  asio::io_context& queue() { return queue_; }

  void restore(const std::string& stream, const log::Entry& entry) {
    if (!entry.is_sound && !stream.starts_with(house::kTablePrefix)) damaged_ = stream;
    log_.restore(stream, entry);
  }

  // Throws log::LogError. A damaged table costs itself; of people and results there is no other
  // copy.
  void open(const std::string& build) {
    if (!damaged_.empty()) throw log::LogError("what is kept of '" + damaged_ + "' is damaged");
    house_ = std::make_unique<house::House>(house::Outside{
        .log = log_,
        .post = [this](std::function<void()> f) { asio::post(queue_, std::move(f)); },
        .now = wall_clock,
        .has_threads = false,
        .limits = false,
        .build = build});
    house_->recover();
    api_ = std::make_unique<http::Api>(
        *house_, http::ApiOutside{.now = wall_clock,
                                  .apart =
                                      [](const auto& there, const auto& here) {
                                        there();
                                        here();
                                        return true;
                                      },
                                  .test_webhook =
                                      [](const house::YourTurn&, const auto& done) {
                                        done("a page sends nothing anywhere");
                                      },
                                  .limits = false});
  }

  // Whether there may be more to do.
  bool step() {
    queue_.restart();
    return queue_.poll_one() > 0;
  }

 private:
  asio::io_context queue_{1};
  PageLog log_{house::index_of, write};
  std::string damaged_;  // a stream that the house cannot do without; empty: none
  std::unique_ptr<house::House> house_;
  std::unique_ptr<http::Api> api_;
};

PageHouse& the_house() {
  static PageHouse house;
  return house;
}

void tell_answer(double id, const http::Response& response) {
  const auto found = std::find_if(response.headers.begin(), response.headers.end(),
                                  [](const auto& header) { return header.first == "Set-Cookie"; });
  const bool has_cookie = found != response.headers.end();
  const std::string session =
      has_cookie ? http::cookie_value(found->second, http::kCookie) : std::string();
  page_answer(id, static_cast<int>(response.status), response.body.c_str(),
              has_cookie ? session.c_str() : nullptr);
}

asio::awaitable<void> answer(double id, std::unique_ptr<http::Request> request) {
  tell_answer(id, co_await the_house().api().handle(*request));
}

}  // namespace
}  // namespace hadal::page

using hadal::page::the_house;

extern "C" {

// Before hadal_open: what was kept.
EMSCRIPTEN_KEEPALIVE void hadal_restore(const char* stream, double number, double at,
                                        const char* text) {
  const hadal::log::Entry kept{static_cast<std::uint64_t>(number), static_cast<std::int64_t>(at),
                               text, true};
  the_house().restore(stream, hadal::page::unsealed(stream, kept));
}

// An empty text, or why it cannot be opened.
EMSCRIPTEN_KEEPALIVE const char* hadal_open(const char* build) {
  static std::string why;
  try {
    the_house().open(build);
  } catch (const std::exception& e) {
    why = e.what();
  }
  return why.c_str();
}

EMSCRIPTEN_KEEPALIVE int hadal_step() { return the_house().step() ? 1 : 0; }
EMSCRIPTEN_KEEPALIVE void hadal_tick() { the_house().house().tick(); }

EMSCRIPTEN_KEEPALIVE void hadal_request(double id, const char* method, const char* target,
                                        const char* body, const char* session) {
  auto request = std::make_unique<hadal::http::Request>();
  request->method = method;
  request->body = body;
  request->content_type = "application/json";
  request->session = session;
  if (!hadal::http::read_target(target, *request))
    return page_answer(id, 400, R"({"code":"bad_message","message":"a bad address"})", nullptr);
  boost::asio::co_spawn(the_house().queue(), hadal::page::answer(id, std::move(request)),
                        [](const std::exception_ptr&) {});
}

EMSCRIPTEN_KEEPALIVE double hadal_open_tab(const char* session) {
  auto& house = the_house().house();
  const auto id = std::make_shared<double>(0);
  *id = static_cast<double>(house.tabs().open(
      house.accounts().person_of(session),
      {[id](const hadal::house::Frame& frame) { page_frame(*id, frame->c_str()); },
       [id](const std::string& reason) { page_close(*id, reason.c_str()); }},
      session));
  return *id;
}
EMSCRIPTEN_KEEPALIVE void hadal_receive(double tab, const char* text) {
  the_house().house().tabs().receive(static_cast<hadal::house::TabId>(tab), text);
}
EMSCRIPTEN_KEEPALIVE void hadal_close_tab(double tab) {
  the_house().house().tabs().close(static_cast<hadal::house::TabId>(tab));
}

// Whether what page_write got is safe now; if not, nothing of it was written.
EMSCRIPTEN_KEEPALIVE void hadal_written(double ticket, int is_safe) {
  using hadal::log::Status;
  the_house().log().written(static_cast<std::uint32_t>(ticket),
                            is_safe != 0 ? Status::committed : Status::failed);
}
}
