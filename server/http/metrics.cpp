// SPDX-License-Identifier: Apache-2.0
#include "server/http/metrics.h"

#include <prometheus/counter.h>
#include <prometheus/gauge.h>
#include <prometheus/histogram.h>
#include <prometheus/registry.h>
#include <prometheus/text_serializer.h>

namespace hadal::http {
namespace {

prometheus::Gauge& gauge(prometheus::Registry& registry, const char* name, const char* help) {
  return prometheus::BuildGauge().Name(name).Help(help).Register(registry).Add({});
}

prometheus::Counter& counter(prometheus::Registry& registry, const char* name, const char* help) {
  return prometheus::BuildCounter().Name(name).Help(help).Register(registry).Add({});
}

using Buckets = prometheus::Histogram::BucketBoundaries;

prometheus::Histogram& histogram(prometheus::Registry& registry, const char* name,
                                 const char* help) {
  static const Buckets kSeconds{0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10};
  return prometheus::BuildHistogram().Name(name).Help(help).Register(registry).Add({}, kSeconds);
}

void raise_to(prometheus::Counter& counter, std::uint64_t value) {
  counter.Increment(static_cast<double>(value) - counter.Value());
}

}  // namespace

struct Metrics::Series {
  prometheus::Registry registry;
  prometheus::Gauge& people = gauge(registry, "hadal_people", "Guests and accounts");
  prometheus::Gauge& waiting = gauge(registry, "hadal_tables_waiting", "Tables before the start");
  prometheus::Gauge& running = gauge(registry, "hadal_tables_running", "Tables in play");
  prometheus::Gauge& troubled =
      gauge(registry, "hadal_tables_troubled", "Tables that no longer fit the rules");
  prometheus::Gauge& unchecked =
      gauge(registry, "hadal_games_unchecked", "Finished games still to be replayed");
  prometheus::Gauge& unfit =
      gauge(registry, "hadal_games_unfit", "Finished games that no longer fit the rules");
  prometheus::Gauge& connections = gauge(registry, "hadal_connections", "Open WebSockets");
  prometheus::Gauge& bot_queue =
      gauge(registry, "hadal_bot_queue", "Decisions that are waiting for a bot");
  prometheus::Gauge& changes =
      gauge(registry, "hadal_changes_waiting", "Changes on their way to the disk");
  prometheus::Gauge& failing =
      gauge(registry, "hadal_log_failing", "1: the last change could not be written");
  prometheus::Counter& moves = counter(registry, "hadal_moves_total", "Moves, chance included");
  prometheus::Counter& refused = counter(registry, "hadal_refused_total", "Refused messages");
  prometheus::Counter& dropped =
      counter(registry, "hadal_dropped_total", "Clients too slow to keep");
  prometheus::Counter& turned_away = counter(registry, "hadal_turned_away_total",
                                             "Connections refused because an address has too many");
  prometheus::Counter& mistakes =
      counter(registry, "hadal_mistakes_total", "Errors in the program that it survived");
  prometheus::Family<prometheus::Counter>& webhooks =
      prometheus::BuildCounter()
          .Name("hadal_webhooks_total")
          .Help("Messages to webhooks, by their fate")
          .Register(registry);
  prometheus::Counter& sent = webhooks.Add({{"fate", "sent"}});
  prometheus::Counter& failed = webhooks.Add({{"fate", "failed"}});
  prometheus::Counter& not_tried = webhooks.Add({{"fate", "dropped"}});
  prometheus::Histogram& took = histogram(registry, "hadal_change_seconds",
                                          "From a request that changes something to its answer");
  prometheus::Histogram& answered =
      histogram(registry, "hadal_request_seconds", "From an HTTP request to its answer");
  prometheus::Histogram& thought = histogram(registry, "hadal_bot_seconds",
                                             "From a bot's question to its answer, queue included");
};

Metrics::Metrics() : series_(std::make_unique<Series>()) {}
Metrics::~Metrics() = default;

void Metrics::took(std::int64_t ms) { series_->took.Observe(static_cast<double>(ms) / 1000); }

void Metrics::answered(double seconds) { series_->answered.Observe(seconds); }

void Metrics::thought(std::int64_t ms) { series_->thought.Observe(static_cast<double>(ms) / 1000); }

void Metrics::webhook(WebhookFate fate) {
  (fate == WebhookFate::sent     ? series_->sent
   : fate == WebhookFate::failed ? series_->failed
                                 : series_->not_tried)
      .Increment();
}

void Metrics::turned_away() { series_->turned_away.Increment(); }

void Metrics::dropped() { series_->dropped.Increment(); }

std::string Metrics::text(const house::Counts& counts) {
  series_->people.Set(static_cast<double>(counts.people));
  series_->waiting.Set(static_cast<double>(counts.waiting_tables));
  series_->running.Set(static_cast<double>(counts.running_tables));
  series_->troubled.Set(static_cast<double>(counts.troubled));
  series_->unchecked.Set(static_cast<double>(counts.unchecked));
  series_->unfit.Set(static_cast<double>(counts.unfit));
  series_->connections.Set(static_cast<double>(counts.tabs));
  series_->bot_queue.Set(static_cast<double>(counts.bot_queue));
  series_->changes.Set(static_cast<double>(counts.changes_waiting));
  series_->failing.Set(counts.is_failing ? 1 : 0);
  raise_to(series_->moves, counts.moves);
  raise_to(series_->refused, counts.refused);
  raise_to(series_->mistakes, counts.mistakes);
  return prometheus::TextSerializer().Serialize(series_->registry.Collect());
}

}  // namespace hadal::http
