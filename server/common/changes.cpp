// SPDX-License-Identifier: Apache-2.0
#include "server/common/changes.h"

namespace hadal::house {

namespace {

constexpr std::size_t kMostWaiting = 1000;  // of one stream
constexpr int kMostLost = 20;               // then others write faster than we can read

// The log's reasons name files of this machine, so they are for the operator alone.
Refusal not_written() {
  return {Code::not_written, "this could not be written, so it has not happened"};
}
Refusal nobody_knows() {
  return {Code::unknown, "nobody knows whether this was written; look again"};
}

}  // namespace

void Changes::submit(Change change) {
  Stream& stream = called(change.stream);
  if (stream.queue.size() >= kMostWaiting) {
    const Refusal refusal(Code::busy, "too much is waiting to be written; try again");
    return tell(change, &refusal);
  }
  ++waiting_;
  change.submitted = now_();
  stream.queue.push_back(std::move(change));
  next(stream);
}

Changes::Stream& Changes::called(const std::string& name) {
  const auto [found, is_new] = streams_.try_emplace(name);
  if (is_new) found->second.name = name;
  return found->second;
}

bool Changes::is_busy(const std::string& stream) const {
  const auto found = streams_.find(stream);
  return found != streams_.end() && (found->second.busy || !found->second.queue.empty());
}

std::uint64_t Changes::last(const std::string& stream) const {
  const auto found = streams_.find(stream);
  return found == streams_.end() ? 0 : found->second.last;
}

void Changes::catch_up(const std::string& stream, std::uint64_t upto, std::function<void()> then) {
  if (last(stream) >= upto) return then();
  Change reading{stream, {}, [then = std::move(then)](const Refusal*) { then(); }};
  reading.reads = upto;
  submit(std::move(reading));
}

void Changes::forget(const std::string& stream) { streams_.erase(stream); }

// An error in an answer must not stop the stream or reach anybody, because its text may name hidden
// things.
void Changes::tell(const Change& change, const Refusal* refusal) {
  try {
    change.done(refusal);
  } catch (const std::exception&) {
    ++mistakes_;
  }
}

void Changes::write(Stream& stream, Written written) {
  stream.at = now_();
  stream.texts = written.texts;
  log_.append({stream.name, stream.last, stream.at, std::move(written.texts),
               std::move(written.players), std::move(written.closes)},
              [this, alive = std::weak_ptr<bool>(alive_), post = post_,
               &stream](const log::Appended& result) {
                post([this, alive, &stream, result = result] {
                  if (alive.lock()) committed(stream, result);
                });
              });
}

// Decides until something is on its way to the disk. An answer may submit the next change.
void Changes::next(Stream& stream) {
  while (!stream.busy && !stream.queue.empty()) {
    stream.busy = true;
    const Change& first = stream.queue.front();
    if (first.reads && stream.last < *first.reads) return read_first(stream);
    std::optional<Refusal> refusal;
    Written written;
    try {
      if (!first.reads) written = first.decide();
    } catch (const Refusal& e) {
      refusal = e;
    } catch (const std::exception&) {
      ++mistakes_;
      refusal = Refusal(Code::internal, "something went wrong on the server");
    }
    if (!refusal && !written.texts.empty()) return write(stream, std::move(written));
    const Change finished = std::move(stream.queue.front());
    stream.queue.pop_front();
    stream.busy = false;
    --waiting_;
    tell(finished, refusal ? &*refusal : nullptr);
  }
}

void Changes::committed(Stream& stream, const log::Appended& result) {
  failing_ = result.status == log::Status::failed || result.status == log::Status::unknown;
  switch (result.status) {
    case log::Status::committed: return happen(stream, result.last);
    case log::Status::conflict: return decide_again(stream);
    case log::Status::failed: return refuse(stream, not_written());
    case log::Status::unknown: return look_up(stream);
  }
}

// The change that was at work.
Change Changes::take_first(Stream& stream) {
  Change first = std::move(stream.queue.front());
  stream.queue.pop_front();
  stream.lost = 0;
  --waiting_;
  return first;
}

void Changes::happen(Stream& stream, std::uint64_t last) {
  {
    const Change finished = take_first(stream);
    std::vector<std::string> texts = std::move(stream.texts);
    std::uint64_t number = stream.last;
    stream.last = last;
    for (std::string& text : texts) happen_(stream.name, {++number, stream.at, std::move(text)});
    stream.busy = false;
    tell(finished, nullptr);
    took_(now_() - finished.submitted);
    settled_(stream.name);
  }
  next(stream);
}

void Changes::refuse(Stream& stream, const Refusal& refusal) {
  {
    const Change finished = take_first(stream);
    stream.busy = false;
    tell(finished, &refusal);
  }
  next(stream);
}

void Changes::decide_again(Stream& stream) {
  if (++stream.lost > kMostLost) return refuse(stream, not_written());
  read_on(stream, [this, &stream](bool is_new) {
    if (!is_new) return refuse(stream, not_written());
    stream.busy = false;
    next(stream);
  });
}

// The stream stays busy until it was read. What arrives even later is found by the next change,
// which then comes too late.
void Changes::look_up(Stream& stream) {
  const Change finished = take_first(stream);
  ++waiting_;
  read_on(stream, [this, &stream](bool) {
    --waiting_;
    stream.busy = false;
    next(stream);
  });
  const Refusal refusal = nobody_knows();
  tell(finished, &refusal);
}

// The first in the queue only wants to know what others wrote. Everybody who has asked until now
// learns it at the same time.
void Changes::read_first(Stream& stream) {
  std::size_t readers = 0;
  while (readers < stream.queue.size() && stream.queue[readers].reads) ++readers;
  read_on(stream, [this, &stream, readers](bool) {
    for (std::size_t i = 0; i < readers; ++i) tell(take_first(stream), nullptr);
    stream.busy = false;
    next(stream);
  });
}

void Changes::read_on(Stream& stream, Then then) {
  reading_.run([this, &stream, name = stream.name, from = stream.last + 1, then = std::move(then),
                alive = std::weak_ptr<bool>(alive_), post = post_] {
    std::vector<log::Entry> news;
    try {
      log_.read(name, from, [&](const log::Entry& entry) { news.push_back(entry); });
    } catch (const std::exception&) {  // what came before the trouble is still true
    }
    post([this, &stream, then, alive, news = std::move(news)] {
      if (!alive.lock()) return;
      learn(stream, news);
      then(!news.empty());
    });
  });
}

// Somebody else decided it. A newer program may have written what this one cannot read.
void Changes::learn(Stream& stream, const std::vector<log::Entry>& news) {
  for (const log::Entry& entry : news) {
    stream.last = entry.number;
    try {
      happen_(stream.name, entry);
    } catch (const std::exception&) {
      ++mistakes_;
    }
  }
  if (!news.empty()) settled_(stream.name);
}

}  // namespace hadal::house
