"""All sentences the referee says, in English. A second language is a second file like this one."""

SYMBOLS = {
    "draw-one": "Draw One",
    "draw-two": "Draw Two",
    "reverse": "Reverse",
    "skip": "Skip",
    "grab-two": "Grab-2-Towers",
    "wild": "Wild",
    "wild-draw-four": "Wild Draw Four",
    "mod": "Mod card",
    "wild-grab": "Wild Grab-A-Tower",
    "custom-1": "Customizable card 1",
    "custom-2": "Customizable card 2",
    "custom-3": "Customizable card 3",
    "veto": "VETO card",
    "wheel-reference": "wheel reference card",
}
BADGES = {"spin": "Spin", "u": "U", "n": "N", "o": "O", "bang": "!"}
TOWERS = {"u": "U", "n": "N", "o": "O", "bang": "!"}
FACES = {
    "almost-uno": "Almost UNO",
    "discard-number": "Discard Number",
    "discard-color": "Discard Color",
    "draw-red": "Draw Red",
    "draw-blue": "Draw Blue",
    "trade-hands": "Trade Hands",
    "show-hand": "Show Hand",
    "war": "War",
    "uno-spin": "UNO Spin",
}
FACE_MEANS = {
    "almost-uno": "{player} discards all but 2 cards.",
    "discard-number": "{player} picks a number and discards as many cards of it as they like.",
    "discard-color": "{player} picks a color and discards as many cards of it as they like.",
    "draw-red": "{player} draws until a red card or a wild comes.",
    "draw-blue": "{player} draws until a blue card or a wild comes.",
    "trade-hands": "Everybody passes their hand to the left.",
    "show-hand": "{player} shows their hand to everybody.",
    "war": "Everybody shows their highest number card at the same time. The highest one wins.",
    "uno-spin": "Who is first to shout UNO Spin? They discard one card.",
}
RULES = {
    "draw-until-color": "The next player draws until a {color} card comes.",
    "discard-wilds": "Everybody else discards all their wild cards.",
    "draw-three-if-stuck": "If the next player draws instead of playing, it is three cards.",
    "extra-turn": "The same player goes again.",
    "exactly-seven": "The next player draws or discards until they have exactly 7 cards.",
    "exactly-three": "Everybody draws or discards until they have exactly 3 cards.",
    "hands-up": "Everybody plays with their hand face up.",
    "joke": "Tell a joke! If somebody laughs, discard down to 1 card. If not, draw 4.",
    "stiff-elbows": "The next player may not bend their elbows until somebody calls UNO.",
    "rooster": "The next player crows like a rooster, or draws 4 cards.",
    "seven-zero": "Whose hand do you trade with?",
}
OUTCOMES = {
    "laughed": "Somebody laughed.",
    "silent": "Nobody laughed.",
    "crowed": "What a rooster!",
    "chickened": "{player} chickens out and draws 4 cards.",
}
UNTIL = {
    "text": "the next card",
    "hands-up": "{player}'s next turn",
    "stiff-elbows": "somebody calls UNO",
    "draw-three-if-stuck": "{target}'s turn is over",
}

