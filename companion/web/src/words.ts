// Every word on the screen, in two tables: this one for the table itself, pagewords.ts for what is fetched later.
// Another language is another pair of tables with the same keys.
// `{name}` is filled in; `{n|card|cards}` chooses by number.
import type { PageKey } from "./pagewords.ts";
import { language } from "./settings.ts";

const en = {
  "app.name": "companion",
  "app.tag": "The referee at your card table",

  "color.red": "red",
  "color.blue": "blue",
  "color.green": "green",
  "color.yellow": "yellow",
  "color.purple": "purple",
  "color.orange": "orange",
  "symbol.draw-one": "Draw One",
  "symbol.draw-two": "Draw Two",
  "symbol.reverse": "Reverse",
  "symbol.skip": "Skip",
  "symbol.grab-two": "Grab 2 Towers",
  "symbol.wild": "Wild",
  "symbol.wild-draw-four": "Wild Draw Four",
  "symbol.mod": "Mod",
  "symbol.wild-grab": "Wild Grab-A-Tower",
  "symbol.custom-1": "Custom 1",
  "symbol.custom-2": "Custom 2",
  "symbol.custom-3": "Custom 3",
  "symbol.veto": "VETO",
  "symbol.wheel-reference": "Wheel reference",
  "badge.spin": "spin",
  "badge.u": "tower U",
  "badge.n": "tower N",
  "badge.o": "tower O",
  "badge.bang": "tower !",
  wilds: "wild",

  "nav.broken": "This page stumbled. The table is safe.",
  "nav.again": "Load it again",
  "nav.back": "Back",
  "nav.close": "Close",
  "nav.menu": "Menu",
  "nav.table": "Table",
  "nav.fix": "Fix",
  "nav.undo": "Undo",
  "nav.history": "History",
  "nav.print": "Print",
  "nav.settings": "Settings",
  "nav.phones": "Phones",
  "nav.setup": "New game",
  "nav.camera": "Camera",
  "nav.mute": "Mute",
  "nav.unmute": "Unmute",
  "nav.home": "Start page",
  "nav.done": "Done",
  "nav.cancel": "Cancel",

  "line.unreachable": "The companion can't be reached just now.",
  "line.failed": "That did not work. Nothing was lost; try again.",
  "line.forgotten": "This device doesn't belong to a table any more. Join again with the code on the tablet.",
  "line.newgame": "A new game begins.",
  "line.back": "Back at the table.",
  "line.lost": "Looking for the table… Play on with the cards.",
  "line.kept": "{n|tap is|taps are} kept and will be sent. Tap the rest when the table is back.",
  "line.one": "Your last tap is still on its way. Tap this when the table is back.",
  "line.blocked":
    "The table can't be reached: something on the way lets no WebSocket through. Open the companion's own address, without a proxy.",

  "table.title": "Table",
  "table.turn": "{name}'s turn",
  "table.color": "Color in force",
  "table.nocolor": "Color still open",
  "table.left": "clockwise",
  "table.right": "counterclockwise",
  "table.direction": "Play goes {way}",
  "table.cards": "{n|card|cards}",
  "table.score": "{n|point|points}",
  "table.draw": "Draw pile",
  "table.dealer": "deals",
  "table.round": "Round {n}",
  "table.uno": "UNO",
  "table.unoowed": "UNO?",
  "table.vetoed": "VETO",
  "table.drewhint": "drew?",
  "table.seats": "Players",
  "table.rule": "The rule",
  "table.standing": "House rules in force",
  "table.until": "until {until}",
  "table.none": "No card yet",
  "table.flip": "Lay the tablet flat",
  "table.stand": "Stand the tablet up",
  "table.leave": "Leaves the table",
  "table.join": "Joins from the next round",
  "table.everyone": "everyone",
  "table.and": "and",
  "table.why": "Why?",
  "table.cite": "Rule sheet: {place}",
  "table.ruling": "Table ruling: {place}",
  "table.norule": "Nothing in dispute: this is only what happened.",
  "table.won": "{name} wins the round!",
  "table.over": "{name} wins the game!",
  "table.set": "Set count or score",

  "ask.cut": "Draw a card each. Who has the highest number? They deal",
  "ask.start-card": "deals seven cards each, {first} first, then turns up the first card",
  "ask.play": "plays a card, or draws",
  "ask.keep-or-play": "drew a card: play it, or keep it",
  "ask.color": "names a color",
  "ask.penalty": "{n|card to draw|cards to draw}",
  "ask.skip": "is skipped",
  "ask.show-hand": "shows the hand: was there {color} in it?",
  "ask.show-all": "shows the hand to everybody",
  "ask.spin": "spins the wheel",
  "ask.discard": "discards",
  "ask.draw-until": "draws until {color} comes",
  "ask.war": "War: reveal your highest numbers",
  "ask.shout": "Who shouted first?",
  "ask.give": "gives cards away",
  "ask.grab": "grabs {n|tower|towers}",
  "ask.house-rule": "House rule",
  "ask.hands": "What is left in the hands?",
  "ask.next-round": "Ready for the next round?",
  "ask.dispute": "This card does not fit",
  "ask.whose": "whose card was it?",
  "ask.took-cards": "took the cards?",
  "doubt.title": "A question about the last card",
  "doubt.whose": "Was that {other}? It was {name}'s turn.",
  "doubt.took": "Did {name} take {n|card|cards}?",
  "doubt.drewfirst": "{other}, and {name} drew first",
  "doubt.yes": "Yes",
  "doubt.no": "No",
  "ask.uno": "has one card left",

  "do.play": "Play a card",
  "do.draw": "Drew a card",
  "do.drawn": "Drew {n}",
  "do.pass": "Kept it",
  "do.challenge": "Challenge",
  "do.block": "Block",
  "do.accept": "Lose the turn",
  "do.turn-up": "Turn it up",
  "do.spin": "Spin the wheel",
  "do.real": "We spun a real wheel",
  "do.uno": "UNO!",
  "do.catch": "Catch {name}!",
  "do.show-hand": "Show the hand",
  "do.guilty": "Had {color}",
  "do.innocent": "Had no {color}",
  "do.discard": "Discard",
  "do.war": "Reveal",
  "do.shout": "{name} was first",
  "do.give": "Give",
  "do.grab": "Grab",
  "do.resolve": "Done",
  "do.next-round": "Next round",
  "do.allow": "Let it stand",
  "do.takeback": "Take it back",
  "do.other": "It was someone else",
  "do.hand": "Count hands",
  "do.rematch": "Play again",
  "do.veto": "VETO",
  "do.reshuffle": "Reshuffled",
  "do.none": "None",
  "do.laughed": "Somebody laughed",
  "do.silent": "Nobody laughed",
  "do.crowed": "Crowed",
  "do.chickened": "Chickened out",
  "do.howmany": "How many?",
  "do.which": "Which cards?",
  "do.ok": "OK",

  "which.title": "Which is it?",
  "which.nudge": "One tap says it. Or nudge the card.",
  "dispute.takeback": "Put the card back into the hand: the camera sees it.",
  "pick.title": "Which card?",
  "pick.color": "1. Color",
  "pick.symbol": "2. Card",
  "pick.fits": "fits",
  "pick.done": "Done",
  "pick.player": "Who played it?",

  "face.almost-uno": "Almost UNO",
  "face.discard-number": "Discard Number",
  "face.discard-color": "Discard Color",
  "face.draw-red": "Draw Red",
  "face.draw-blue": "Draw Blue",
  "face.trade-hands": "Trade Hands",
  "face.show-hand": "Show Hand",
  "face.war": "War",
  "face.uno-spin": "UNO Spin",
  "guide.almost-uno": "{name} keeps two cards and discards all the others.",
  "guide.discard-number": "{name} chooses a number and may discard every card with it.",
  "guide.discard-color": "{name} chooses a color and may discard every card of it.",
  "guide.draw-red": "{name} draws until a red card or a wild comes, and keeps them all.",
  "guide.draw-blue": "{name} draws until a blue card or a wild comes, and keeps them all.",
  "guide.trade-hands": "Everyone passes their whole hand to the left.",
  "guide.show-hand": "{name} shows the hand to everyone, then play goes on.",
  "guide.war": "Everyone picks their highest number and shows it at the same time. The highest one is discarded.",
  "guide.uno-spin": "Everyone shouts “UNO Spin”! The first one discards a card.",

  "tower.title": "Power Towers",
  "tower.U": "blocks Draw One",
  "tower.N": "blocks Draw Two",
  "tower.O": "blocks Wild Draw Four",
  "tower.!": "blocks Skip",
  "tower.middle": "in the middle",
  "tower.holds": "{name} holds it",
  "tower.choose": "Which towers does {name} take?",
  "veto.title": "Slap the VETO",
  "veto.says": "Someone talks politics? They stop, and skip their next turn.",
  "veto.who": "Who slaps it?",
  "veto.on": "On whom?",
  "veto.held": "{name} skips the next turn.",

  "deal.next-to": "Each gets one card in turn, clockwise:",
  "deal.gift": "{name} gives one card to each in turn, clockwise:",

  "pick.remove": "Remove {card}",

  "side.bottom": "front",
  "side.left": "left",
  "side.top": "back",
  "side.right": "right",

  "table.points": "Points",
  "table.stats": "Statistics",

  "said.nothing": "The table is ready.",
} as const;

