// SPDX-License-Identifier: Apache-2.0
#include "server/nats/nats_log.h"

#include <boost/asio/ip/tcp.hpp>
#include <charconv>
#include <map>

#include "server/nats/publisher.h"

namespace hadal::log {

// Gives entries in order. Those of an erased message come later, in another one.
class InOrder {
 public:
  InOrder(std::uint64_t from, const std::function<void(const Entry&)>& take)
      : next_(from), take_(take) {}

  void add(Batch batch) {
    for (std::size_t i = 0; i < batch.texts.size(); ++i)
      add({batch.first + i, batch.at, std::move(batch.texts[i]), true});
  }
  std::uint64_t next() const { return next_; }
  // What did not come up to here is lost.
  void end(std::uint64_t last) {
    while (next_ <= last) {
      if (held_.empty() || held_.begin()->first > next_)
        take_({next_++, 0, {}, false});
      else
        give_held();
    }
  }

 private:
  // One without a text was lost before it came here.
  void add(Entry entry) {
    if (entry.number < next_) return;
    if (entry.text.empty()) entry = {entry.number, 0, {}, false};
    held_[entry.number] = std::move(entry);
    give_held();
  }
  void give_held() {
    while (!held_.empty() && held_.begin()->first == next_) {
      take_(held_.begin()->second);
      held_.erase(held_.begin());
      ++next_;
    }
  }

