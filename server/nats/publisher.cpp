// SPDX-License-Identifier: Apache-2.0
#include "server/nats/publisher.h"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <map>

namespace hadal::log {
namespace {

using std::chrono::milliseconds;

constexpr std::size_t kMostKnownStreams = 50'000;
constexpr milliseconds kPause(100);
constexpr milliseconds kSilence(500);
constexpr std::uint64_t kReportFailuresEvery = 1000;
constexpr int kMostRevisions = 5;  // attempts, if others write at the same time

std::string random_name() {
  std::array<unsigned char, 8> bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  std::array<char, 17> text{};
  sodium_bin2hex(text.data(), text.size(), bytes.data(), bytes.size());
  return text.data();
}

Batch batch_of(const Append& what) {
  const std::uint64_t count = what.texts.size();
  return {what.expected + 1, count, what.expected + count, what.at, what.players, what.closes, 0,
          what.texts};
}

}  // namespace

Publisher::Publisher(const NatsOptions& options, Wire& wire, NatsIndex& index, Timeline& timeline)
    : options_(options), wire_(wire), index_(index), timeline_(timeline), writer_(random_name()) {}

void Publisher::finish_all() {
  std::unique_lock lock(mutex_);
  idle_.wait_for(lock, options_.patience + options_.attempt, [this] { return waiting_ == 0; });
  lock.unlock();
  timeline_.stop();  // what it still has to do is ours
}

void Publisher::append(Append what, Log::Done done) {
  const std::string stream = what.stream;
  push(stream, {std::move(what), std::move(done), {}, {}, {}});
}

void Publisher::replace(const std::string& stream, Log::Texts texts, Log::Done done) {
  Job job;
  job.task = [this, stream, texts = std::move(texts), done = std::move(done)] {
    done(replace_now(stream, texts));
  };
  push(stream, std::move(job));
}

void Publisher::push(const std::string& name, Job job) {
  const std::lock_guard lock(mutex_);
  ++waiting_;
  Stream& stream = streams_[name];
  stream.queue.push_back(std::move(job));
  if (stream.busy) return;
  stream.busy = true;
  timeline_.now([this, name] { begin(name); });
}

void Publisher::know(const std::string& name, End end) {
  const std::lock_guard lock(mutex_);
  Stream& stream = streams_[name];
  if (!stream.busy && (!stream.end || stream.end->sequence < end.sequence)) stream.end = end;
}

std::optional<Publisher::End> Publisher::known(const std::string& name) {
  const std::lock_guard lock(mutex_);
  const auto found = streams_.find(name);
  if (found == streams_.end() || found->second.busy) return std::nullopt;
  return found->second.end;
}

// From here on everything is on the timeline, and the first of the queue stays where it is.
void Publisher::begin(const std::string& name) {
  Job* job = nullptr;
  {
    const std::lock_guard lock(mutex_);
    job = &streams_[name].queue.front();
    job->id = writer_ + "-" + std::to_string(++messages_);
  }
  job->latest = Timeline::Clock::now() + options_.patience;
  if (!job->task) return attempt(name);
  job->task();
  leave(name);
}

void Publisher::attempt(const std::string& name) {
  Stream& stream = at(name);
  const Job& job = stream.queue.front();
  try {
    if (!stream.end && job.what.expected == 0) stream.end = End{};  // most likely
    if (!stream.end || stream.end->number < job.what.expected) learn_end(stream, name);
    if (stream.end->number != job.what.expected)
      return finish(name, {Status::conflict, stream.end->number, "somebody else has written"});
    {
      const std::lock_guard lock(mutex_);
      under_way_[job.id] = name;
    }
    wire_.send(wire_.subject_of(name), batch_of(job.what), job.id, stream.end->sequence);
  } catch (const LogError& e) {
    handle(name, {Outcome::Kind::unreachable, 0, e.what()});
  }
}

Publisher::Stream& Publisher::at(const std::string& name) {
  const std::lock_guard lock(mutex_);
  return streams_[name];
}

// Everybody waits for this. So if the servers are silent, they are not asked again at once.
std::optional<Newest> Publisher::newest(const std::string& name) {
  if (Timeline::Clock::now() < ask_again_) throw LogError("NATS: the servers do not answer");
  try {
    return wire_.newest(wire_.subject_of(name));
  } catch (const LogError&) {
    ask_again_ = Timeline::Clock::now() + kSilence;
    throw;
  }
}

void Publisher::learn_end(Stream& stream, const std::string& name) {
  const std::optional<Newest> newest = this->newest(name);
  stream.end = newest ? End{newest->batch.last, newest->sequence} : End{};
}

void Publisher::answered(const std::string& id, const Outcome& outcome) {
  const std::lock_guard lock(mutex_);
  const auto found = under_way_.find(id);
  if (found == under_way_.end()) return;  // the answer to an earlier attempt
  timeline_.now([this, name = found->second, outcome] { handle(name, outcome); });
  under_way_.erase(found);
}

void Publisher::handle(const std::string& name, const Outcome& outcome) {
  Stream& stream = at(name);
  Job& job = stream.queue.front();
  switch (outcome.kind) {
    case Outcome::Kind::stored: return stored(name, outcome.sequence);
    case Outcome::Kind::fenced: return look_behind(name);
    case Outcome::Kind::refused: return retry(name, options_.patience, outcome.reason);
    case Outcome::Kind::unreachable: return retry(name, kPause, outcome.reason);
    case Outcome::Kind::silent:
      if (!job.is_unsure) job.fence = stream.end->sequence;
      job.is_unsure = true;
      return retry(name, milliseconds(0), outcome.reason);
  }
}

// Sends it again after this pause, if there is time for it.
void Publisher::retry(const std::string& name, milliseconds pause, const std::string& reason) {
  Stream& stream = at(name);
  const Job& job = stream.queue.front();
  if (Timeline::Clock::now() + pause < job.latest)
    return timeline_.after(pause, [this, name] { attempt(name); });
  note_failure(reason);
  if (!job.is_unsure) {
    const std::uint64_t last = stream.end ? stream.end->number : job.what.expected;
    return finish(name, {Status::failed, last, reason});
  }
  stream.end.reset();
  finish(name, {Status::unknown, job.what.expected, reason});
}

// The sequence of the subject is not the one we know. Perhaps it is that of our own message, whose
// answer was lost.
void Publisher::look_behind(const std::string& name) {
  Stream& stream = at(name);
  const Job& job = stream.queue.front();
  try {
    const std::string subject = wire_.subject_of(name);
    const std::optional<Newest> newest = this->newest(name);
    std::uint64_t mine = 0;
    if (newest && newest->id == job.id) mine = newest->sequence;
    if (newest && mine == 0 && job.is_unsure)
      wire_.scan(subject, {job.fence + 1, newest->sequence, true},
                 [&](natsMsg* message, std::uint64_t sequence) {
                   if (Wire::id_of(message) == job.id) mine = sequence;
                   return mine == 0;
                 });
    if (mine != 0) return stored(name, mine);
    stream.end = newest ? End{newest->batch.last, newest->sequence} : End{};
    if (stream.end->number == job.what.expected)  // only older entries were replaced
      return retry(name, milliseconds(0), "somebody else writes");
    finish(name, {Status::conflict, stream.end->number, "somebody else has written"});
  } catch (const LogError& e) {
    retry(name, kPause, e.what());
  }
}

void Publisher::stored(const std::string& name, std::uint64_t sequence) {
  Stream& stream = at(name);
  const Batch batch = batch_of(stream.queue.front().what);
  stream.end = End{batch.last, sequence};
  try {
    index_.note(name, batch, sequence);
  } catch (const LogError& e) {  // the next start finds it
    options_.report(std::string("event=index_failed reason=\"") + e.what() + "\"");
  }
  if (failures_ > 0) options_.report("event=written_again failures=" + std::to_string(failures_));
  failures_ = 0;
  finish(name, {Status::committed, batch.last, {}});
}

void Publisher::finish(const std::string& name, const Appended& result) {
  const Job& job = at(name).queue.front();
  job.done(result);
  leave(name);
}

// The next of the stream begins.
void Publisher::leave(const std::string& name) {
  const std::lock_guard lock(mutex_);
  Stream& stream = streams_[name];
  under_way_.erase(stream.queue.front().id);
  stream.queue.pop_front();
  --waiting_;
  if (waiting_ == 0) idle_.notify_all();
  stream.busy = !stream.queue.empty();
  if (stream.busy) return timeline_.now([this, name] { begin(name); });
  if (streams_.size() > kMostKnownStreams)
    std::erase_if(streams_, [](const auto& one) { return !one.second.busy; });
}

void Publisher::note_failure(const std::string& reason) {
  if (failures_++ % kReportFailuresEvery == 0)
    options_.report("event=write_failed failures=" + std::to_string(failures_) + " reason=\"" +
                    reason + "\"");
}

// Each message that has one of these entries is written again, with other texts, and then erased.
// If we are stopped halfway, the old texts are still found, and whoever asked asks again.
Appended Publisher::replace_now(const std::string& name, const Log::Texts& texts) {
  Stream& stream = at(name);
  const std::string subject = wire_.subject_of(name);
  try {
    for (int i = 0; i < kMostRevisions; ++i) {
      learn_end(stream, name);
      Revision revision = find_revised(subject, *stream.end, texts);
      if (!write_revised(name, stream, revision)) continue;
      for (const std::uint64_t sequence : revision.old) wire_.erase(sequence);
      return {Status::committed, stream.end->number, {}};
    }
    return {Status::failed, stream.end->number, "others keep writing to the stream"};
  } catch (const LogError& e) {
    note_failure(e.what());
    stream.end.reset();
    return {Status::unknown, 0, e.what()};
  }
}

Publisher::Revision Publisher::find_revised(const std::string& subject, const End& end,
                                            const Log::Texts& texts) {
  Revision revision;
  std::uint64_t began = end.sequence;
  wire_.scan(subject, {1, end.sequence, false}, [&](natsMsg* message, std::uint64_t sequence) {
    Batch batch = read_batch(message);
    if (batch.first == 1) began = std::min(began, batch.is_revision() ? batch.began : sequence);
    bool is_touched = false;
    for (std::size_t i = 0; i < batch.texts.size(); ++i)
      if (const auto found = texts.find(batch.first + i); found != texts.end()) {
        batch.texts[i] = found->second;
        is_touched = true;
      }
    if (!is_touched) return true;
    batch.last = end.number;
    revision.old.push_back(sequence);
    revision.batches[batch.first] = std::move(batch);  // a later one counts
    return true;
  });
  for (auto& [first, batch] : revision.batches) batch.began = began;
  return revision;
}

// False: somebody else has written in the meantime.
bool Publisher::write_revised(const std::string& name, Stream& stream, const Revision& revision) {
  for (const auto& [first, batch] : revision.batches) {
    const std::string id = writer_ + "-" + std::to_string(++messages_);
    const std::optional<std::uint64_t> sequence =
        wire_.store(wire_.subject_of(name), batch, id, stream.end->sequence);
    if (!sequence) return false;
    stream.end->sequence = *sequence;
    index_.note(name, batch, *sequence);
  }
  return true;
}

}  // namespace hadal::log
