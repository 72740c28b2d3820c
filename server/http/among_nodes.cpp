// SPDX-License-Identifier: Apache-2.0
#include "server/http/among_nodes.h"

#include <spdlog/spdlog.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>

#include "server/http/steady_time.h"

namespace hadal::http {
namespace asio = boost::asio;

namespace {

// The person is known by the session; whoever gets this believes it.
nodes::Asks asks_of(const Request& request, const std::string& table,
                    const house::PersonId& person) {
  nodes::Asks asks;
  asks.table = table;
  asks.method = request.method;
  asks.path = request.path;
  asks.query = request.query;
  asks.address = request.address;
  asks.browser = request.browser;
  asks.person = person;
  return asks;
}

Request request_of(const nodes::Asks& asks, const std::string& body) {
  Request request;
  request.method = asks.method;
  request.path = asks.path;
  request.query = asks.query;
  request.body = body;
  request.address = asks.address;
  request.browser = asks.browser;
  request.asker = Asker{asks.person};
  return request;
}

Response response_of(nodes::Answered answered) {
  Response response;
  response.status = static_cast<unsigned>(answered.head.status);
  response.type = std::move(answered.head.content);
  response.body = std::move(answered.body);
  for (auto& header : answered.head.headers) response.headers.emplace_back(header);
  return response;
}

Response nobody_knows() {
  return refused({house::Code::unknown, "nobody knows whether this was done; look again"});
}

asio::awaitable<void> answer(Api& api, Request request, nodes::Node::Reply reply) {
  Response response = co_await api.handle(request);
  nodes::Answers head;
  head.status = response.status;
  head.content = response.type;
  for (const auto& [key, value] : response.headers) head.headers[key] = value;
  reply(head, response.body);
}

}  // namespace

AmongNodes::AmongNodes(asio::io_context& io, const OpenedLog& log)
    : io_(io),
      node_({log.options, *log.nats,
             [this](std::function<void()> f) { asio::post(io_, std::move(f)); },
             SteadyTime::steady_clock, [](const std::string& line) { spdlog::info("{}", line); }}) {
  elsewhere_.has = [this](const std::string& table) { return !node_.owns(table); };
  elsewhere_.ask_owner = [this](const Request& request, const std::string& table,
                                Elsewhere::Answered done) {
    ask_owner(request, table, std::move(done));
  };
  elsewhere_.ask_all = [this](const Request& request,
                              const std::function<void(std::vector<Response>)>& done) {
    node_.ask_others(asks_of(request, {}, house_->accounts().person_of(request.session)),
                     [done](std::vector<nodes::Answered> all) {
                       std::vector<Response> responses;
                       for (nodes::Answered& one : all)
                         responses.push_back(response_of(std::move(one)));
                       done(std::move(responses));
                     });
  };
  elsewhere_.read_people = [this](std::function<void()> then) {
    node_.read_people(std::move(then));
  };
}

void AmongNodes::join(house::House& house, Api& api) {
  house_ = &house;
  node_.join(house, [this, &api](const nodes::Asks& asks, const std::string& body,
                                 nodes::Node::Reply reply) {
    asio::co_spawn(io_, answer(api, request_of(asks, body), std::move(reply)), asio::detached);
  });
}

void AmongNodes::ask_owner(const Request& request, const std::string& table,
                           Elsewhere::Answered done) {
  node_.ask_owner(asks_of(request, table, house_->accounts().person_of(request.session)),
                  request.body, [done = std::move(done)](std::optional<nodes::Answered> answered) {
                    done(answered ? response_of(std::move(*answered)) : nobody_knows());
                  });
}

}  // namespace hadal::http
