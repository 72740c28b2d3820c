// SPDX-License-Identifier: Apache-2.0
#include "server/common/changes.h"

namespace hadal::house {

namespace {

constexpr std::size_t kMostWaiting = 1000;  // of one stream

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
    std::optional<Refusal> refusal;
    Written written;
    try {
      written = first.decide();
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
  {
    const Change finished = std::move(stream.queue.front());
    std::vector<std::string> texts = std::move(stream.texts);
    stream.queue.pop_front();
    --waiting_;
    failing_ = result.status == log::Status::failed || result.status == log::Status::unknown;
    if (result.status == log::Status::committed) {
      std::uint64_t number = stream.last;
      stream.last = result.last;
      for (std::string& text : texts) happen_(stream.name, {++number, stream.at, std::move(text)});
      stream.busy = false;
      tell(finished, nullptr);
      took_(now_() - finished.submitted);
      settled_(stream.name);
    } else {
      stream.busy = false;
      // The reason names files of this machine, and is for the operator alone.
      const Refusal refusal =
          result.status == log::Status::unknown
              ? Refusal(Code::unknown, "nobody knows whether this was written; look again")
              : Refusal(Code::not_written, "this could not be written, so it has not happened");
      tell(finished, &refusal);
    }
  }
  next(stream);
}

}  // namespace hadal::house
