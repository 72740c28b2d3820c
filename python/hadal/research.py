# SPDX-License-Identifier: Apache-2.0
"""The measurements of docs/research.md that `hadal arena` does not make: deduction and exploitability.

    python3 -m hadal.research deduction GAME --players 5 --level captain --games 100
    python3 -m hadal.research exploit GAME --players 2 --level greedy --playouts 16 --games 100
"""
import argparse
import math

import hadal


def play(game, bots, seed):
    """One game; bots[i] is in seat i. Anything with step(state) may play."""
    chance = hadal.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.settle(chance)
        else:
            state.apply(bots[state.current_player()].step(state))
    return state


def wilson(wins, games, z=1.96):
    """The 95 % interval of a share."""
    share, spread = wins / games, z * z / games
    middle = (share + spread / 2) / (1 + spread)
    half = z * math.sqrt(share * (1 - share) / games + spread / games / 4) / (1 + spread)
    return middle - half, middle + half


class BestResponse:
    """Plays against a bot that it knows, within a budget of playouts for each legal action.

    It deals worlds that its seat cannot tell from the real one, tries every action, lets the bot play on for
    all seats, and takes what won most often. So it finds what the bot does wrong one decision ahead: how much
    more than its share it wins is a lower bound of how far the bot can be exploited.
    """

    def __init__(self, game, level, playouts, seed=1):
        self.game, self.level, self.playouts = game, level, playouts
        self.random = hadal.Random(seed)
        self.bot = hadal.bot(game, level, seed)

    def step(self, state):
        legal = state.legal_actions()
        if len(legal) == 1:
            return legal[0]
        me = state.current_player()
        won = dict.fromkeys(legal, 0)
        for _ in range(self.playouts):
            world = state.resample_from_infostate(me, self.random)
            for action in legal:
                won[action] += self._playout(world.child(action))[me] > 0
        habit = self.bot.step(state)  # among equals what the bot itself would do
        return max(legal, key=lambda action: (won[action], action == habit))

    def _playout(self, world):
        bot = hadal.bot(self.game, self.level, self.random.below(2**31))
        while not world.is_terminal():
            if world.is_chance_node():
                world.settle(self.random)
            else:
                world.apply(bot.step(world))
        return world.returns()


def exploit(game, level, playouts, games, seed):
    """How often a best response within the budget wins from one seat against this level in all others."""
    won = 0.0
    players = game.num_players()
    for n in range(games):
        bots = [hadal.bot(game, level, seed + n * players + i) for i in range(players)]
        me = n % players
        bots[me] = BestResponse(game, level, playouts, seed + n)
        returns = play(game, bots, seed + n // players).returns()
        won += 0 if returns[me] < 0 else 1 / sum(r > 0 for r in returns)
    return won


def deduction(game, level, games, seed):
    """(belief, truth) of everybody who is not a traitor, about all others, at each decision."""
    rows = []
    for n in range(games):
        bots = [hadal.bot(game, level, seed + n * 10 + i) for i in range(game.num_players())]
        chance = hadal.Random(seed + n)
        state = game.new_initial_state()
        beliefs = []
        state.settle(chance)
        while not state.is_terminal():
            player = state.current_player()
            state.apply(bots[player].step(state))
            beliefs += [(player, other, guilt)
                        for other, guilt in enumerate(bots[player].suspicions()) if other != player]
            state.settle(chance)
        guilty = traitors(state)
        rows += [(guilt, guilty[other]) for player, other, guilt in beliefs if not guilty[player]]
    return rows


def traitors(state):
    """Who turned out to be a traitor, by seat. At the end all loyalty cards are open."""
    seats = state.view(-1)["seats"]
    return [any(card != "human" for card in seat["loyalty"]) for seat in seats.values()]


def main():
    options = argparse.ArgumentParser(prog="python3 -m hadal.research",
                                      description="The measurements of docs/research.md.")
    options.add_argument("what", choices=["deduction", "exploit"])
    options.add_argument("game", choices=hadal.games())
    options.add_argument("--players", type=int)
    options.add_argument("--level", required=True)
    options.add_argument("--games", type=int, default=100)
    options.add_argument("--playouts", type=int, default=16)
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    game = hadal.load(chosen.game, chosen.players)
    if chosen.what == "exploit":
        won = exploit(game, chosen.level, chosen.playouts, chosen.games, chosen.seed)
        low, high = wilson(won, chosen.games)
        print(f"a best response with {chosen.playouts} playouts wins {won:g} of {chosen.games} against "
              f"{chosen.level}: {won / chosen.games:.0%} ({low:.0%} to {high:.0%}); an equal bot would win "
              f"{1 / game.num_players():.0%}")
        return
    if not game.has_sides:
        options.error(f"nobody is a traitor in {game.name}")
    rows = deduction(game, chosen.level, chosen.games, chosen.seed)
    if not rows:
        options.error(f"{chosen.level} has no opinion")
    share = sum(truth for _, truth in rows) / len(rows)
    brier = sum((guilt - truth) ** 2 for guilt, truth in rows) / len(rows)
    print(f"{chosen.level}: Brier {brier:.3f} over {len(rows)} beliefs of {chosen.games} games; knowing "
          f"only that {share:.0%} are traitors gives {share * (1 - share):.3f}")


if __name__ == "__main__":
    main()
