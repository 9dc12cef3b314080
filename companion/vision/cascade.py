"""Turns frames into glances, reading in each frame as much as is worth its time.

The pile's place comes first, sharpened and doubled. A tag that has not moved since it was read is not read again.
Then come places where something has just come to rest. The expensive readers run only while a card seems to lie there
unread.
"""

from companion.pile.glance import BareCardSeen, Glance, TagSighting
from companion.pile.quad import Point, Quad, apart, moved, side
from companion.pile.spots import NOWHERE, Spot, Spots
from companion.rules.games import GAMES
from companion.vision import mat, tuning
from companion.vision.arms import Arms, places
from companion.vision.bare.deck import Faces
from companion.vision.bare.recognize import Recognizer
from companion.vision.bare.rest import BareEyes, Recognizes
from companion.vision.bare.teach import packed, unpacked
from companion.vision.bare.untaught import Untaught
from companion.vision.matching import Matcher
from companion.vision.messages import (
    DeckTags,
    DrawPileAt,
    FacesExpected,
    Learned,
    LookFor,
    PileChanged,
    TaughtFaces,
)
from companion.vision.motion import Patch, around
from companion.vision.occlusion import Occlusions
from companion.vision.picture import Colors, Gray, enlarged, sharpened
from companion.vision.reader import Code, zxing
from companion.vision.scene import Scene
from companion.vision.search import Search
from companion.vision.tag_reading import in_whole, ours
from companion.vision.tiles import WIDTH, tiles_of
from companion.vision.turns import Turns

TAGGED = 2
"""Tags of this deck after which its cards are known to have tags, and no card without one is looked for."""


