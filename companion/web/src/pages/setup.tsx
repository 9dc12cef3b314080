// Under a minute from a shuffled deck to the first card. Remembers last time.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Stepper } from "../stepper.tsx";
import type { Act } from "../contract.ts";
import { ask, here, isHost, place, TurnedAway } from "../door.ts";
import { game } from "../games.ts";
import { Icon } from "../icon.tsx";
import { act, camera, table } from "../line.ts";
import { Choice, Page } from "../page.tsx";
import { added, order, removed, sides, spread, type Seats } from "../placing.ts";
import { place as lie } from "../lies.tsx";
import { unplaced } from "../settings.ts";
import { go } from "../route.ts";
import { remember } from "../seating.ts";
import { t, told, type Key } from "../words.ts";
import { CameraChoice } from "./aim.tsx";
import { Boxes } from "./boxes.tsx";
import { Newcomer } from "../newcomer.tsx";
import { household, type CustomRule, type Household, type Owned } from "../owned.ts";
import { CustomCards } from "./custom.tsx";
import { Icons } from "./icons.tsx";
import { YourCards } from "./yourcards.tsx";
import { Around } from "./around.tsx";
import { JoinCode } from "./phones.tsx";
import { newTable } from "./welcome.tsx";

interface LastTime {
  game: string;
  seats: Seats;
  dealer: string | null;
  target: number;
  scoring: string;
  rulings: Record<string, string>;
  custom: Record<string, CustomRule>;
  /** The power icons of each box, where they differ from the usual layout. */
  icons: Record<string, Record<string, string>>;
  /** The camera of the last game: tried again, and no harm done if it isn't there today. */
  camera: string | null;
}

const FRESH: LastTime = {
  game: "mod",
  seats: [],
  dealer: null,
  target: 500,
  scoring: "winner",
  rulings: {},
  custom: {},
  icons: {},
  camera: null,
};
/** Looks with the same camera as before, for this deck's cards. */
const look = (source: string, deck: Owned = {}) => {
  const body: Record<string, unknown> = { source };
  if (deck.name) body.deck = deck.name;
  if (deck.bare && deck.cards && deck.cards !== "tags") {
    body.bare = deck.bare;
    body.cards = deck.cards;
  }
  return ask(`${here()}/camera`, body, "PUT");
};

