// Sets up a game in under a minute, and remembers the last one.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../../cards/icon.tsx";
import type { Act, Reply } from "../../contract.ts";
import { household, type Household, type OwnedDeck } from "../../line/decks.ts";
import { ask, here, isHost, place, TurnedAway } from "../../line/door.ts";
import { game } from "../../line/games.ts";
import { act, camera, message, table } from "../../line/line.ts";
import { go } from "../../line/route.ts";
import { unplaced } from "../../line/settings.ts";
import { layTablet } from "../../sheets/orientation.tsx";
import { added, order, sides } from "../../table/placing.ts";
import { remember } from "../../table/seating.ts";
import { t, told } from "../../words/words.ts";
import { Boxes } from "../boxes.tsx";
import { CustomCards } from "../custom.tsx";
import { Page } from "../page.tsx";
import { newTable } from "../welcome.tsx";
import { customOf, reopenCamera, startAct, USUAL, type SetupForm } from "./form.ts";
import { Devices, IconLayout, Places, Players, TableRules } from "./panels.tsx";

/** The most players that a game takes. */
const MOST_PLAYERS = 10;
/** The longest name, in letters. */
const LONGEST_NAME = 24;

/** The form, filled in with what was chosen last time, and a table of its own to start the game at. */
function useSetup(path: string[]) {
  // `#/setup/new` wants a table of its own, `#/setup/classic/Grandma` that game with that deck of bare cards.
  const [box, taught] = path[0] === "new" ? [] : path;
  const wanted: Partial<SetupForm> = box ? { game: box } : {};
  const form = useSignal<SetupForm>({ ...USUAL, ...wanted });
  const house = useSignal<Household>(box && taught ? { decks: { [box]: { cards: "bare", bare: taught } } } : {});
  const says = useSignal<string | null>(null);
  const before = useSignal<string[]>([]);
  const touched = useRef<Partial<SetupForm>>(wanted);
  const set = (some: Partial<SetupForm>) => {
    touched.current = { ...touched.current, ...some };
    form.value = { ...form.value, ...some };
  };
  const recall = (kept: Household) => {
    const decks = { ...kept.decks };
    for (const [id, mine] of Object.entries(house.value.decks ?? {})) decks[id] = { ...decks[id], ...mine };
    house.value = { ...kept, decks };
    const last = kept.setup as SetupForm | undefined;
    if (last?.camera && camera.value?.on !== true) void reopenCamera(last.camera).catch(() => undefined);
    // What was typed before the answer came is kept.
    if (last && Array.isArray(last.seats) && last.seats.length === 12) {
      before.value = order(last.seats);
      // The names of another table are offered and not filled in; those of this table are.
      const here = (table.value?.players ?? []).map((one) => one.name);
      const same = here.length > 0 && here.every((name) => before.value.includes(name));
      const { seats, named = [], ...rest } = last;
      const people = same ? { seats, named } : { seats: USUAL.seats, named: [], dealer: null };
      form.value = { ...USUAL, ...rest, ...people, ...touched.current };
    }
    // What was said of the decks on the print page counts here, too.
    for (const [id, { icons, custom }] of Object.entries(kept.decks ?? {})) {
      if (icons) form.value = { ...form.value, icons: { ...form.value.icons, [id]: icons } };
      if (custom) form.value = { ...form.value, custom };
    }
  };
  useEffect(() => {
    game("");
    // The table is made at once, so that phones can join and the camera can be tried while people shuffle.
    const own =
      place.value?.role !== "host" || path[0] === "new"
        ? newTable().then(() => {
            if (path[0] === "new") history.replaceState(null, "", "#/setup");
          })
        : Promise.resolve();
    own.catch((error: unknown) => (says.value = error instanceof TurnedAway ? error.message : t("line.failed")));
    void Promise.all([household(), own])
      .then(([kept]) => recall(kept))
      .catch(() => undefined);
  }, []);
  return { form, house, says, before, set };
}

/** The camera that looks now, in words for the next set-up; none where it is a phone or somebody else's. */
const rememberedCamera = (source: string | null) => (source === "push:" || source === "elsewhere" ? null : source);

/** Starts at this table, so that the phones come along. A game that is still being played stays unfinished. */
async function start(act_: Act): Promise<Reply> {
  if (!table.value || table.value.phase === "over") return act(act_);
  const match = message.value?.match ?? 1;
  return ask<Reply>(`${here()}/rematch`, { match, start: act_ }).catch((error: unknown) => ({
    ok: false,
    refused: error instanceof TurnedAway ? error.refused : { code: "unknown", says: t("line.failed") },
  }));
}

