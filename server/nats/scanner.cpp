// SPDX-License-Identifier: Apache-2.0
#include "server/nats/scanner.h"

#include <sodium.h>

#include <boost/json.hpp>
#include <limits>

#include "server/nats/connect.h"

namespace hadal::log {
namespace {

namespace json = boost::json;

constexpr std::int64_t kRequestMs = 2'000;
constexpr int kSteps = 20;
constexpr int kAtOnce = 500;
// A consumer that does not come in time is not waited for, and none is tried for a while.
constexpr std::int64_t kConsumerMs = 700;
constexpr std::chrono::seconds kWithoutConsumers(10);

struct Fetched {
  Fetched() = default;
  Fetched(const Fetched&) = delete;
  Fetched& operator=(const Fetched&) = delete;
  ~Fetched() { natsMsgList_Destroy(&list); }
  natsMsgList list{};
};

struct Position {
  std::uint64_t sequence = 0;
  std::uint64_t number = 0;    // among what the consumer has sent
  std::uint64_t after_it = 0;  // messages, where the consumer is
};

Position position_of(natsMsg* message) {
  jsMsgMetaData* found = nullptr;
  expect_ok(natsMsg_GetMetaData(&found, message), "a message has no sequence");
  const NatsMeta meta(found);
  return {meta->Sequence.Stream, meta->Sequence.Consumer, meta->NumPending};
}

std::string from_base64(const json::object& from, const char* key) {
  const json::value* text = from.if_contains(key);
  if (text == nullptr) return {};
  const json::string& written = text->as_string();
  std::string bytes(written.size(), '\0');
  std::size_t size = 0;
  if (sodium_base642bin(reinterpret_cast<unsigned char*>(bytes.data()), bytes.size(),
                        written.data(), written.size(), nullptr, &size, nullptr,
                        sodium_base64_VARIANT_ORIGINAL) != 0)
    throw LogError("NATS: a message cannot be decoded");
  bytes.resize(size);
  return bytes;
}

// "NATS/1.0", then lines of "Key: value".
void set_headers(natsMsg* message, std::string_view lines) {
  for (;;) {
    const std::size_t end = lines.find("\r\n");
    if (end == std::string_view::npos) return;
    const std::string_view line = lines.substr(0, end);
    lines.remove_prefix(end + 2);
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos) continue;
    const std::string key(line.substr(0, colon));
    const std::string_view rest = line.substr(colon + 1);
    const std::string value(rest.substr(std::min(rest.size(), rest.find_first_not_of(' '))));
    expect_ok(natsMsgHeader_Set(message, key.c_str(), value.c_str()), "a header cannot be read");
  }
}

NatsMessage message_of(const json::object& written) {
  const std::string subject(written.at("subject").as_string());
  const std::string body = from_base64(written, "data");
  natsMsg* made = nullptr;
  expect_ok(
      natsMsg_Create(&made, subject.c_str(), nullptr, body.data(), static_cast<int>(body.size())),
      "there is not enough memory");
  NatsMessage message(made);
  set_headers(made, from_base64(written, "hdrs"));
  return message;
}

}  // namespace

Scanner::Scanner(natsConnection* connection, std::string stream)
    : connection_(connection), stream_(std::move(stream)) {
  jsOptions options;
  jsOptions_Init(&options);
  options.Wait = kConsumerMs;
  jsCtx* context = nullptr;
  expect_ok(natsConnection_JetStream(&context, connection_, &options), "JetStream");
  jet_.reset(context);
}

void Scanner::scan(const std::string& subject, const Range& range, const Take& take) {
  Reading reading{subject, range, take, range.from, range.from > range.to};
  while (!reading.is_over) {
    for (int i = 0; i < kSteps && !reading.is_over; ++i) step(reading);
    if (!reading.is_over && Clock::now() >= try_consumers_.load()) flow(reading);
  }
}

void Scanner::scan_anywhere(const std::string& subject, const Take& take) {
  const Range all{1, std::numeric_limits<std::uint64_t>::max()};
  Reading reading{subject, all, take, all.from};
  flow(reading);
}

bool Scanner::Reading::give(natsMsg* message, std::uint64_t sequence) {
  is_over = sequence > range.to || !take(message, sequence) || sequence == range.to;
  next = sequence + 1;
  return !is_over;
}

void Scanner::step(Reading& reading) const {
  const std::optional<Found> found = first_from(reading.subject, reading.next);
  if (found)
    reading.give(found->message.get(), found->sequence);
  else
    reading.is_over = true;  // what was here has been erased
}

// The first message of the subject that has this sequence or a later one.
std::optional<Scanner::Found> Scanner::first_from(const std::string& subject,
                                                  std::uint64_t sequence) const {
  const std::string question =
      json::serialize(json::object{{"seq", sequence}, {"next_by_subj", subject}});
  natsMsg* answer = nullptr;
  expect_ok(natsConnection_RequestString(&answer, connection_,
                                         ("$JS.API.STREAM.MSG.GET." + stream_).c_str(),
                                         question.c_str(), kRequestMs),
            "a message cannot be read");
  const NatsMessage owned(answer);
  try {
    const json::value read = json::parse(std::string_view(
        natsMsg_GetData(answer), static_cast<std::size_t>(natsMsg_GetDataLength(answer))));
    if (const json::value* error = read.as_object().if_contains("error")) {
      const auto code = static_cast<jsErrCode>(error->at("err_code").to_number<int>());
      if (code == JSNoMessageFoundErr) return std::nullopt;
      fail("a message cannot be read", NATS_ERR, code);
    }
    const json::object& message = read.at("message").as_object();
    return Found{message_of(message), message.at("seq").to_number<std::uint64_t>()};
  } catch (const boost::system::system_error& e) {
    throw LogError(std::string("NATS: a message cannot be read: ") + e.what());
  }
}

// As far as a consumer brings it. It is asked for a few hundred at a time: libnats has "ordered"
// consumers for this, but with one, a connection was seen to lock up for ever when a server died.
void Scanner::flow(Reading& reading) {
  jsSubOptions options;
  jsSubOptions_Init(&options);
  options.Stream = stream_.c_str();
  options.Config.AckPolicy = js_AckNone;
  options.Config.DeliverPolicy = js_DeliverByStartSequence;
  options.Config.OptStartSeq = reading.next;
  options.Config.HeadersOnly = reading.range.headers_only;
  options.Config.MemoryStorage = true;
  natsSubscription* made = nullptr;
  const natsStatus status = js_PullSubscribe(&made, jet_.get(), reading.subject.c_str(), nullptr,
                                             nullptr, &options, nullptr);
  const NatsSubscription subscription(made);
  std::uint64_t delivered = 0;
  while (status == NATS_OK) {
    Fetched fetched;
    if (natsSubscription_Fetch(&fetched.list, made, kAtOnce, kConsumerMs, nullptr) != NATS_OK)
      break;
    for (int i = 0; i < fetched.list.Count; ++i) {
      natsMsg* message = fetched.list.Msgs[i];
      const Position at = position_of(message);
      if (at.number != ++delivered) return;  // one was lost on the way
      if (!reading.give(message, at.sequence) || at.after_it == 0) return;
    }
  }
  try_consumers_ = Clock::now() + kWithoutConsumers;
}

}  // namespace hadal::log