export function SetupPage({ path }: { path: string[] }) {
  // `#/setup/new` wants a table of its own, `#/setup/classic/Grandma` that game with that deck of bare cards.
  const [box, taught] = path[0] === "new" ? [] : path;
  const wanted = box ? { game: box } : {};
  const form = useSignal<LastTime>({ ...FRESH, seats: spread([]), ...wanted });
  const rest = useSignal<Household>(box && taught ? { decks: { [box]: { cards: "bare", bare: taught } } } : {});
  const says = useSignal<string | null>(null);
  const agreed = useSignal(false);
  const busy = useSignal(false);
  const name = useSignal("");
  const touched = useRef<Partial<LastTime>>(wanted);
  const set = (some: Partial<LastTime>) => {
    touched.current = { ...touched.current, ...some };
    form.value = { ...form.value, ...some };
  };

  useEffect(() => {
    game("");
    // A table of its own, so that phones can join and the camera can be tried while people shuffle.
    const own =
      place.value?.role !== "host" || path[0] === "new"
        ? newTable().then(() => {
            if (path[0] === "new") history.replaceState(null, "", "#/setup");
          })
        : Promise.resolve();
    own.catch((error: unknown) => (says.value = error instanceof TurnedAway ? error.message : t("line.failed")));
    void Promise.all([household(), own])
      .then(([kept]) => {
        const decks = { ...kept.decks };
        for (const [id, mine] of Object.entries(rest.value.decks ?? {})) decks[id] = { ...decks[id], ...mine };
        rest.value = { ...kept, decks };
        const last = kept.setup as LastTime | undefined;
        if (last?.camera && camera.value?.on !== true) void look(last.camera).catch(() => undefined);
        // Whoever was quicker than the network has the last word.
        if (last && Array.isArray(last.seats) && last.seats.length === 12)
          form.value = { ...FRESH, ...last, ...touched.current };
        // What was said of the decks when they were printed counts here, too.
        for (const [id, { icons, custom }] of Object.entries(kept.decks ?? {})) {
          if (icons) form.value = { ...form.value, icons: { ...form.value.icons, [id]: icons } };
          if (custom) form.value = { ...form.value, custom };
        }
      })
      .catch(() => undefined);
  }, []);

  const now = form.value;
  const known = game(now.game);
  const names = order(now.seats);
  const mine: Owned = rest.value.decks?.[now.game] ?? {};
  const add = () => {
    const fresh = name.value.trim().slice(0, 24);
    if (!fresh || names.length >= 10 || names.some((one) => one.toLowerCase() === fresh.toLowerCase())) {
      says.value = fresh ? t("setup.names") : null;
      return;
    }
    says.value = null;
    set({ seats: added(now.seats, fresh) });
    name.value = "";
  };
  const custom = known?.custom.length
    ? Object.fromEntries(Object.entries(now.custom).filter(([id]) => known.custom.includes(id)))
    : {};
  const needsWord = Object.keys(custom).length > 0 && !agreed.value;
  const changed = Object.entries(now.rulings).filter(([id, value]) =>
    known?.rulings.some((one) => one.name === id && one.default !== value),
  );

  const ready = async () => {
    if (names.length < 2) {
      says.value = t("setup.names");
      return;
    }
    if (needsWord) {
      says.value = t("setup.must");
      return;
    }
    busy.value = true;
    remember(names, sides(now.seats));
    // A game that is over makes room at its table, and nobody joins again; one in play keeps its own.
    const source = camera.value?.on ? (camera.value.source ?? null) : null;
    if (table.value && table.value.phase !== "over") {
      await newTable().catch(() => undefined);
      if (source && source !== "elsewhere") await look(source).catch(() => undefined);
    }
    const start: Act = { act: "start", game: now.game, players: names };
    if (now.dealer && names.includes(now.dealer)) start.dealer = now.dealer;
    if (now.scoring !== "winner") start.scoring = now.scoring;
    if (now.target !== 500) start.target = now.target;
    if (changed.length) start.rulings = Object.fromEntries(changed);
    if (now.icons[now.game]) start.icons = now.icons[now.game];
    if (Object.keys(custom).length) start.custom = custom as NonNullable<typeof start.custom>;
    const bare = mine.cards && mine.cards !== "tags" ? mine.bare : undefined;
    const reply = await act(start);
    busy.value = false;
    if (!reply.ok) {
      says.value = reply.refused ? told(reply.refused) : t("line.failed");
      return;
    }
    const deck: Owned = { ...rest.value.decks?.[now.game] };
    if (now.icons[now.game]) deck.icons = now.icons[now.game]!;
    if (known?.custom.length) deck.custom = custom;
    // Only this deck's own cards count, when it was given a name or was taught.
    if ((deck.name || bare) && source && source !== "elsewhere") await look(source, deck).catch(() => undefined);
    void ask(
      "/api/settings",
      {
        ...rest.value,
        decks: { ...rest.value.decks, [now.game]: deck },
        setup: { ...now, camera: source === "push:" || source === "elsewhere" ? null : source },
      },
      "PUT",
    ).catch(() => undefined);
    go("table");
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
      <YourCards
        box={now.game}
        mine={mine}
        onChange={(some) => {
          const decks = { ...rest.value.decks, [now.game]: { ...mine, ...some } };
          rest.value = { ...rest.value, decks };
        }}
      />
      <div class="setup-table">
        <section class="panel">
          <h2>{t("setup.who")}</h2>
          <Newcomer name={name} onAdd={add} />
          <ul class="setup-names">
            {names.map((one) => (
              <li key={one} class="chip">
                <b>{one}</b>
                <button
                  class="button round bare"
                  aria-label={t("setup.remove", { name: one })}
                  onClick={() =>
                    set({ seats: removed(now.seats, one), dealer: now.dealer === one ? null : now.dealer })
                  }
                >
                  <Icon name="close" />
                </button>
              </li>
            ))}
          </ul>
          <h3>{t("setup.dealer")}</h3>
          <Choice
            label={t("setup.dealer")}
            value={now.dealer && names.includes(now.dealer) ? now.dealer : ""}
            of={[["", t("setup.cut")], ...names.map((one): [string, string] => [one, one])]}
            onChange={(v) => set({ dealer: v || null })}
          />
        </section>
        <section class="panel">
          <h2>{t("setup.where")}</h2>
          <p class="quiet">{t("setup.seat")}</p>
          <Around seats={now.seats} dealer={now.dealer} onChange={(seats) => set({ seats })} />
        </section>
      </div>
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
      <details class="panel">
        <summary>
          <h2>{t("setup.rules")}</h2>
          <span class="quiet">{changed.length ? t("setup.changed", { n: changed.length }) : t("setup.usual")}</span>
        </summary>
        <div class="row">
          <span>{t("setup.target")}</span>
          <Stepper
            value={now.target}
            min={50}
            max={2000}
            label={t("setup.target")}
            onChange={(n) => set({ target: now.target + (n - now.target) * 50 })}
          />
          <Choice
            label={t("setup.points")}
            value={now.scoring}
            of={[
              ["winner", t("setup.winner")],
              ["lowest", t("setup.lowest")],
              ["none", t("setup.none")],
            ]}
            onChange={(v) => set({ scoring: v })}
          />
        </div>
        <dl class="setup-rulings">
          {(known?.rulings ?? []).map((one) => (
            <div key={one.name}>
              <dt>{t(`ruling.${one.name}` as Key)}</dt>
              <dd>
                <Choice
                  label={t(`ruling.${one.name}` as Key)}
                  value={now.rulings[one.name] ?? one.default}
                  of={one.values.map((value): [string, string] => [value, t(`choice.${one.name}-${value}` as Key)])}
                  onChange={(v) => set({ rulings: { ...now.rulings, [one.name]: v } })}
                />
              </dd>
            </div>
          ))}
        </dl>
      </details>
      {known && Object.keys(known.icons).length > 0 && (
        <details class="panel">
          <summary>
            <h2>{t("setup.icons")}</h2>
            <span class="quiet">{now.icons[now.game] ? t("setup.iconsown") : t("setup.iconsusual")}</span>
          </summary>
          <p class="quiet">{t("setup.iconshow")}</p>
          <Icons
            colors={known.colors}
            layout={now.icons[now.game] ?? known.icons}
            onChange={(layout) => set({ icons: { ...now.icons, [now.game]: layout } })}
          />
        </details>
      )}
      <details class="panel">
        <summary>
          <h2>{t("setup.camera")}</h2>
          <span class="quiet">{camera.value?.on ? t("camera.on") : t("setup.nocamera")}</span>
        </summary>
        {place.value && <CameraChoice />}
      </details>
      <details class="panel">
        <summary>
          <h2>{t("nav.phones")}</h2>
        </summary>
        <JoinCode />
      </details>
      <div class="setup-ready">
        {says.value && (
          <p class="note bad" role="alert">
            {says.value}
          </p>
        )}
        {unplaced() ? (
          [true, false].map((flat) => (
            <button
              key={String(flat)}
              class="button main big"
              disabled={busy.value || names.length < 2}
              onClick={() => {
                if (!needsWord) lie(flat);
                void ready();
              }}
            >
              <Icon name="check" />
              {t(flat ? "setup.readyflat" : "setup.readystands")}
            </button>
          ))
        ) : (
          <button class="button main big" disabled={busy.value || names.length < 2} onClick={() => void ready()}>
            <Icon name="check" />
            {t("setup.ready")}
          </button>
        )}
      </div>
    </Page>
  );
}