# What happened, by event. A missing one is not announced.
EVENTS = {
    "seated": "A new game of {game} begins.",
    "cut-drawn": "{player} draws {card}.",
    "cut-tied": "A tie! {players} draw again.",
    "dealt": "{player} deals 7 cards to everybody. Turn up the start card.",
    "turned-up": "The start card is {card}.",
    "put-back": "{card} goes back into the deck. Turn up another card.",
    "played": "{player} plays {card}.",
    "color-named": "The color is {color}.",
    "color-only-matches": "Only its color can be matched.",
    "drew": "{player} draws {cards}.",
    "drew-aside": "{player} draws {cards}.",
    "kept": "{player} keeps the card.",
    "reshuffled": "The draw pile is empty. The discard pile is shuffled and becomes the draw pile.",
    "piles-empty": "There are no more cards to draw.",
    "reversed": "The direction turns.",
    "skipped": "{player} is skipped.",
    "uno-called": "{player} calls UNO!",
    "caught": "{player} caught {target}, who forgot to call UNO.",
    "challenged": "{player} challenges {accused}. {accused}, show {player} your hand!",
    "hand-shown": "{player} shows their hand.",
    "guilty": "{accused} had a card of that color, and draws 4 instead.",
    "innocent": "{accused} played it rightly. The challenge costs 6 cards.",
    "blocked": "{player} blocks it with the {tower} tower.",
    "spun": "The wheel says: {face}. {means}",
    "discarded": "{player} discards {cards}.",
    "war-won": "{player} wins the war.",
    "war-none": "Nobody wins the war.",
    "shouted": "{player} was first!",
    "gave": "{player} gives away {cards} in {color}.",
    "hands-moved": "Hands change places.",
    "tower-taken": "{player} takes the {tower} tower.",
    "vetoed": "VETO! {player} stops talking politics and skips the next turn.",
    "instant-uno": "{player} holds all four towers: Instant UNO! The towers go back to the middle.",
    "veto-served": "{player} is skipped by the VETO. The VETO card goes back to the middle.",
    "rule-played": "{text}",
    "rule-ended": "The house rule is over.",
    "rule-resolved": "{outcome}",
    "went-out": "{player} has no cards left!",
    "round-ended": "{player} wins the round.",
    "counted": "{player} is left with {points}.",
    "scored": "{player} gets {points}.",
    "round-closed": "Ready for the next round.",
    "game-won": "{players} won the game!",
    "game-shared": "{players} share the win!",
    "reopened": "{player} is still in the game.",
    "cards-set": "{player} has {cards}.",
    "score-set": "{player} has {points}.",
    "left": "{player} leaves. Their hand goes under the draw pile.",
    "joined": "{player} joins from the next round on.",
    "disputed": "{why}",
    "top-seen": "On top lies {card}.",
    "took-back": "{player} takes {card} back.",
}

# Why not, by code; `code:about` where there are several reasons.
REFUSALS = {
    "bad-input": "That is not something the table understands.",
    "bad-input:json": "This line is not a JSON object.",
    "bad-input:unknown-act": "There is no act called {act}.",
    "bad-input:missing": "The field {field} is missing.",
    "bad-input:wrong-field": "The field {field} has a wrong value.",
    "bad-input:unknown-player": "Nobody called {player} sits at this table.",
    "bad-input:waiting-player": "{player} joins from the next round on.",
    "bad-input:same-name": "There is already somebody called {player}.",
    "bad-input:player-count": "The game is for 2 to 10 players, not {count}.",
    "bad-input:too-many": "There is room for {count} players.",
    "bad-input:unknown-card": "There is no card called {card}.",
    "bad-input:unknown-game": "There is no game called {game}.",
    "bad-input:unknown-ruling": "There is no ruling called {ruling}.",
    "bad-input:ruling-value": "The ruling {ruling} can't be {value}.",
    "bad-input:unknown-face": "The wheel has no face called {face}.",
    "bad-input:weight": "The weight of {face} can't be below zero.",
    "bad-input:no-weight": "The wheel needs at least one face that can come.",
    "bad-input:unknown-rule": "There is no house rule called {rule}.",
    "bad-input:not-customizable": "{card} is not a customizable card of this game.",
    "bad-input:no-rule": "Write a rule or a text on {card}.",
    "bad-input:rule-color": "The rule on {card} needs a color of this deck.",
    "bad-input:icon": "{card} can't carry the icon {value}.",
    "bad-input:scoring": "Scoring is winner, lowest or none, not {value}.",
    "bad-input:target": "The target must be at least 1 point.",
    "bad-input:unknown-tower": "There is no tower called {tower}.",
    "bad-input:too-many-cards": "The deck has only {count} cards.",
    "bad-input:hand-empty": "{player} still has to count a hand, so it can't be empty.",
    "bad-input:no-entry": "There is no entry {count} to put right.",
    "bad-input:start-stays": "The start of a game can only be replaced by another start.",
    "bad-input:nested": "A correction can't be put into another correction.",
    "not-started": "No game has been started yet.",
    "over": "The game is over.",
    "not-your-turn": "It is {other}'s turn, not {player}'s.",
    "no-match": "{card} matches neither {color} nor {symbol}.",
    "no-match:color": "{card} doesn't match {color}.",
    "not-in-play": "{card} already lies in the discard pile.",
    "not-in-this-deck": "{card} is not in this deck.",
    "drawn-card-only": "After drawing, {player} may only play the card just drawn.",
    "draw-first": "{player} has to draw a card before passing.",
    "already-drew": "{player} has already drawn a card.",
    "answer-first": "First {ask}.",
    "wrong-answer": "That doesn't answer the question.",
    "wrong-answer:not-asked": "Nobody asked for that now.",
    "wrong-answer:started": "This game has already started.",
    "wrong-answer:draw-count": "It has to be {number}.",
    "wrong-answer:draw-until": "Draw until the {color} card comes, and say how many it took.",
    "wrong-answer:discard-count": "The number of cards must be {count}.",
    "wrong-answer:hand-count": "{player} has {number}.",
    "wrong-answer:one-number": "All of them must have the same number.",
    "wrong-answer:one-color": "All of them must have the same color.",
    "wrong-answer:wilds-only": "Only wild cards may go.",
    "wrong-answer:number-cards": "{card} is not a number card.",
    "wrong-answer:is-out": "{player} has already gone out.",
    "wrong-answer:tower-count": "Take at most {count}, each only once.",
    "wrong-answer:gift-count": "There are only {count} cards in that hand.",
    "wrong-answer:gift-owed": "{player} holds colored cards and has to give some away.",
    "wrong-answer:must-play": "At this table {player} has to play the card just drawn.",
    "wrong-answer:outcome": "It must be one of: {outcomes}.",
    "wrong-answer:has-cut": "{player} has already drawn a card.",
    "wrong-answer:has-counted": "{player}'s hand is not asked for.",
    "wrong-answer:two-hands": "A card in {player}'s hand was already counted in another.",
    "wrong-answer:last-card-innocent": "It was {player}'s last card, so it was rightly played.",
    "wrong-answer:nothing-to-allow": "There is nothing to allow.",
    "wrong-answer:nothing-to-shuffle": "There is nothing to shuffle under the top card.",
    "no-such-color": "{color} is not a color of this game.",
    "no-uno": "{player} has {number}, so there is no UNO to call.",
    "uno-called": "{player} has already called UNO.",
    "uno-window-closed": "Too late: the next turn has begun.",
    "no-challenge": "There is nothing to challenge.",
    "no-tower": "{player} does not hold the tower that protects from this.",
    "already-yours": "{player} already holds the {tower} tower.",
    "veto-taken": "{player} has the VETO card.",
    "not-yourself": "That can't be done to oneself.",
    "nothing-to-undo": "There is nothing to take back.",
    "cannot-leave": "{player} can't leave now: a game needs at least two players.",
}

