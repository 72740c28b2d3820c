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

nodes::Asks order(const std::string& words, const std::string& table) {
  nodes::Asks asks;
  asks.method = "POST";  // it is carried out once
  asks.table = table;
  asks.words = words;
  return asks;
}

std::vector<Response> responses_of(std::vector<nodes::Answered> all) {
  std::vector<Response> responses;
  for (nodes::Answered& one : all) responses.push_back(response_of(std::move(one)));
  return responses;
}

void obey(Admin& admin, const nodes::Asks& asks, const nodes::Node::Reply& reply) {
  admin.carry_out_here(asks.words, [reply](const std::string& json) {
    nodes::Answers head;
    head.status = 200;
    reply(head, json);
  });
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
    node_.ask_others(
        asks_of(request, {}, house_->accounts().person_of(request.session)),
        [done](std::vector<nodes::Answered> all) { done(responses_of(std::move(all))); });
  };
  elsewhere_.tell_owner = [this](const std::string& words, const std::string& table,
                                 Elsewhere::Answered done) {
    node_.ask_owner(order(words, table), {},
                    [done = std::move(done)](std::optional<nodes::Answered> answered) {
                      done(answered ? response_of(std::move(*answered)) : nobody_knows());
                    });
  };
  elsewhere_.tell_all = [this](const std::string& words,
                               const std::function<void(std::vector<Response>)>& done) {
    node_.ask_others(order(words, {}), [done](std::vector<nodes::Answered> all) {
      done(responses_of(std::move(all)));
    });
  };
  elsewhere_.purse = &node_.purse();
  elsewhere_.read_people = [this](std::function<void()> then) {
    node_.read_people(std::move(then));
  };
}

void AmongNodes::join(house::House& house, Api& api, Admin& admin) {
  house_ = &house;
  node_.join(house, [this, &api, &admin](const nodes::Asks& asks, const std::string& body,
                                         nodes::Node::Reply reply) {
    if (!asks.words.empty()) return obey(admin, asks, reply);
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
