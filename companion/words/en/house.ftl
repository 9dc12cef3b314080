## At the door

house-no-code = No table has this code: look at it again.
house-no-key = This key was used or is too old: ask for a new one.
house-no-table = There is no such table here.
house-in-use = Somebody is at this table: only its host can put it away.
house-no-page = There is nothing at this address.
house-join-first = Join a table first: scan its code.
house-other-table = This device joined another table.
house-not-joined = This device is no longer joined: join again.
house-put-out = The host put this device out.
house-lays-tables = Here only the house lays tables.
house-only-house = That is for who looks after the house.
house-own-screens = Only the household’s own screens may do that: “companion host” on its computer makes a code for this one.
house-no-device = This table knows no such device.
house-no-seat = Nobody called { $player } plays at this table.
house-seat-taken = { $player }’s seat has a phone already; the host can free it.
house-no-sitting = Nobody can sit down at this table now; ask the host.
house-no-joining = Nobody can join this table now.
house-slow-down = Not so fast: try again in a moment.
house-too-big = That is too big.
house-elsewhere = The table can’t be reached just now; send it again.
house-meanwhile = The table goes on meanwhile: try again.
house-broken = Something went wrong here; the table is safe. Try again.
# What only a program can send; the reason stays as the program's author reads it.
house-bad-input = That was not understood: { $why }

## Who may do what

house-only-host = Only the host may do that.
house-only-scores = Only the host puts a score right.
house-own-last = Only your own last act can be taken back here; the host can take back any.
house-own-seat = This phone sits at { $player }’s seat and acts for nobody else.
house-dealer = That is up to the dealer, or the host.
house-spectator = A spectator only looks on: sit down first.
house-camera = A camera only tells what it sees.
house-challenge = What a challenge comes to is known when it is made.
house-hand-shown = A hand is being shown to one player: no picture of it.
house-other-match = That was meant for another match.
house-not-over = This match isn’t over yet.
house-long-match = This match has more entries than fit: begin another one.

## Keeping it

house-not-kept = This was not kept: do it again.
house-full = The disk is full, so this was not kept: make room, then do it again.
house-away = The database is away, so this was not kept: look at the table, then do it again.
house-damaged = A part of the store is damaged and can’t be read. The other tables can be played.
house-store = The store can’t be used now: ask who looks after the house.

## What was ordered or taught

house-tag-too-large = A tag of { $tag } mm leaves too little of a card of { $wide } × { $tall } mm free; { $most } mm is the most.
house-players = Give up to ten names, of at most 24 letters each.
house-name = A name has 1 to 24 letters; “{ $name }” is not one.
house-other-game = { $deck } is a deck of { $game }: give this one another name.
house-decks = No more decks are kept: forget one first.
house-bad-picture = This is no picture that can be opened.

## How the camera is

house-no-picture = The camera has shown no picture yet.
house-films = No more films are kept: take some out of their folder first.
house-cameras = Too many cameras are on here: turn another one off first.
health-no-picture = There is no picture: check that the camera is plugged in and not covered.
health-no-phone = No pictures come from the phone: is its page open and awake?
health-frozen = The picture stands still: unplug the camera and plug it in again.
health-dark = It is too dark: switch a lamp on, or turn the camera’s brightness up.
health-bright = It is too bright: turn the camera’s exposure down, or move the lamp away.
health-glare = A lamp is mirrored on the cards: tilt the camera a little, or move the lamp aside.
health-blurred = The picture is blurred: wipe the lens, let the camera focus on the cards, and fix it.
health-small = The camera gives small pictures: choose 1280 x 720 or more in its settings.
health-far = The camera is too far away: move it closer to the pile, or choose a higher resolution.
health-aslant = The camera looks from the side: put it straight above the pile.
health-shakes = The camera shakes: fix its arm, or stand it where nobody leans on it.
health-flickers = The lamp flickers: set the camera to 50 or 60 Hz as your mains are, or use another lamp.
health-moved = The camera was moved: look whether the pile is still in the picture.
health-unseen = The top card can’t be read: take away what lies on it, or turn it out of the lamp’s reflection.
health-arms-moved = The camera was moved: whose arm is whose has to be learned anew. Let everybody wave in.
health-arms-lost = Arms can’t be followed: look whether it is too dark, or something covers the picture’s edge. Until then tell draws by a tap.
health-draw-lost = The draw pile is out of view: look whether something lies over it or over the mat’s marks. Until then tell draws by a tap.

## A fanned hand, read by the camera

scan-loose = Part of a tag can be seen that belongs to no card read.
scan-unread = A tag in the picture could not be read.
scan-none = No card was read.
scan-edge = A card reaches over the picture’s edge.
scan-under = Cards that lie under others can’t be counted without tags.
house-no-sheet = There is no score sheet here yet: say who plays first.
house-many-columns = A score sheet has 1 to { $most } players or teams.
house-bad-points = Points are a whole number, at most { $most }.
house-column-name = A name has 1 to { $most } letters, and nobody else has it.
house-nothing-back = There is nothing to take back.
house-wheel-faces = A wheel has { $least } to { $most } slices with at most 24 letters each.