# What comes first, by the name of the question.
ASKS = {
    "cut": "everybody draws a card to choose the dealer",
    "start-card": "the start card is turned up",
    "play": "{player} plays or draws",
    "keep-or-play": "{player} keeps the drawn card or plays it",
    "color": "{player} names a color",
    "penalty": "{player} answers the card that was played",
    "show-hand": "{player} shows the hand",
    "spin": "{player} spins the wheel",
    "discard": "{player} discards",
    "draw-until": "{player} says how many cards were drawn",
    "war": "the war is fought",
    "shout": "somebody shouts UNO Spin",
    "give": "{player} gives cards away",
    "grab": "{player} takes towers",
    "house-rule": "the house rule is settled",
    "hands": "the hands are counted",
    "between-rounds": "the next round begins",
    "next-round": "the next round begins",
    "dispute": "the card on the pile is settled",
}

FINDINGS = {
    "wild-draw-four": "{player} played a Wild Draw Four while holding a {color} card.",
    "stands": "{card} by {player} did not fit.",
}

CORRECTIONS = {
    "undone": "Taken back.",
    "amended": "Put right.",
    "color": "The color is now {color}.",
    "no-color": "The color is open now.",
    "top": "On top lies {card}.",
    "turn": "It is {player}'s turn.",
    "cards": "{player} has {cards}.",
    "score": "{player} has {points}.",
    "phase": "The game goes on where it was.",
}


def cards(number: int) -> str:
    """3 cards, 1 card, no cards."""
    if number == 0:
        return "no cards"
    return "1 card" if number == 1 else f"{number} cards"


def points(number: int) -> str:
    """20 points, 1 point."""
    return "1 point" if number == 1 else f"{number} points"


def listing(names: list[str]) -> str:
    """North, East and South."""
    return names[0] if len(names) == 1 else ", ".join(names[:-1]) + " and " + names[-1]