export type Key = keyof typeof en | PageKey;

interface Language {
  name: string;
  words: Record<keyof typeof en, string>;
  /** The words of the pages, once one of them was opened. */
  more: Partial<Record<PageKey, string>>;
  plural: Intl.PluralRules;
}

export const languages: Record<string, Language> = {
  en: { name: "English", words: en, more: {}, plural: new Intl.PluralRules("en") },
};

/** The pages bring their own words along: the table stands sooner without them. */
export function learn(pages: Record<string, Record<PageKey, string>>) {
  for (const [id, more] of Object.entries(pages)) languages[id]!.more = more;
}

/** The sentence for a key, with names and numbers filled in. An unknown key says itself, in plain words. */
export function t(key: Key, fill: Record<string, string | number> = {}): string {
  const { words, more, plural } = languages[language.value] ?? languages.en!;
  const sentence = (words as Record<string, string>)[key] ?? (more as Record<string, string>)[key];
  if (sentence === undefined) return key.slice(key.indexOf(".") + 1).replace(/-/g, " ");
  return sentence
    .replace(/\{(\w+)\|([^|}]*)\|([^}]*)\}/g, (_, name: string, one: string, many: string) => {
      const n = Number(fill[name] ?? 0);
      return `${n} ${plural.select(n) === "one" ? one : many}`;
    })
    .replace(/\{(\w+)\}/g, (_, name: string) => String(fill[name] ?? ""));
}

/** "North, East and South". */
export function list(names: string[]): string {
  if (names.length < 2) return names.join("");
  return `${names.slice(0, -1).join(", ")} ${t("table.and")} ${names[names.length - 1]}`;
}
