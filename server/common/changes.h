// SPDX-License-Identifier: Apache-2.0
// How anything changes: decide, commit, then happen, then answer.
//
// Changes of one stream come one after the other: the next one is decided when the last one is on
// disk and has happened. So memory is never ahead of the log, and nobody is told anything that
// could still be lost. Different streams do not wait for each other.
//
// If somebody else has written to the stream in the meantime, what they wrote happens first, and
// the change is decided again. If nobody knows whether a change was written, the asker is told so,
// and the stream is read on before anything else is decided.
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/common/by_text.h"
#include "server/common/errands.h"
#include "server/common/refusal.h"
#include "server/log/log.h"

namespace hadal::house {

using Post = std::function<void(std::function<void()>)>;  // to the thread of the core
using Now = std::function<std::int64_t()>;

struct Written {
  std::vector<std::string> texts;        // none: nothing is to be done, and that is fine
  std::vector<std::string> players;      // see log::Append
  std::vector<std::string> closes = {};  // see log::Append
};

struct Change {
  std::string stream;
  std::function<Written()> decide;  // may throw Refusal
  // Null: it was done.
  std::function<void(const Refusal*)> done = [](const Refusal*) {};
  std::int64_t submitted = 0;
  std::optional<std::uint64_t> reads = std::nullopt;  // instead: up to this entry, see catch_up
};

class Changes {
 public:
  // `happen` is called for every committed entry, in order.
  using Happen = std::function<void(const std::string& stream, const log::Entry& entry)>;
  // `settled` is called after the answer to a change: now others may be told.
  using Settled = std::function<void(const std::string& stream)>;
  // Where there are no threads, `instead` gets what is read.
  Changes(log::Log& log, Post post, Now now, Post instead = {})
      : log_(log), post_(std::move(post)), now_(std::move(now)), reading_(std::move(instead)) {}
  // `took` gets the number of milliseconds from the submission of a change to its answer.
  using Took = std::function<void(std::int64_t)>;
  void listen(Happen happen, Settled settled, Took took) {
    happen_ = std::move(happen);
    settled_ = std::move(settled);
    took_ = std::move(took);
  }

  void submit(Change change);
  // After a restart: the stream has so many entries.
  void know(const std::string& stream, std::uint64_t entries) { called(stream).last = entries; }
  std::uint64_t last(const std::string& stream) const;  // entry that has happened
  // Others write to the stream too. `then` is called when what they wrote has happened, at least up
  // to this entry, or when the log cannot be read.
  static constexpr std::uint64_t kAll = ~std::uint64_t{0};  // whatever there is now
  void catch_up(const std::string& stream, std::uint64_t upto, std::function<void()> then);
  bool is_busy(const std::string& stream) const;
  void forget(const std::string& stream);  // which is not busy
  std::size_t waiting() const { return waiting_; }
  bool is_failing() const { return failing_; }          // the last thing could not be written
  std::uint64_t mistakes() const { return mistakes_; }  // exceptions that nobody expected

 private:
  struct Stream {
    std::string name;
    std::uint64_t last = 0;
    bool busy = false;
    std::int64_t at = 0;             // while busy: when it was written …
    std::vector<std::string> texts;  // … and what
    int lost = 0;                    // how often somebody else was first with this change
    std::deque<Change> queue;
  };

  Stream& called(const std::string& name);
  void next(Stream& stream);
  void write(Stream& stream, Written written);
  void tell(const Change& change, const Refusal* refusal);
  void committed(Stream& stream, const log::Appended& result);
  Change take_first(Stream& stream);
  void happen(Stream& stream, std::uint64_t last);
  void refuse(Stream& stream, const Refusal& refusal);
  void decide_again(Stream& stream);
  void look_up(Stream& stream);
  void read_first(Stream& stream);
  // What the log has beyond what is known here becomes true; `then` learns whether there was
  // anything.
  using Then = std::function<void(bool is_new)>;
  void read_on(Stream& stream, Then then);
  void learn(Stream& stream, const std::vector<log::Entry>& news);

  log::Log& log_;
  Post post_;
  Now now_;
  Happen happen_;
  Settled settled_;
  Took took_;
  ByText<Stream> streams_;  // a busy one stays where it is
  std::size_t waiting_ = 0;
  std::uint64_t mistakes_ = 0;
  bool failing_ = false;
  std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);  // for what comes back too late
  Errands reading_;                                             // last: its thread ends first
};

}  // namespace hadal::house
