// SPDX-License-Identifier: Apache-2.0
// Every game that can be learnt from, by its name.
#include <unordered_map>

#include "engine/random_play.h"
#include "games/learn.h"
#include "python/core/agent_of.h"
#include "python/core/vector_of.h"

namespace hadal::python {
namespace {

template <Learnable G>
class KindOf final : public Kind {
 public:
  explicit KindOf(const Document& options) : start_(G::setup(G::options_from(options))) {}

  std::string name() const override { return std::string(G::kName); }
  std::size_t players() const override { return G::players(start_); }
  Document options() const override { return G::options_document(G::options_of(start_)); }
  int rules_version() const override { return G::kRulesVersion; }
  int actions_version() const override { return G::Learning::kActionsVersion; }
  int observation_version() const override { return G::Learning::kObservationVersion; }
  std::size_t actions() const override { return G::Learning::actions().decisions(); }
  std::size_t chance_actions() const override { return G::Learning::actions().size() - actions(); }
  std::size_t longest() const override { return 2 * G::kMaxMoves; }  // of two steps each
  bool has_sides() const override { return G::kHasSides; }
  std::size_t observation_size() const override { return G::Learning::observation_size(players()); }
  std::vector<Feature> describe() const override { return G::Learning::describe(players()); }

  std::string action_text(int number) const override {
    std::string text = hadal::action_text<G>(number);
    if (text.empty()) throw IllegalMove(no_such_action(number, *this));
    return text;
  }

  int action_number(const std::string& text) const override {
    static const std::unordered_map<std::string, int> numbers = [] {
      std::unordered_map<std::string, int> all;
      for (std::size_t n = 0; n < G::Learning::actions().size(); ++n)
        all.emplace(hadal::action_text<G>(static_cast<int>(n)), static_cast<int>(n));
      return all;
    }();
    const auto found = numbers.find(text);
    if (found == numbers.end()) throw UnreadableMove(text);
    return found->second;
  }

  std::vector<std::string> bots() const override {
    std::vector<std::string> names;
    for (const bots::BotName& bot : any_roster<G>().names()) names.emplace_back(bot.name);
    return names;
  }

  std::unique_ptr<State> start() const override {
    return std::make_unique<StateOf<G>>(shared_from_this(), start_, true);
  }

  std::unique_ptr<State> given(const Document& scenario) const override {
    Document d = scenario;
    d.set("players", players());
    const typename G::State s = G::from_document(d);
    return std::make_unique<StateOf<G>>(shared_from_this(), s, false);
  }

  std::unique_ptr<State> deserialize(const std::string& text) const override {
    const std::string marker = std::string("\n") + StateOf<G>::kHalfLine;
    const std::size_t at = text.rfind(marker);
    const bool halved = at != std::string::npos;
    const Record record = read_record(halved ? text.substr(0, at + 1) : text);
    if (record.game != G::kName)
      throw RecordError(record.lines.game, "this is a game of " + record.game);
    if (!(G::options_from(record.options) == G::options_of(start_)))
      throw RecordError(record.lines.game, "this table has other options");
    const std::unique_ptr<Table> table = replay(record, {entry_of<G>()});
    std::unique_ptr<State> state = start();
    for (const RecordedMove& m : record.moves) state->play(m.text);
    if (halved) {
      const std::size_t begin = at + marker.size();
      state->apply(action_number(text.substr(begin, text.find('\n', begin) - begin)));
    }
    return state;
  }

  std::unique_ptr<Vector> vector(const VectorOptions& options) const override {
    return std::make_unique<VectorOf<G>>(shared_from_this(), options);
  }
  std::unique_ptr<Agent> agent(const std::string& name, std::uint64_t seed) const override {
    return std::make_unique<AgentOf<G>>(name, seed);
  }

  std::uint64_t rollout(std::uint64_t decisions, std::size_t games,
                        std::uint64_t seed) const override {
    Rng rng(seed);
    typename G::MoveList legal;
    std::vector<typename G::State> all(games, start_);
    std::uint64_t done = 0;
    while (done < decisions)
      for (typename G::State& s : all) {
        while (!is_seat(G::to_move(s))) {
          if (G::to_move(s) == Player::nobody) s = start_;
          play_random<G>(s, legal, rng);  // of chance, which begins every game
        }
        play_random<G>(s, legal, rng);
        ++done;
      }
    return done;
  }

 private:
  typename G::State start_;
};

}  // namespace

std::shared_ptr<const Kind> kind_called(const std::string& name, const Document& options) {
#define HADAL_IF_KIND(game, Type) \
  if (name == game::Type::kName) return std::make_shared<KindOf<game::Type>>(options);
  HADAL_LEARN_GAMES(HADAL_IF_KIND)
#undef HADAL_IF_KIND
  std::string known;
  for (const std::string& one : kind_names()) known += (known.empty() ? "" : ", ") + one;
  throw std::invalid_argument("there is no game '" + name + "'; there is: " + known);
}

std::vector<std::string> kind_names() {
#define HADAL_KIND_NAME(game, Type) std::string(game::Type::kName),
  return {HADAL_LEARN_GAMES(HADAL_KIND_NAME)};
#undef HADAL_KIND_NAME
}

}  // namespace hadal::python
