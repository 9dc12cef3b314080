// The rules in our own words, by the section of the sheet that a verdict cites. Part of the text table: translate it with words.ts.
// A section that reads differently in one game has a line `game/section`.
export const rulebook: Record<string, string> = {
  "object-of-the-game": "Empty your hand first. You score what the others still hold; points add up over the rounds.",
  setup:
    "Everyone draws a card: the highest number deals, symbols count zero. Seven cards each; the rest is the draw pile; its top card starts the discard pile.",
  "set-up":
    "Everyone draws a card: the highest number deals, symbols count zero. Seven cards each; the rest is the draw pile; its top card starts the discard pile.",
  "lets-play":
    "Match the top card by color, number or symbol, or play a wild. Cannot, or don't want to? Draw one card. If that card fits, you may play it at once, but no other.",
  "draw-one": "The next player draws 1 card and loses the turn. Goes on its color or on another Draw One.",
  "draw-two": "The next player draws 2 cards and loses the turn. Goes on its color or on another Draw Two.",
  reverse:
    "Play turns round. Goes on its color or on another Reverse. Turned up at the start, the dealer begins, and play goes to the right.",
  skip: "The next player loses the turn. Goes on its color or on another Skip.",
  wild: "Goes on anything, even if you have something else that fits. Name the color that play goes on with.",
  "wild-draw-four":
    "Name a color; the next player draws 4 and loses the turn. Allowed only without a card of the color in force. If challenged, show your hand to the challenger alone: guilty, you draw the 4; innocent, they draw 6.",
  "spin/wild-draw-four":
    "Name a color; the next player draws 4 and loses the turn. Allowed only without a card of the color in force. In this game there is no challenge.",
  "mod-card":
    "Choose a color and give your cards of it away, one to each opponent clockwise from your left, until they are gone. It is also a wild: name the color in force.",
  "wild-customizable":
    "A wild card that also does what you wrote on it before the game. Turned up at the start it does nothing; the first player names the color.",
  "veto-card":
    "Anyone may slap it on a player who talks politics. They stop, and skip their next turn. Then the card goes back to the middle.",
  "using-customizable-cards": "The rule written on the card is carried out. Everyone agreed on it before the game.",
  "spin-cards":
    "A number with a swirl is played like any number. The next player spins the wheel, and that is their turn.",
  "the-uno-spin-wheel":
    "Do what the face says. When several cards are discarded, the player chooses which lies on top.",
  "almost-uno": "The spinner keeps two cards and discards the rest.",
  "discard-number": "The spinner chooses a number and may discard all cards that show it.",
  "discard-color": "The spinner chooses a color and may discard all cards of it.",
  "draw-red": "The spinner draws until a red card or a wild comes, and keeps them all.",
  "draw-blue": "The spinner draws until a blue card or a wild comes, and keeps them all.",
  "trade-hands": "Every hand goes to the player on the left. Who receives a single card must call UNO.",
  "show-hand": "The spinner shows the hand to everyone, then play goes on.",
  war: "Everyone shows their highest number card at once. The highest one is discarded. A tie is fought with the next highest, and the winner discards all that were shown. Play goes on after the winner.",
  "uno-spin": "First to shout “UNO Spin” discards a card of their choice. Play goes on after them.",
  "power-icons": "A card with an icon goes by its color or number. Icons never match each other.",
  "power-icons-and-power-towers":
    "Play an icon and take its tower, wherever it stands. While you hold it you may block: U stops Draw One, N Draw Two, O Wild Draw Four, ! Skip. All four: discard all but one card, and call UNO.",
  "grab-2-towers":
    "Take any two towers, also from other players. Turned up at the start it gives none, and is matched by color only.",
  "wild-grab-a-tower":
    "A wild that also takes any one tower. Turned up at the start, the first player only names the color.",
  "going-out":
    "Call UNO when you play your second-to-last card, or be caught and draw 2. With no cards left, the round is over. A Draw card played last is still drawn; an empty draw pile is made new from the discards.",
  scoring: "Numbers count as printed, action cards 20, wilds 50.",
  "nonpartisan/scoring": "Numbers count as printed, action cards 20, wilds 50, customizable cards 40.",
  "power-grab/scoring": "Numbers count as printed, action cards 20; Grab-2-Towers and wilds 50.",
  "winning-the-game": "First to 500 points wins, or to whatever you agreed on.",
  "alternative-scoring-and-winning":
    "Or: everyone keeps a tally of what they are left with. When one reaches 500, the lowest tally wins.",
  "alternative-ways-to-play": "Play to another number of points, or without points: the first to go out wins.",
  contents: "Only the cards of this box are in the deck, in its colors, and so many of each.",
  "instant-uno": "All four towers: discard all but one card, put the towers back in the middle, and call UNO.",
  "script/acts": "Whatever is told says who did what: completely, about somebody who plays, and when it can happen.",
  "script/cards": "A card is named by its color and number; # tells one copy of it from another.",
  "script/refusals": "A card that lies in the discard pile is in nobody's hand.",
  "script/the-table": "What the table waits for comes first.",
  "script/corrections": "What is taken back or put right changes everything that came after it.",
  "script/what-the-camera-sees":
    "A card that is seen lies there. It is explained by what the rules allow; else the table asks.",
};