/** Starts the game and remembers how it was set up; says why it could not. */
async function deal(form: SetupForm, house: Household): Promise<string | null> {
  const known = game(form.game);
  const deck: OwnedDeck = { ...house.decks?.[form.game] };
  remember(order(form.seats), sides(form.seats));
  const source = camera.value?.on ? (camera.value.source ?? null) : null;
  const looks = source && source !== "elsewhere" ? source : null;
  const reply = await start(startAct(form, known));
  if (!reply.ok) return reply.refused ? told(reply.refused) : t("line.failed");
  if (form.icons[form.game]) deck.icons = form.icons[form.game]!;
  if (known?.custom.length) deck.custom = customOf(form, known);
  // The camera learns which deck this is: only its own cards count when it was given a name or was taught.
  if (looks) await reopenCamera(looks, deck).catch(() => undefined);
  const kept = {
    ...house,
    decks: { ...house.decks, [form.game]: deck },
    setup: { ...form, camera: rememberedCamera(source) },
  };
  void ask("/api/settings", kept, "PUT").catch(() => undefined);
  return null;
}

export function SetupPage({ path }: { path: string[] }) {
  const { form, house, says, before, set } = useSetup(path);
  const agreed = useSignal(false);
  const busy = useSignal(false);
  const name = useSignal("");
  const now = form.value;
  const known = game(now.game);
  const names = order(now.seats);
  const mine: OwnedDeck = house.value.decks?.[now.game] ?? {};
  const custom = customOf(now, known);
  const needsWord = Object.keys(custom).length > 0 && !agreed.value;

  const add = () => {
    const newcomer = name.value.trim().slice(0, LONGEST_NAME);
    const known = names.some((one) => one.toLowerCase() === newcomer.toLowerCase());
    if (!newcomer || known || names.length >= MOST_PLAYERS) {
      says.value = newcomer ? t("setup.names") : null;
      return;
    }
    says.value = null;
    set({ seats: added(now.seats, newcomer), named: [...now.named, newcomer] });
    name.value = "";
  };
  const ready = async () => {
    if (names.length < 2) says.value = t("setup.names");
    else if (needsWord) says.value = t("setup.must");
    else {
      busy.value = true;
      says.value = await deal(now, house.value);
      busy.value = false;
      if (!says.value) go("table");
    }
  };

  if (place.value && !isHost())
    return (
      <Page title={t("setup.title")} backTo="">
        <p class="note">{t("welcome.nohost")}</p>
      </Page>
    );
  return (
    <Page title={t("setup.title")} backTo="" class="setup">
      <Boxes label={t("setup.game")} chosen={now.game} onChoose={(game) => set({ game })} />
      <Players form={now} name={name} before={before.value} onAdd={add} onChange={set} />
      <Places form={now} onChange={set} />
      {known && known.custom.length > 0 && (
        <section class="panel">
          <h2>{t("setup.custom")}</h2>
          <p class="quiet">{t("setup.customhow")}</p>
          <CustomCards
            cards={known.custom}
            colors={known.colors}
            chosen={custom}
            agreed={agreed.value}
            onAgree={(on) => (agreed.value = on)}
            onChange={(next) => {
              agreed.value = false;
              set({ custom: next });
            }}
          />
        </section>
      )}
      <TableRules form={now} known={known} onChange={set} />
      <IconLayout form={now} known={known} onChange={set} />
      <Devices
        box={now.game}
        mine={mine}
        onDeck={(some) => {
          const decks = { ...house.value.decks, [now.game]: { ...mine, ...some } };
          house.value = { ...house.value, decks };
        }}
      />
      <Ready
        says={says.value}
        disabled={busy.value || names.length < 2}
        onReady={(flat) => {
          if (flat !== undefined && !needsWord) layTablet(flat);
          void ready();
        }}
      />
    </Page>
  );
}

interface ReadyProps {
  says: string | null;
  disabled: boolean;
  /** Says how the tablet lies, where that was not yet known. */
  onReady: (flat?: boolean) => void;
}

function Ready({ says, disabled, onReady }: ReadyProps) {
  return (
    <div class="setup-ready">
      {says && (
        <p class="note bad" role="alert">
          {says}
        </p>
      )}
      {unplaced() ? (
        [true, false].map((flat) => (
          <button key={String(flat)} class="button main big" disabled={disabled} onClick={() => onReady(flat)}>
            <Icon name="check" />
            {t(flat ? "setup.readyflat" : "setup.readystands")}
          </button>
        ))
      ) : (
        <button class="button main big" disabled={disabled} onClick={() => onReady()}>
          <Icon name="check" />
          {t("setup.ready")}
        </button>
      )}
    </div>
  );
}
