// Every word on the screen, in one table. Another language is another table with the same keys.
// `{name}` is filled in; `{n|card|cards}` chooses by number.
import { language } from "./settings.ts";

const en = {
  "app.name": "companion",
  "app.tag": "The referee at your card table",

  "color.red": "red", "color.blue": "blue", "color.green": "green", "color.yellow": "yellow", "color.purple": "purple", "color.orange": "orange",
  "symbol.draw-one": "Draw One", "symbol.draw-two": "Draw Two", "symbol.reverse": "Reverse", "symbol.skip": "Skip", "symbol.grab-two": "Grab 2 Towers",
  "symbol.wild": "Wild", "symbol.wild-draw-four": "Wild Draw Four", "symbol.mod": "Mod", "symbol.wild-grab": "Wild Grab-A-Tower",
  "symbol.custom-1": "Custom 1", "symbol.custom-2": "Custom 2", "symbol.custom-3": "Custom 3", "symbol.veto": "VETO", "symbol.wheel-reference": "Wheel reference",
  "badge.spin": "spin", "badge.u": "tower U", "badge.n": "tower N", "badge.o": "tower O", "badge.bang": "tower !",
  "wilds": "wild",

  "nav.broken": "This page stumbled. The table is safe.", "nav.again": "Load it again", "nav.back": "Back", "nav.close": "Close", "nav.menu": "Menu", "nav.table": "Table", "nav.fix": "Fix", "nav.undo": "Undo", "nav.history": "History",
  "nav.print": "Print", "nav.settings": "Settings", "nav.phones": "Phones", "nav.setup": "New game", "nav.camera": "Camera", "nav.mute": "Mute", "nav.unmute": "Unmute",
  "nav.home": "Start page", "nav.done": "Done", "nav.cancel": "Cancel",

  "line.unreachable": "The companion can't be reached just now.",
  "line.failed": "That did not work. Nothing was lost; try again.",
  "line.forgotten": "This device doesn't belong to a table any more. Join again with the code on the tablet.",
  "line.back": "Back at the table.", "line.lost": "Looking for the table… Play on; nothing is lost.",
  "line.kept": "{n|tap is|taps are} kept and will be sent.",

  "table.title": "Table", "table.turn": "{name}'s turn", "table.color": "Color in force", "table.nocolor": "Color still open",
  "table.left": "clockwise", "table.right": "counterclockwise", "table.direction": "Play goes {way}",
  "table.cards": "{n|card|cards}", "table.score": "{n|point|points}", "table.draw": "Draw pile", "table.dealer": "deals",
  "table.round": "Round {n}", "table.uno": "UNO", "table.unoowed": "UNO?", "table.vetoed": "VETO",
  "table.seats": "Players", "table.rule": "The rule", "table.standing": "House rules in force", "table.until": "until {until}",
  "table.none": "No card yet",
  "table.flip": "Lying flat", "table.stand": "Standing", "table.leave": "Leaves the table", "table.join": "Joins from the next round",
  "table.everyone": "everyone", "table.and": "and",
  "table.why": "Why?", "table.cite": "Rule sheet: {place}", "table.ruling": "Table ruling: {place}",
  "table.norule": "Nothing in dispute: this is only what happened.",
  "table.won": "{name} wins the round!", "table.over": "{name} wins the game!", "table.set": "Set count or score",

  "ask.cut": "draws a card: the highest number deals", "ask.start-card": "deals seven cards each, {first} first, then turns up the first card", "ask.play": "plays a card, or draws",
  "ask.keep-or-play": "drew a card: play it, or keep it", "ask.color": "names a color", "ask.penalty": "{n|card to draw|cards to draw}", "ask.skip": "is skipped",
  "ask.show-hand": "shows the hand", "ask.spin": "spins the wheel", "ask.discard": "discards", "ask.draw-until": "draws until {color} comes", "ask.war": "War: reveal your highest numbers",
  "ask.shout": "Who shouted first?", "ask.give": "gives cards away", "ask.grab": "grabs {n|tower|towers}", "ask.house-rule": "House rule", "ask.hands": "What is left in the hands?",
  "ask.next-round": "Ready for the next round?", "ask.dispute": "This card does not fit", "ask.uno": "has one card left",

  "do.play": "Play a card", "do.draw": "Drew a card", "do.drawn": "Drew {n}", "do.pass": "Kept it", "do.challenge": "Challenge", "do.block": "Block", "do.accept": "Lose the turn",
  "do.turn-up": "Turn it up", "do.cut": "{name}'s card", "do.spin": "Spin the wheel", "do.real": "We spun a real wheel", "do.uno": "UNO!", "do.catch": "Catch {name}!", "do.show-hand": "Show the hand",
  "do.guilty": "Had the color", "do.innocent": "Did not have it", "do.discard": "Discard", "do.war": "Reveal", "do.shout": "{name} was first", "do.give": "Give", "do.grab": "Grab",
  "do.resolve": "Done", "do.next-round": "Next round", "do.allow": "Let it stand", "do.takeback": "Take it back", "do.other": "It was someone else", "do.hand": "Count hands", "do.rematch": "Play again",
  "do.veto": "VETO", "do.reshuffle": "Reshuffled", "do.none": "None", "do.laughed": "Somebody laughed", "do.silent": "Nobody laughed", "do.crowed": "Crowed", "do.chickened": "Chickened out",
  "do.howmany": "How many?", "do.which": "Which cards?", "do.ok": "OK",

  "dispute.takeback": "Put the card back into the hand: the camera sees it.",
  "pick.title": "Which card?", "pick.color": "1. Color", "pick.symbol": "2. Card", "pick.fits": "fits", "pick.done": "Done",
  "pick.player": "Who played it?",

  "wheel.title": "Wheel", "wheel.swipe": "Swipe the wheel, or press the button", "wheel.spinning": "The wheel turns…",
  "wheel.real": "Which face came?",
  "face.almost-uno": "Almost UNO", "face.discard-number": "Discard Number", "face.discard-color": "Discard Color", "face.draw-red": "Draw Red", "face.draw-blue": "Draw Blue",
  "face.trade-hands": "Trade Hands", "face.show-hand": "Show Hand", "face.war": "War", "face.uno-spin": "UNO Spin",
  "guide.almost-uno": "{name} keeps two cards and discards all the others.",
  "guide.discard-number": "{name} chooses a number and may discard every card with it.",
  "guide.discard-color": "{name} chooses a color and may discard every card of it.",
  "guide.draw-red": "{name} draws until a red card or a wild comes, and keeps them all.",
  "guide.draw-blue": "{name} draws until a blue card or a wild comes, and keeps them all.",
  "guide.trade-hands": "Everyone passes their whole hand to the left.",
  "guide.show-hand": "{name} shows the hand to everyone, then play goes on.",
  "guide.war": "Everyone picks their highest number and shows it at the same time. The highest one is discarded.",
  "guide.uno-spin": "Everyone shouts “UNO Spin”! The first one discards a card.",

  "tower.title": "Power Towers", "tower.U": "blocks Draw One", "tower.N": "blocks Draw Two", "tower.O": "blocks Wild Draw Four", "tower.!": "blocks Skip", "tower.middle": "in the middle",
  "tower.holds": "{name} holds it", "tower.choose": "Which towers does {name} take?",
  "veto.title": "Slap the VETO", "veto.says": "Someone talks politics? They stop, and skip their next turn.", "veto.who": "Who slaps it?", "veto.on": "On whom?", "veto.held": "{name} skips the next turn.",

  "deal.next-to": "Each gets one card in turn, clockwise:",
  "deal.gift": "{name} gives one card to each in turn, clockwise:",
  "give.color": "Which color is given away?", "give.count": "How many cards of it?",

  "fix.title": "Fix", "fix.which": "Tap what is wrong.", "fix.what": "What is wrong with it?", "fix.card": "Another card", "fix.player": "Another player", "fix.not": "It did not happen",
  "fix.missed": "Something was missed before this", "fix.likely": "Likeliest", "fix.other": "Other card…", "fix.preview": "What will change",
  "fix.same": "Nothing else changes.", "fix.lost": "These no longer fit; they stay, with a note:", "fix.do": "Put it right", "fix.done": "Put right.", "fix.undone": "taken back", "fix.assumed": "assumed",
  "fix.empty": "Nothing has happened yet.", "fix.count": "Another number of cards", "fix.color": "Another color", "fix.add": "What was missed?",
  "fix.setcards": "Cards in hand", "fix.setscore": "Score",

  "hands.title": "What is left?", "hands.scan": "Scan the fan", "hands.type": "Tap in the cards", "hands.points": "Type the points", "hands.none": "Nothing left",
  "hands.unsure": "I may have missed a card. Count them: {n} read, {m} expected.", "hands.add": "Add a card", "hands.save": "That is the hand",
  "hands.race": "The race to {n}", "hands.next": "Next round",
  "hands.pointsword": "points", "hands.tablecamera": "The table camera", "hands.beside": "Lay the hand face up beside the pile, fanned, and tap again.", "hands.private": "Only you see this.", "hands.remove": "Remove {card}",

  "phone.title": "My seat", "phone.sit": "Where do you sit?", "phone.taken": "taken", "phone.watch": "Just watch", "phone.wait": "{name} is next", "phone.up": "It is your turn!",
  "phone.notyet": "No game yet. It starts on the tablet.", "phone.change": "Change seat",
  "phone.drew": "I drew", "phone.mycards": "My cards", "phone.scanmine": "Scan my fan", "phone.unsure": "I may have missed a card.", "phone.next": "Join the next game", "phone.shown": "{name} shows you this hand", "phone.guilty": "Has the color", "phone.innocent": "Has not",

  "join.code": "The four letters on the tablet", "join.go": "Join", "join.bad": "The code has four letters.", "join.scan": "Scan this with a phone", "join.or": "or open {address} and type",
  "join.open": "New phones may join", "join.devices": "At the table", "join.out": "Put out", "join.here": "here", "join.gone": "asleep", "join.camera": "A phone as camera", "join.cameraqr": "Scan with the phone that shall be the camera. It opens a secure page; see “Trust” if it warns.",
  "join.host": "Another tablet in charge", "join.role.host": "in charge", "join.role.seat": "player", "join.role.camera": "camera", "join.role.spectator": "watching",
  "join.soon": "This link is good for ten minutes.", "join.wait": "One moment…",

  "welcome.new": "Start a game", "welcome.go": "Back to the table", "welcome.tables": "Tables", "welcome.nohost": "Games are started on the tablet of the table. Join it with its code.",
  "welcome.unofficial": "Unofficial and fan-made. Bring your own cards.", "welcome.setting": "being set up",

  "setup.title": "New game", "setup.game": "Which game?", "setup.who": "Who plays?", "setup.where": "Where does everyone sit?", "setup.seat": "Tap a player, then a place; or drag.", "setup.add": "Add a player", "setup.name": "Name",
  "setup.names": "Two to ten players, each with a name of their own.", "setup.clockwise": "Play starts clockwise.", "setup.dealer": "Who deals?", "setup.cut": "Draw for it", "setup.rules": "Rules of this table", "setup.usual": "as in the rule sheet",
  "setup.changed": "{n|ruling is|rulings are} changed", "setup.target": "Play to", "setup.points": "{n} points", "setup.winner": "The winner gets them", "setup.lowest": "Lowest tally wins", "setup.none": "No score: first out wins",
  "setup.camera": "Camera", "setup.nocamera": "No camera: tap the cards in", "setup.seen": "I see {card}.", "setup.sees": "Lay a card under the camera.", "setup.ready": "Ready: deal!",
  "setup.cards": "{n} cards", "setup.custom": "Customizable cards", "setup.customhow": "Choose how many are in the deck, and what each one does. Everyone must agree.", "setup.agree": "Everyone agrees", "setup.customnone": "Not in the deck", "setup.text": "Our own rule",
  "setup.textplace": "Sing your next turn.", "setup.write": "Write it on the card, too.", "setup.phonecamera": "A phone's camera", "setup.remove": "Remove {name}", "setup.icons": "Power icons",
  "setup.iconsown": "as on your cards", "setup.iconsusual": "the usual layout", "setup.iconshow": "Tap a number until it shows the icon that is printed on one of its two cards.", "setup.choosing": "Rule for {card}", "setup.must": "Agree on the customizable cards first.",
  "rule.draw-until-color": "Next player draws until a color comes", "rule.discard-wilds": "Everyone else discards all wilds", "rule.draw-three-if-stuck": "Next player draws three if stuck", "rule.extra-turn": "Take another turn",
  "rule.exactly-seven": "Next player: exactly 7 cards", "rule.exactly-three": "Everyone: exactly 3 cards", "rule.hands-up": "Hands face up until your next turn", "rule.joke": "Tell a joke", "rule.stiff-elbows": "Next player: stiff elbows until UNO", "rule.rooster": "Next player: crow like a rooster",
  "side.bottom": "front", "side.left": "left", "side.top": "back", "side.right": "right",

  "history.title": "History", "history.standings": "Standings", "history.none": "No game has been played to its end yet. The first one will be here.", "history.player": "Player", "history.games": "Games", "history.won": "Won", "history.rounds": "Rounds won", "history.points": "Points",
  "history.replay": "Card by card", "history.stats": "Statistics", "history.minutes": "{n} minutes", "history.wins": "{name} won", "history.unfinished": "not finished", "history.colors": "Colors in force", "history.race": "Points after each round",
  "history.plays": "Cards played", "history.draws": "Cards drawn", "history.slow": "Seconds a turn", "history.most": "Most cards", "history.faces": "Wheel", "history.csv": "Table (CSV)", "history.json": "All (JSON)",
  "history.step": "Step {n} of {m}", "history.playit": "Play", "history.pause": "Pause", "history.first": "To the start", "history.last": "To the end", "history.before": "Back one", "history.after": "On one",

  "print.title": "Print", "print.says": "Sleeve tags, mats and tokens as PDF. Print at 100 %, without “fit to page”.", "print.make": "Make the PDF", "print.making": "Making it…", "print.made": "Done: see your downloads.", "print.none": "There is nothing to print here.",

  "print.paper": "Paper", "print.stock": "Label sheets", "print.plain": "Plain paper", "print.ruler": "The 100 mm ruler of your last print measures (mm)",
  "print.doc.labels": "Sleeve labels", "print.doc.cards": "Whole cards", "print.doc.tokens": "Tokens", "print.doc.towers": "Paper towers", "print.doc.mat": "Table mat", "print.doc.sheet": "Score pad", "print.doc.guide": "Guide", "print.doc.all": "Everything",
  "print.for.labels": "A label with two tags for each card: slip it into the sleeve.", "print.for.cards": "Whole cards of our own design, tags included.", "print.for.tokens": "Commands to lay beside the pile, for the camera to see.", "print.for.towers": "Fold and glue four towers.", "print.for.mat": "A mat with corner marks: the camera finds the pile at once.", "print.for.sheet": "For an evening without a screen.", "print.for.guide": "One page: sleeve, set up, play.", "print.for.all": "All of these in one file.",

  "settings.look": "Look", "settings.dark": "Dark", "settings.light": "Light", "settings.auto": "As the device", "settings.type": "Type size", "settings.lying": "The tablet lies flat between us", "settings.lyinghow": "The middle turns to whoever's turn it is.",
  "settings.caller": "Caller speaks", "settings.callerhow": "Says every event aloud. Captions stay.", "settings.sounds": "Sounds", "settings.awake": "Keep the screen awake", "settings.awakehow": "Works on secure pages; elsewhere, set a long screen time-out.", "settings.shapes": "Shape of yellow", "settings.star": "Star", "settings.diamond": "Diamond",
  "settings.still": "No movement", "settings.stillhow": "The wheel and the table don't turn; they change.", "settings.voice": "Voice", "settings.voiceany": "Any", "settings.language": "Language", "settings.try": "Try it", "settings.licenses": "What this page is made of", "settings.colors": "Shapes and colors", "settings.hear": "North plays red 7. South, it is your turn.",

  "camera.title": "Camera", "camera.phone": "This phone is the camera", "camera.start": "Start the camera", "camera.stop": "Stop", "camera.torch": "Light", "camera.zoom": "Zoom", "camera.secure": "A browser lets a page use the camera only on a secure address. Open {address} on this phone.",
  "camera.none": "No camera was let in. Allow it in the browser's settings for this page, or choose another camera on the tablet.", "camera.aim": "Hold the phone straight above the pile, an arm's length up, and fix it there.", "camera.dark": "Too dark: switch on a lamp, or the light.", "camera.bright": "Too bright: turn the lamp away.", "camera.blurred": "Blurred: hold still, or wipe the lens.",
  "camera.good": "Good picture.", "camera.sent": "{n} pictures sent", "camera.seen": "Seen: {card}", "camera.choose": "Which camera?", "camera.off": "No camera", "camera.on": "The camera is on", "camera.trust": "How to make it secure: load the certificate once", "camera.health": "The camera",
  "camera.notable": "Join a table first; then this phone can be its camera.", "camera.live": "What it sees", "camera.front": "Other side",

  "menu.reshuffle": "We reshuffled the pile", "menu.fullscreen": "Full screen", "menu.rulings": "Rulings in force",
 
  "said.nothing": "The table is ready.",
} as const;

export type Key = keyof typeof en;
export const languages: Record<string, { name: string; words: Record<Key, string>; plural: Intl.PluralRules }> = {
  en: { name: "English", words: en, plural: new Intl.PluralRules("en") },
};

/** The sentence for a key, with names and numbers filled in. An unknown key says itself, in plain words. */
export function t(key: Key, fill: Record<string, string | number> = {}): string {
  const { words, plural } = languages[language.value] ?? languages["en"]!;
  const sentence = (words as Record<string, string>)[key];
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
