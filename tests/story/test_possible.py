"""Who can have laid a card: the rules, the hands at the draw pile and the arms, weighed as one."""

from companion.pile.arm import Arm
from companion.rules import acts
from companion.rules.seating import sit_down
from companion.rules.table import Table
from companion.story.facts import attempt
from companion.story.hints import Took
from companion.story.possible import possible
from companion.story.weight import hands_fit

NORTH, EAST = Arm(300.0, 1.0), Arm(40.0, 1.0)


def after(*told: acts.Happening, game: str = "mod") -> Table:
    table = sit_down(acts.Start(game, ("North", "East", "South"), dealer="South"))
    for act in told:
        assert isinstance(table, Table)
        table = attempt(table, act)
    assert isinstance(table, Table)
    return table


def likeness(arm: Arm | None) -> dict[str, float] | None:
    """How much likelier than anybody's this arm is each player's."""
    whose = {"North": NORTH, "East": EAST, "South": None}
    return (
        None
        if arm is None
        else {player: 2.5 if one == arm else 0.2 for player, one in whose.items()}
    )


def best(table: Table, card: str, *reached: Arm | None) -> tuple[str, tuple[Took, ...]]:
    hands = [likeness(arm) for arm in reached]
    story = max(
        possible(table, card),
        key=lambda one: one.chance * hands_fit(one.took, hands, watched=True)[0],
    )
    return story.player, story.took


def chances(table: Table, card: str) -> dict[str, float]:
    stories = sorted(possible(table, card), key=lambda one: one.chance)
    return {one.player: one.chance for one in stories}


def test_without_a_hand_at_the_draw_pile_it_is_whose_turn_it_is() -> None:
    table = after(acts.TurnUp("red-5"))
    assert best(table, "red-7") == ("North", ())


def test_whose_hand_was_at_the_draw_pile_has_drawn_and_the_next_one_played() -> None:
    table = after(acts.TurnUp("red-5"))
    assert best(table, "red-7", EAST, None)[0] == "South"
    stories = {(one.player, one.took): one.chance for one in possible(table, "red-7")}
    kept, played = stories["East", (Took("North", 1),)], stories["North", (Took("North", 1),)]
    assert 0.5 < kept / played < 2  # only the arm that lays the card can tell


def test_cards_owed_are_taken_by_the_one_who_owes_them_however_often_the_hand_comes() -> None:
    table = after(acts.TurnUp("red-5"), acts.Play("North", "red-draw-two"))
    player, took = best(table, "red-7", EAST, EAST)
    assert (player, took[0]) == ("South", Took("East", 2))


def test_a_hand_whose_arm_was_not_followed_is_whoever_needs_it() -> None:
    table = after(acts.TurnUp("red-5"), acts.Play("North", "red-draw-two"))
    assert best(table, "red-7", None) == ("South", (Took("East", 2),))


def test_the_dealer_turns_up_the_first_card() -> None:
    table = after()
    assert best(table, "red-7") == ("South", ())


def test_nothing_is_possible_for_a_card_that_nobody_asked_for() -> None:
    table = after(acts.TurnUp("red-5"), acts.Play("North", "red-draw-two"))
    assert all(one.chance < 0.01 for one in possible(table, "blue-7") if one.player == "North")


def test_somebody_who_draws_for_a_color_comes_again_and_again() -> None:
    spinning = sit_down(acts.Start("spin", ("North", "East", "South"), dealer="South"))
    told = (acts.TurnUp("red-5"), acts.Play("North", "red-3-spin"), acts.Spin("East", "draw-blue"))
    for act in told:
        assert isinstance(spinning, Table)
        spinning = attempt(spinning, act)
    assert isinstance(spinning, Table)
    hands = [likeness(EAST)] * 5
    stories = [one for one in possible(spinning, "red-7") if one.player == "South" and not one.odd]
    names = [hands_fit(one.took, hands, watched=True)[1] for one in stories]
    assert ("East",) * 5 in names


def test_whoever_played_the_wild_and_takes_cards_was_challenged() -> None:
    table = after(acts.TurnUp("red-5"), acts.Play("North", "wild-draw-four", "red"))
    assert best(table, "red-7", NORTH)[1][0] == Took("North", 4)
    assert best(table, "red-7", EAST)[1][0] == Took("East", 4)


def test_whom_the_wheel_lets_discard_hardly_keeps_all() -> None:
    spun = acts.Spin("East", "discard-color")
    told = (acts.TurnUp("red-5"), acts.Play("North", "red-3-spin"), spun)
    begun = chances(after(*told, game="spin"), "red-7")
    assert begun["East"] > 10 * begun["South"]
    done = chances(after(*told, acts.Seen("red-7"), game="spin"), "red-8")
    assert done["East"] == done["South"], "they may have discarded all they wanted to"


def test_a_war_is_anybodys_to_win() -> None:
    told = (acts.TurnUp("red-5"), acts.Play("North", "red-3-spin"), acts.Spin("East", "war"))
    assert set(chances(after(*told, game="spin"), "red-9").values()) == {1.0}


def test_everybody_may_have_drawn_and_kept_a_card_more_than_once() -> None:
    table = after(acts.TurnUp("red-5"))
    hands = [NORTH, EAST, None, NORTH]
    stories = [(one.player, one.took) for one in possible(table, "red-7", len(hands))]
    names = ("North", "East", "South", "North")
    assert ("East", tuple(Took(name, 1) for name in names)) in stories