/** What holds at every table where the sheets are silent. */
export const fixedRulings: Record<string, string> = {
  "first-out-wins":
    "Whoever goes out first has won the round, whatever the last card then does to others, and stays until the hands are counted.",
  "next-player-vetoed":
    "A house rule about the next player means whoever comes next. If the VETO skips that turn, the rule ends with it.",
  scoring:
    "The winner of a round gets what the others hold. Or everyone keeps a tally of what they are left with, and the lowest wins. Or the first to go out wins the game.",
  "short-piles": "If both piles together hold too few cards, a player draws what there is, and owes nothing more.",
  veto: "Only one player can have the VETO card at a time. Nobody gives it to themselves.",
};

/** What the values of a ruling mean, shortly. */
export const rulingValues: Record<string, string> = {
  "two-player-reverse/skip": "acts like Skip",
  "two-player-reverse/turn": "only turns the direction",
  "wrong-card/take-back": "goes back to the hand",
  "wrong-card/take-back-draw-two": "goes back, and 2 cards are drawn",
  "next-dealer/left": "the player on the left",
  "next-dealer/winner": "the winner",
  "last-card-challenge/never": "never",
  "last-card-challenge/allowed": "allowed",
  "spin-start-card/number": "is only a number",
  "spin-start-card/spins": "the first player spins",
  "discard-on-top-acts/no": "only sets what to match",
  "discard-on-top-acts/yes": "acts as if played",
  "instant-uno-pile/under": "under the card played",
  "instant-uno-pile/on-top": "on top, in the order given",
  "veto-and-skip/next-own-turn": "the next turn of one's own",
  "veto-and-skip/any-lost-turn": "any lost turn serves it",
  "uno-after-wheel/owed": "must call UNO, too",
  "uno-after-wheel/free": "need not call",
  "draw-more/one": "one card",
  "draw-more/until-playable": "until one fits",
  "stacking/off": "off",
  "stacking/same": "the same kind",
  "stacking/up": "the same kind, or one that draws more",
  "stacking/any": "any Draw card on any other",
  "jump-in/off": "off",
  "jump-in/on": "on",
  "seven-zero/off": "off",
  "seven-zero/on": "on",
  "force-play/off": "off",
  "force-play/on": "on",
  "must-play/off": "off",
  "must-play/on": "on",
  "equal-cards/off": "off",
  "equal-cards/on": "on",
  "last-card/any": "any card",
  "last-card/number": "a number card only",
  "false-uno/free": "costs nothing",
  "false-uno/draw-two": "costs 2 cards",
  "draw-two-turn/lost": "and loses the turn",
  "draw-two-turn/kept": "and then takes the turn",
  "hand-size/7": "7",
  "hand-size/5": "5",
  "hand-size/6": "6",
  "hand-size/8": "8",
  "hand-size/9": "9",
  "hand-size/10": "10",
  "decks/one": "one",
  "decks/two": "two, shuffled together",
};

/** The question behind a ruling, as people ask it. */
export const rulingNames: Record<string, string> = {
  "two-player-reverse": "Reverse with two players",
  "wrong-card": "A card that does not fit",
  "next-dealer": "Who deals next",
  "last-card-challenge": "Challenging a Wild Draw Four played last",
  "spin-start-card": "A Spin card turned up at the start",
  "discard-on-top-acts": "The top card after the wheel's discards",
  "instant-uno-pile": "Cards discarded for Instant UNO",
  "veto-and-skip": "What serves the VETO",
  "uno-after-wheel": "Down to one card without playing it",
  "draw-more": "Without a card that fits, draw",
  stacking: "Passing a Draw card on",
  "jump-in": "Jumping in with the same card",
  "seven-zero": "7 trades hands, 0 passes them on",
  "force-play": "A drawn card that fits must be played",
  "must-play": "Who can play may not draw instead",
  "equal-cards": "Several cards of one number at once",
  "last-card": "The last card may be",
  "false-uno": "Calling UNO with other than one card",
  "draw-two-turn": "Whoever draws for a Draw Two or Draw One",
  "hand-size": "Cards dealt to each player",
  decks: "Boxes of cards",
};