  std::uint64_t next_;
  const std::function<void(const Entry&)>& take_;
  std::map<std::uint64_t, Entry> held_;
};

namespace {

constexpr std::size_t kNotedAtOnce = 1000;
constexpr std::chrono::seconds kFollowEvery(2);
constexpr std::chrono::seconds kVersionPatience(2);
constexpr std::chrono::seconds kNewLeader(2);  // then the old one has noticed
constexpr int kFirstThatSyncs = 10;            // 2.10

// Tries again while no server answers, as in an election.
template <typename F>
auto patiently(std::chrono::milliseconds patience, F f) {
  constexpr std::chrono::milliseconds kAgain(100);
  const auto latest = std::chrono::steady_clock::now() + patience;
  for (;;) {
    try {
      return f();
    } catch (const LogError&) {
      if (std::chrono::steady_clock::now() > latest) throw;
    }
    std::this_thread::sleep_for(kAgain);
  }
}

NatsOptions with_folder(NatsOptions options) {
  make_folder(options.folder);
  return options;
}

std::string text_after(const std::string& text, const std::string& key) {
  const std::size_t at = text.find(key);
  if (at == std::string::npos) return {};
  const std::size_t begin = at + key.size();
  return text.substr(begin, text.find('"', begin) - begin);
}

// A server introduces itself to whoever connects.
std::string version_of(const std::string& url) {
  std::string host = url.substr(url.rfind("//") + 2);
  if (const std::size_t user = host.rfind('@'); user != std::string::npos) host.erase(0, user + 1);
  std::string port = "4222";
  if (const std::size_t colon = host.rfind(':'); colon != std::string::npos && host.back() != ']') {
    port = host.substr(colon + 1);
    host.resize(colon);
  }
  boost::asio::ip::tcp::iostream in;
  in.expires_after(kVersionPatience);
  in.connect(host, port);
  std::string line;
  std::getline(in, line);
  return text_after(line, "\"version\":\"");
}

}  // namespace

Kept kept_by(const std::string& version, const std::string& said_by_system) {
  int major = 0;
  int minor = 0;
  const char* end = version.data() + version.size();
  const auto [dot, error] = std::from_chars(version.data(), end, major);
  if (error == std::errc{} && dot != end) std::from_chars(dot + 1, end, minor);
  if (version.empty()) return Kept::not_told;
  if (major < 2 || (major == 2 && minor < kFirstThatSyncs)) return Kept::in_memory;
  if (said_by_system.find("\"sync_always\":true") != std::string::npos) return Kept::on_disk;
  return said_by_system.find("\"sync_interval\":") != std::string::npos ? Kept::in_memory
                                                                        : Kept::not_told;
}

NatsLog::NatsLog(const NatsOptions& options)
    : options_(with_folder(options)),
      lock_(options.folder),
      timeline_(std::make_unique<Timeline>()),
      wire_(std::make_unique<Wire>(options_, [this](const std::string& id, const Outcome& outcome) {
        publisher_->answered(id, outcome);
      })) {
  const StreamState state = wire_->state();
  index_ = std::make_unique<NatsIndex>(options_.folder + "/index.db",
                                       options_.stream + " " + std::to_string(state.made));
  publisher_ = std::make_unique<Publisher>(options_, *wire_, *index_, *timeline_);
  catch_up();
  follower_ = std::thread([this] { follow(); });
}

NatsLog::~NatsLog() {
  {
    const std::lock_guard lock(mutex_);
    closing_ = true;
  }
  wake_.notify_one();
  if (follower_.joinable()) follower_.join();
  publisher_->finish_all();
  wire_.reset();  // from now on nobody answers
}

NatsFacts NatsLog::facts() {
  NatsFacts facts;
  for (const std::string& server : options_.servers)
    if (facts.version.empty()) facts.version = version_of(server);
  facts.replicas = wire_->state().replicas;
  facts.kept = kept_by(facts.version, wire_->said_by_system());
  return facts;
}

// Reads the headers of what others have written, and of what we had no time to note.
std::map<std::string, std::uint64_t> NatsLog::catch_up() {
  const std::uint64_t last = wire_->state().last;
  const std::uint64_t from = index_->followed() + 1;
  std::vector<NatsIndex::Noted> noted;
  std::map<std::string, std::uint64_t> ends;
  wire_->scan(
      wire_->all_subjects(), {from, last, true}, [&](natsMsg* message, std::uint64_t sequence) {
        noted.push_back(
            {wire_->stream_of(natsMsg_GetSubject(message)), read_batch(message, false), sequence});
        ends[noted.back().stream] = noted.back().batch.last;
        if (noted.size() < kNotedAtOnce) return true;
        index_->follow(noted, sequence);
        noted.clear();
        return true;
      });
  if (from <= last) index_->follow(noted, last);
  return ends;
}

void NatsLog::tell_of_others(Told told) {
  const std::lock_guard lock(mutex_);
  told_ = std::move(told);
}

void NatsLog::follow() {
  std::unique_lock lock(mutex_);
  while (!wake_.wait_for(lock, kFollowEvery, [this] { return closing_; })) {
    lock.unlock();
    std::map<std::string, std::uint64_t> ends;
    try {
      ends = catch_up();
    } catch (const LogError&) {  // next time
    }
    lock.lock();
    for (const auto& [stream, last] : ends)
      if (told_) told_(stream, last);
  }
}

void NatsLog::append(Append what, Done done) {
  publisher_->append(std::move(what), std::move(done));
}

void NatsLog::read(std::string_view stream, std::uint64_t from,
                   const std::function<void(const Entry&)>& take) {
  InOrder order(from, take);
  const auto believe = std::chrono::steady_clock::now() + kNewLeader;
  patiently(options_.patience, [&] {
    read_once(std::string(stream), order, std::chrono::steady_clock::now() < believe);
  });
}

// From where an earlier attempt ended.
void NatsLog::read_once(const std::string& stream, InOrder& order, bool is_critical) {
  const std::string subject = wire_->subject_of(stream);
  const std::uint64_t from = order.next();
  const std::optional<Publisher::End> known = publisher_->known(stream);
  std::optional<Newest> newest = wire_->newest(subject);
  // One that was the leader, and does not know yet that it is not any more, may be behind.
  if (is_critical && known && known->number > (newest ? newest->batch.last : 0))
    throw LogError("NATS: the server that answered is behind");
  if (!newest) return;
  const std::uint64_t last = newest->batch.last;
  publisher_->know(stream, {last, newest->sequence});
  if (from > last) return;
  if (!newest->batch.is_revision() && newest->batch.first <= from)
    return order.add(std::move(newest->batch));
  const std::uint64_t begin =
      known && known->number < from ? known->sequence + 1 : index_->sequence_before(stream, from);
  scan_for(stream, {begin, newest->sequence}, [&](Batch batch) {
    order.add(std::move(batch));
    return order.next() > last;
  });
  order.end(last);
}

// Until `take` has what it wants. NATS 2.9 can lose messages on one server when the leader is cut
// off and comes back. From then on its sequences are others, and if it leads, what it has lost
// seems to be gone. The other servers still have it, and a consumer may be put on any of them.
void NatsLog::scan_for(const std::string& stream, const Range& range,
                       const std::function<bool(Batch batch)>& take) {
  constexpr int kOthers = 8;
  const std::string subject = wire_->subject_of(stream);
  bool is_found = false;
  const auto look = [&](natsMsg* message, std::uint64_t) {
    is_found = take(read_batch(message));
    return !is_found;
  };
  wire_->scan(subject, range, look);
  if (!is_found && range.from > 1) wire_->scan(subject, {1, range.to}, look);
  for (int i = 0; i < kOthers && !is_found; ++i) {
    wire_->scan_anywhere(subject, look);
    if (is_found) options_.report("event=gap_filled stream=" + stream);
  }
}

std::optional<Entry> NatsLog::entry(std::string_view stream, std::uint64_t number) {
  return patiently(options_.patience, [&] { return entry_once(stream, number); });
}

std::optional<Entry> NatsLog::entry_once(std::string_view stream, std::uint64_t number) {
  const std::string subject = wire_->subject_of(stream);
  const std::optional<Newest> newest = wire_->newest(subject);
  if (!newest || number == 0 || number > newest->batch.last) return std::nullopt;
  Entry found{number, 0, {}, false};
  const std::uint64_t begin = index_->sequence_before(stream, number);
  scan_for(std::string(stream), {begin, newest->sequence}, [&](Batch batch) {
    if (number < batch.first || number >= batch.first + batch.count) return false;
    std::string& text = batch.texts[number - batch.first];
    if (!text.empty()) found = {number, batch.at, std::move(text)};
    return found.is_sound;
  });
  return found;
}

std::vector<std::string> NatsLog::streams() { return index_->streams(); }

std::vector<std::string> NatsLog::open_streams() { return index_->open_streams(); }

std::vector<std::string> NatsLog::streams_of(std::string_view player) {
  return index_->streams_of(player);
}

std::optional<std::uint64_t> NatsLog::closed_by(std::string_view stream) {
  return index_->closed_by(stream);
}

std::vector<std::uint64_t> NatsLog::closers_of(std::string_view player, std::size_t most) {
  return index_->closers_of(player, most);
}

std::optional<Summary> NatsLog::summary(const std::string& name) { return index_->summary(name); }

void NatsLog::keep(const std::string& name, Summary summary) {
  timeline_->now([this, name, summary = std::move(summary)] {
    try {
      index_->keep(name, summary);
    } catch (const LogError&) {  // it can be made again
    }
  });
}

void NatsLog::replace(const std::string& stream, Texts texts, Done done) {
  publisher_->replace(stream, std::move(texts), std::move(done));
}

void NatsLog::probe(std::function<void(const std::string&)> done) {
  timeline_->now([this, done = std::move(done)] {
    try {
      wire_->try_to_store();
      done({});
    } catch (const LogError& e) {
      done(e.what());
    }
  });
}

}  // namespace hadal::log
