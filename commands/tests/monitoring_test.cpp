// SPDX-License-Identifier: Apache-2.0
// The dashboard and the alerts of packaging/monitoring speak of metrics that a server really has.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <regex>
#include <set>

#include "commands/tests/run_hadal.h"
#include "server/http/tests/live_server.h"
#include "server/http/tests/wire.h"

namespace hadal::cli {
namespace {

using http::test::Browser;
using http::test::LiveServer;

// `hadal_change_seconds` of `hadal_change_seconds_bucket`.
std::string family(const std::string& name) {
  for (const std::string part : {"_bucket", "_sum", "_count"})
    if (name.ends_with(part)) return name.substr(0, name.size() - part.size());
  return name;
}

std::set<std::string> metrics_in(const std::string& text) {
  static const std::regex name("\\bhadal_[a-z_]+");
  std::set<std::string> found;
  for (std::sregex_iterator one(text.begin(), text.end(), name), end; one != end; ++one)
    found.insert(family(one->str()));
  return found;
}

std::set<std::string> metrics_of_a_server() {
  const LiveServer server([](const std::string& data) {
    const std::string program = hadal_program();
    ::execl(program.c_str(), program.c_str(), "serve", "--port", "0", "--data", data.c_str(),
            static_cast<char*>(nullptr));
    throw std::runtime_error("cannot run " + program);
  });
  Browser operators(server.port);
  const std::string text = operators.get("/metrics").body;
  static const std::regex type("# TYPE (hadal_[a-z_]+) ");
  std::set<std::string> found;
  for (std::sregex_iterator one(text.begin(), text.end(), type), end; one != end; ++one)
    found.insert((*one)[1]);
  return found;
}

TEST(Monitoring, DashboardAndAlertsKnowOnlyMetricsThatThereAre) {
  const std::set<std::string> all = metrics_of_a_server();
  ASSERT_GT(all.size(), 10u);
  const std::string dashboard = Folder::read("packaging/monitoring/grafana.json");
  EXPECT_TRUE(boost::json::parse(dashboard).is_object());
  EXPECT_THAT(all, testing::IsSupersetOf(metrics_in(dashboard)));
  EXPECT_THAT(all,
              testing::IsSupersetOf(metrics_in(Folder::read("packaging/monitoring/alerts.yaml"))));
}

TEST(Monitoring, EveryMetricIsOnTheDashboardAndInTheDocuments) {
  const std::set<std::string> shown = metrics_in(Folder::read("packaging/monitoring/grafana.json"));
  const std::string documents = Folder::read("docs/hosting.md");
  for (const std::string& metric : metrics_of_a_server()) {
    EXPECT_TRUE(shown.contains(metric)) << metric << " is not on the dashboard";
    const std::string last = metric.substr(metric.rfind('_'));
    EXPECT_TRUE(documents.find("`" + metric) != std::string::npos ||
                documents.find("`" + last + "`") != std::string::npos)
        << metric << " is not in docs/hosting.md";
  }
}

TEST(Monitoring, EveryAlertIsDescribed) {
  const std::string alerts = Folder::read("packaging/monitoring/alerts.yaml");
  const std::string documents = Folder::read("docs/hosting.md");
  static const std::regex alert("- alert: (\\w+)");
  int n = 0;
  for (std::sregex_iterator one(alerts.begin(), alerts.end(), alert), end; one != end; ++one, ++n)
    EXPECT_NE(documents.find("`" + (*one)[1].str() + "`"), std::string::npos) << (*one)[1];
  EXPECT_GT(n, 4);
}

}  // namespace
}  // namespace hadal::cli
