# SPDX-License-Identifier: Apache-2.0
import hadal
import pytest
from conftest import positions


def play(game, bots, seed):
    rng = hadal.Random(seed)
    state = game.new_initial_state()
    state.settle(rng)
    while not state.is_terminal():
        action = bots[state.current_player()].step(state)
        assert action in state.legal_actions()
        state.apply(action)
        state.settle(rng)
    return state


@pytest.mark.parametrize("name, players, level", [
    ("abyss", 2, "greedy"), ("abyss", 4, "novice"), ("abyss", 2, "sailor"),
    ("unfathomable", 3, "random"), ("unfathomable", 4, "novice")])
def test_bots_play_whole_games(name, players, level):
    game = hadal.load(name, players=players)
    assert level in game.bots
    end = play(game, [hadal.bot(game, level, seed=i) for i in range(players)], seed=3)
    assert len(end.returns()) == players


def test_the_same_seeds_give_the_same_game():
    game = hadal.load("abyss", players=2)
    games = [play(game, [hadal.bot(game, "sailor", seed=i) for i in range(2)], 4).history()
             for _ in range(2)]
    assert games[0] == games[1]


def test_a_bot_is_better_than_chance():
    game = hadal.load("abyss", players=2)
    won = 0
    for n in range(20):
        bots = [hadal.bot(game, "greedy", n), hadal.bot(game, "random", n)]
        if n % 2:
            bots.reverse()
        won += play(game, bots, n).returns()[n % 2] > 0
    assert won >= 17


def test_a_bot_answers_in_any_position_it_is_shown():
    """Also in the middle of a move of two steps, and in games it has not watched."""
    game = hadal.load("abyss", players=2)
    bot = hadal.bot(game, "greedy")
    for seed in range(8):
        for state in positions(game, seed):
            if state.current_player() >= 0:
                assert bot.step(state) in state.legal_actions()


def test_the_bots_of_a_game_with_traitors_suspect():
    game = hadal.load("unfathomable", players=4)
    bots = [hadal.bot(game, "sailor" if "sailor" in game.bots else game.bots[-2], seed=i)
            for i in range(4)]
    rng = hadal.Random(5)
    state = game.new_initial_state()
    state.settle(rng)
    for _ in range(150):
        if state.is_terminal():
            break
        bot = bots[state.current_player()]
        state.apply(bot.step(state))
        state.settle(rng)
    guesses = [b.suspicions() for b in bots if b.suspicions()]
    assert guesses and all(len(g) == 4 and all(0 <= x <= 1 for x in g) for g in guesses)


def test_wrong_bots_are_refused_with_a_sentence():
    game = hadal.load("abyss", players=2)
    with pytest.raises(ValueError, match="there is no bot 'deep_thought'"):
        hadal.bot(game, "deep_thought")
    bot = hadal.bot(game, "greedy")
    with pytest.raises(ValueError, match="no player is to move"):
        bot.step(game.new_initial_state())
    with pytest.raises(ValueError, match="plays abyss"):
        bot.step(hadal.load("unfathomable", players=3).new_initial_state())