class Cascade:
    """Reads one table frame by frame; it remembers where the pile is and what was read a moment ago."""

    def __init__(self) -> None:
        self.scene = Scene()
        self.motion = self.scene.motion
        self.zone: Patch | None = None
        """The part of the picture where the pile lies."""
        self.spots = NOWHERE
        """Where the piles are in the picture."""
        self.arms = Arms()
        self._lower = Occlusions(self.scene)
        self._search = Search(self.scene)
        self._zone_at = self._calm_at = float("-inf")
        self._sharp = False
        """Whether the sharpened picture could be read the last time."""
        self._soft_at = float("-inf")
        """When a tag was last read only in the sharpened picture."""
        self._hunts = Turns(sharpen=1, plain=1)
        """How the pile's place is read while a card is looked for."""
        self._areas = Turns(new=3, zone=1)
        """Where: in what is new there, or in all of it."""
        self._reads = Turns(plain=3, sharpen=1)
        """How it is read while none is."""
        self._sizes = Turns(single=2, double=1)
        self._rarely_at = float("-inf")
        """When an unread card was last looked for long after a motion."""
        self._bare: BareEyes | None = None
        self._only_bare = False
        self._any = False
        """Whether cards that nobody taught are read as long as no tag is seen."""
        self._tags: set[str] = set()
        """Tags of this deck that were seen."""

    def hear(
        self,
        word: LookFor | DeckTags | TaughtFaces | FacesExpected | PileChanged | DrawPileAt,
    ) -> None:
        """Takes in a message from the table: what lies where, or which tags there are."""
        match word:
            case LookFor():
                self._lower.hear(word)
                self.scene.hear(word)
            case DeckTags(texts):
                deck = Matcher(texts)
                self._lower.deal(deck)
                self._search.deal(deck)
            case TaughtFaces():
                self._bare, self._only_bare = BareEyes(_recognizer(word)), word.only
                self._any = word.game is not None and not word.only
            case DrawPileAt(spot):
                self.scene.draw_at = spot
            case FacesExpected(shares):
                if self._bare is not None:
                    self._bare.recognizer.expect(dict(shares))
            case PileChanged():
                if self._bare is not None:
                    self._bare.hear(word)

    def learned(self) -> list[Learned]:
        """What was learned since this was last asked of cards that nobody taught."""
        if self._bare is None:
            return []
        return [
            Learned(face, None if picture is None else packed(picture))
            for face, picture in self._bare.recognizer.news()
        ]

    def glance(self, picture: Gray, t: float, colors: Colors | None = None) -> Glance:
        """What is seen in this frame; its `colors` are asked for only while something moves."""
        now = self.scene
        tall, wide = picture.shape
        knocked = self._begin_frame(picture, t)
        zone = self.zone = now.place_of_pile(wide, tall)
        stirs = now.motion.share(zone)
        if now.notice(stirs, t):
            self._search.begin()
        now.mind_rest(t)
        self._lower.place(picture)
        codes = [] if self._only_bare else self._read_frame(picture, zone, stirs, t)
        codes += self._search.again(picture, codes, t)
        now.keep(codes, t, picture)
        draw = self._look_for_arms(t, colors, wide, tall)
        rests = self._read_bare(t, colors, wide, tall)
        fix, arms = now.fix, self.arms
        edge = (patch.times(wide / WIDTH).corners for patch in arms.cut)
        return Glance(
            t,
            self._tag_sightings(t),
            whole=t - self._search.whole_at < 0.5,
            pile_motion=stirs,
            picture_motion=now.motion.share(None),
            zone=fix.pile if fix else None,
            draw_motion=fix is not None and now.motion.share(around((fix.draw,))) > 0.1,
            arms=arms.seen,
            arms_followed=arms.following,
            draw_pile_seen=now.draw_known(draw, wide, tall),
            top_gone=now.top if self._top_was_lifted(picture, zone, stirs, t) else None,
            arm_at_pile=zone is not None
            and arms.reaching
            and now.background.reached(_surroundings_of_pile(zone)),
            bare_cards=rests,
            knocked=knocked,
            cut_off=(*edge, *self._search.row.unread),
            overlaps=self._lower.over(picture, t),
            covered=self._lower.under,
            look_again=self._lower.more,
        )

    def _begin_frame(self, picture: Gray, t: float) -> bool:
        """Takes in where the camera looks, what moves, and where the mat lies; whether the camera was knocked."""
        now = self.scene
        now.every_other = not now.every_other
        now.slow = t - now.t > tuning.EXPENSIVE_PAUSE
        now.t = t
        now.motion.see(picture, t)
        knocked = now.motion.knocked(t)
        if knocked:
            now.knocked()
            self.arms.forget()
            if self._bare is not None:
                self._bare.forget()
        now.find_mat(picture, t)
        return knocked

    def _tag_sightings(self, t: float) -> tuple[TagSighting, ...]:
        """The tags that lie on the table, read in this frame or still there since they were."""
        now = self.scene
        return tuple(
            TagSighting(
                kept.code.text,
                now.on_table(kept),
                still=now.motion.still(kept.code.corners, t),
                age=t - kept.t,
                ours=kept.code.ours,
            )
            for kept in now.kept
            if kept.code.ours or kept.t == t
        )

    def _look_for_arms(self, t: float, colors: Colors | None, wide: int, tall: int) -> Quad | None:
        """Looks for arms, if that is due; gives the draw pile's place."""
        now, arms = self.scene, self.arms
        pile, scale = now.pile_at(wide, tall)
        draw = now.draw_place(wide, tall, scale)
        self.spots = Spots(
            _picture_share(pile, wide, tall),
            draw and _picture_share(draw, wide, tall),
            wide / max(tall, 1),
        )
        if arms.due(t, now.motion.share(None)):
            tiles = now.motion.tiles if colors is None else tiles_of(colors())
            arms.see(tiles, t, places(pile, draw, wide / WIDTH, scale))
            self._search.left([patch.times(wide / WIDTH) for patch in arms.left], t)
            if now.fix is None and now.draw_at is None and now.pile:
                now.stops = now.stops.seen(t, arms.seen)
        return draw

    def _read_bare(
        self, t: float, colors: Colors | None, wide: int, tall: int
    ) -> tuple[BareCardSeen, ...]:
        """What cards without tags did, once the table has come to rest."""
        now = self.scene
        tags = tuple(kept.code for kept in now.kept if kept.code.ours)
        if self._any:
            self._tags |= {code.text for code in tags}
        eyes = None if len(self._tags) >= TAGGED else self._bare
        if eyes is None or eyes.stirs(now.motion, t, wide, tall):
            return ()
        if colors is None or not eyes.waiting:
            return ()
        return eyes.see(colors(whole=True), t, tuple(code.corners for code in tags))

    def _top_was_lifted(self, picture: Gray, zone: Patch | None, stirs: float, t: float) -> bool:
        """Whether the top card is gone, by the picture of its place; remembers the place while it lies there."""
        now = self.scene
        tall, wide = picture.shape
        if now.top is None and not now.kept and now.motion.share(None) < 0.01:
            now.background.keep(picture, Patch(0, 0, wide, tall), frozenset(), t)
        if zone is None or now.top is None or stirs > 0.01 or t - now.stirred < 0.12:
            return False
        mine = [now.on_table(kept) for kept in now.kept if kept.code.text == now.top]
        if any(apart(tag, other) < 0.6 * side(tag) for tag in now.pile for other in mine):
            if (
                now.background.reached(_surroundings_of_pile(zone))
                and t - self._calm_at < tuning.ARM_STAYS
            ):
                return False
            self._calm_at = t
            around_it = zone.grown((zone.right - zone.left) / 3).within(wide, tall)
            now.background.renew(picture, around_it, now.known, t)
            return False
        return now.background.lifted(picture, now.top, now.known, now.pile)

    @property
    def fix(self) -> mat.MatPose | None:
        """The play mat, as it lies there."""
        return self.scene.fix

    @property
    def sought(self) -> bool:
        """Whether a card is looked for: one comes, or something has stirred the pile's place a moment ago."""
        return bool(self.scene.coming) or self._is_seeking_card(self.scene.t)

    def _is_seeking_card(self, t: float) -> bool:
        """Whether a card may lie on the pile unread."""
        now = self.scene
        seen = {kept.code.text for kept in now.kept if kept.code.ours}
        ago = t - now.stirred
        if now.coming - seen and ago < tuning.HUNT_NEW:  # perhaps the lower one of two
            return True
        if new := now.new(seen):  # until it is told, it has to be read anew: perhaps it is held
            last = max(kept.t for kept in now.kept if kept.code.text in new)
            return bool(new - now.known) and t - last > tuning.ZONE_MOVING and ago < tuning.HUNT_NEW
        if now.top in seen:  # it may have been a hand that only passed
            whole = sum(kept.code.text == now.top for kept in now.kept) >= len(now.pile)
            return ago < (tuning.HUNT_TOP if whole else tuning.HUNT_HIDDEN)
        return ago < tuning.HUNT or (ago < tuning.HUNT_RARELY and t == self._rarely_at)

    def _read_frame(self, picture: Gray, zone: Patch | None, stirs: float, t: float) -> list[Code]:
        """Reads what is worth its time in this frame."""
        now = self.scene
        if zone is None:
            return self._search.everywhere(picture, t)
        codes: list[Code] = []
        if t - self._rarely_at >= tuning.HUNT_RARELY_PAUSE:
            self._rarely_at = t
        hunting = self._is_seeking_card(t) and not self._hand_only_passed(picture, zone, t)
        waves = stirs > tuning.HAND_WAVES and not now.coming and not now.slow
        if waves and now.every_other:
            return codes  # a hand comes: nothing rests there yet
        if hunting:
            codes += self._read_closely(picture, zone, stirs)
        elif self._pile_is_due(t):
            codes += self._read_again(picture, zone, t)
        if self._lower.due(t):
            reached = bool(self.arms.seen) or not self.arms.following
            reached = reached and now.background.reached(_surroundings_of_pile(zone))
            codes += self._lower.peek(picture, zone, t, reached=reached)
        # An expensive reader may run when the hand has gone, or when it doesn't go.
        rests = (
            now.slow or t - now.stirred > tuning.HUNT_CALM or t - now.restless > tuning.HUNT_UNCALM
        )
        if hunting and rests and self._search.due(t) and not now.new(ours(codes)):
            codes += self._search.hunt(picture, zone, self._changed_part_of_pile(picture, zone), t)
        codes += self._search.elsewhere(picture, zone, t, sought=hunting)
        return codes

    def _read_closely(self, picture: Gray, zone: Patch, stirs: float) -> list[Code]:
        """Reads the pile's place while a card may lie there unread."""
        now = self.scene
        part = zone if self._areas.next() == "zone" else self._changed_part_of_pile(picture, zone)
        plain = now.slow or self._hunts.next() == "plain"
        codes = self._as_it_is(picture, part) if plain else []
        # In this light it took the sharpened picture the last time.
        blind = self._sharp and stirs < tuning.HAND_WAVES and not ours(codes)
        if not plain or blind or (now.slow and not now.new(ours(codes))):
            codes += self._read_sharpened(picture, part, double=self._sizes.next() == "double")
        return codes

    def _read_again(self, picture: Gray, zone: Patch, t: float) -> list[Code]:
        """Reads the pile's place once more though nothing new is expected there."""
        part = self._places_of_known(picture, zone)
        often = t - self._soft_at > tuning.SOFT_LASTS and not self.scene.resting
        plain = often and self._reads.next() == "plain"
        codes = self._as_it_is(picture, part) if plain else []
        if not ours(codes):
            codes += self._read_sharpened(picture, part, double=self._sizes.next() == "double")
            if plain and ours(codes):  # in this light it takes the sharpened picture
                self._soft_at = t
        return codes

    def _hand_only_passed(self, picture: Gray, zone: Patch, t: float) -> bool:
        """Whether the top card is seen and nothing else is new: a hand was there that left no card."""
        now = self.scene
        if now.slow or now.stirred == t or all(kept.code.text != now.top for kept in now.kept):
            return False
        places = (moved(place, *now.motion.shift) for place in now.attend.places)
        return now.more_came(picture, zone, places) is None

    def _changed_part_of_pile(self, picture: Gray, zone: Patch) -> Patch:
        """The part of the pile's place that is not as it was before something stirred there."""
        changed = self.scene.background.changed(zone, rests=True)
        if changed is None or not changed[1]:
            return zone
        tall, wide = picture.shape
        return changed[0].grown(6 * self.scene.module()).within(wide, tall)

    def _places_of_known(self, picture: Gray, zone: Patch) -> Patch:
        """While cards come, no more than where they are; in every other frame all that came, once they rest."""
        now = self.scene
        places = tuple(place for _, many in now.attend.coming for place in many)
        if not places:
            return zone
        tall, wide = picture.shape
        if now.slow:
            return zone.with_(around(places).grown(tuning.UNDER_REACH * now.module())).within(
                wide, tall
            )
        mine = around(places).grown(3 * now.module())
        more = now.more_came(picture, zone, places) if now.every_other and now.resting else None
        return (mine if more is None else mine.with_(more)).within(wide, tall)

    def _pile_is_due(self, t: float) -> bool:
        """Whether the pile's place needs reading again: it stirred, or it was read long ago."""
        now = self.scene
        ago = t - now.stirred
        if not now.kept or (now.coming and ago < 0.25):
            return True
        return t - self._zone_at > (
            tuning.ZONE_MOVING
            if ago < 0.25
            else tuning.ZONE_SOON
            if ago < 1.0
            else tuning.ZONE_CALM
        )

    def _coming_card_is_lost(self) -> bool:
        """Whether a card that comes is not seen any more."""
        return not self.scene.coming <= {kept.code.text for kept in self.scene.kept}

    def _as_it_is(self, picture: Gray, patch: Patch) -> list[Code]:
        """Reads the picture as it is: a third of the cost of sharpening it, and nearly always enough."""
        self._zone_at = self.scene.t
        return in_whole(zxing(patch.of(picture)), patch, 1)

    def _read_sharpened(self, picture: Gray, patch: Patch, *, double: bool) -> list[Code]:
        """Reads the sharpened picture, enlarged where the tags are small or a card is lost."""
        now = self.scene
        self._zone_at = now.t
        small = (
            tuning.SMALL_MODULE_LOST
            if double or self._coming_card_is_lost()
            else tuning.SMALL_MODULE
        )
        times = 2.0 if now.module() < small else 1.0
        codes = in_whole(zxing(enlarged(sharpened(patch.of(picture)), times)), patch, times)
        self._sharp = bool(ours(codes))
        return codes


def _recognizer(word: TaughtFaces) -> Recognizes:
    """Compares with what was taught where every face was; reads the cards of any other box."""
    taught = unpacked(word.faces)
    cards = {} if word.game is None else GAMES[word.game].deck.cards
    if cards.keys() <= taught.keys():
        return Recognizer(Faces(taught))
    return Untaught(tuple(cards.values()), taught)


def _picture_share(spots: tuple[Point, ...], wide: int, tall: int) -> Spot:
    """The middle of a place, in shares of the picture."""
    x, y = (sum(values) / len(spots) for values in zip(*spots, strict=True))
    return x / wide, y / tall


def _surroundings_of_pile(zone: Patch) -> Patch:
    """So far around the pile that no card of it reaches there, but every arm does."""
    return zone.grown((zone.right - zone.left) / 2)
