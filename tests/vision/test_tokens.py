"""Command tokens laid down beside the pile, in bad light."""

from companion.demo.film import Filming
from companion.demo.script import LayCard, Token, script
from companion.pile import TokenLaid
from companion.tags import token_tag
from companion.vision.picture import gray
from companion.vision.watch import Watcher
from tests.pile.bench import DECK, whose


def test_a_token_is_read_where_a_hand_has_left_it_though_its_arm_went_over_the_whole_table() -> (
    None
):
    happenings = (LayCard(at=1.5, card="red-7#1"), Token(at=4.5, token="uno", seat=90.0))
    story = script(happenings, tags=dict(DECK.tags) | {"uno": token_tag("uno")})
    filming = Filming(story, "harsh", 7, camera="720p/50")
    watcher = Watcher(whose, DECK)
    told = [
        event.token
        for number in range(round(story.seconds * 15))
        for event in watcher.see(gray(filming.frame(number, number / 15).picture), number / 15)
        if isinstance(event, TokenLaid)
    ]
    assert told == ["uno"]
