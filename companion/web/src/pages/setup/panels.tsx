// The parts of the set-up: who plays and who deals, the rules of this table, the icons, the camera, the phones.
import { Icon } from "../../cards/icon.tsx";
import type { Game } from "../../contract.ts";
import { place } from "../../line/door.ts";
import { camera } from "../../line/line.ts";
import { Newcomer } from "../../sheets/newcomer.tsx";
import { Stepper } from "../../sheets/stepper.tsx";
import { order, removed, spread } from "../../table/placing.ts";
import { t, type Key } from "../../words/words.ts";
import { CameraChoice } from "../aim.tsx";
import { Icons } from "../icons.tsx";
import { Choice } from "../page.tsx";
import { JoinCode } from "../phones.tsx";
import type { Signal } from "@preact/signals";
import type { OwnedDeck } from "../../line/decks.ts";
import { Around } from "./around.tsx";
import { changedRulings, CUT, dealerOf, type SetupForm } from "./form.ts";
import { YourCards } from "./yourcards.tsx";

export interface PanelProps {
  form: SetupForm;
  known: Game | undefined;
  onChange: (some: Partial<SetupForm>) => void;
}

interface PlayersProps {
  form: SetupForm;
  name: Signal<string>;
  /** Who played the last time: one tap adds them all. */
  before: string[];
  onAdd: () => void;
  onChange: (some: Partial<SetupForm>) => void;
}

/** The names. */
export function Players({ form, name, before, onAdd, onChange }: PlayersProps) {
  const names = order(form.seats);
  const remove = (one: string) =>
    onChange({
      seats: removed(form.seats, one),
      named: form.named.filter((other) => other !== one),
      dealer: form.dealer === one ? null : form.dealer,
    });
  return (
    <section class="panel">
      <h2>{t("setup.who")}</h2>
      <Newcomer name={name} onAdd={onAdd} />
      <ul class="setup-names">
        {names.map((one) => (
          <li key={one} class="chip">
            <b>{one}</b>
            <button class="button round bare" aria-label={t("setup.remove", { name: one })} onClick={() => remove(one)}>
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      {names.length === 0 && before.length > 0 && (
        <button class="button start" onClick={() => onChange({ seats: spread(before), named: before })}>
          <Icon name="users" />
          {t("setup.before", { names: before })}
        </button>
      )}
    </section>
  );
}

/** Where everybody sits, and who deals: the usual places and the first name, unless somebody says otherwise. */
export function Places({ form, onChange }: Omit<PanelProps, "known">) {
  const names = order(form.seats);
  const dealer = dealerOf(form);
  if (names.length < 2) return null;
  return (
    <details class="panel">
      <summary>
        <h2>{t("setup.where")}</h2>
        <span class="quiet">{dealer ? t("setup.deals", { name: dealer }) : t("setup.cut")}</span>
      </summary>
      <p class="quiet">{t("setup.seat")}</p>
      <Around seats={form.seats} dealer={dealer} onChange={(seats) => onChange({ seats })} />
      <h3>{t("setup.dealer")}</h3>
      <Choice
        label={t("setup.dealer")}
        value={dealer ?? CUT}
        of={[...names.map((one): [string, string] => [one, one]), [CUT, t("setup.cut")]]}
        onChange={(chosen) => onChange({ dealer: chosen })}
      />
    </details>
  );
}

/** What the game is played to, and how its rule sheet's open questions are settled. */
export function TableRules({ form, known, onChange }: PanelProps) {
  const changed = Object.keys(changedRulings(form, known)).length;
  return (
    <details class="panel">
      <summary>
        <h2>{t("setup.rules")}</h2>
        <span class="quiet">
          {form.scoring !== "none" && `${t("score.to", { n: form.target })} · `}
          {changed ? t("setup.changed", { n: changed }) : t("setup.usual")}
        </span>
      </summary>
      <div class="row">
        <span>{t("setup.target")}</span>
        <Stepper
          value={form.target}
          min={50}
          max={2000}
          label={t("setup.target")}
          onChange={(n) => onChange({ target: form.target + (n - form.target) * 50 })}
        />
        <Choice
          label={t("setup.points")}
          value={form.scoring}
          of={[
            ["winner", t("setup.winner")],
            ["lowest", t("setup.lowest")],
            ["none", t("setup.none")],
          ]}
          onChange={(scoring) => onChange({ scoring })}
        />
      </div>
      <dl class="setup-rulings">
        {(known?.rulings ?? []).map((one) => (
          <div key={one.name}>
            <dt>{t(`ruling.${one.name}` as Key)}</dt>
            <dd>
              <Choice
                label={t(`ruling.${one.name}` as Key)}
                value={form.rulings[one.name] ?? one.default}
                of={one.values.map((value): [string, string] => [value, t(`choice.${one.name}-${value}` as Key)])}
                onChange={(value) => onChange({ rulings: { ...form.rulings, [one.name]: value } })}
              />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Which number cards carry an icon; nothing for a game without icons. */
export function IconLayout({ form, known, onChange }: PanelProps) {
  if (!known || !Object.keys(known.icons).length) return null;
  const own = form.icons[form.game];
  return (
    <details class="panel">
      <summary>
        <h2>{t("setup.icons")}</h2>
        <span class="quiet">{own ? t("setup.iconsown") : t("setup.iconsusual")}</span>
      </summary>
      <p class="quiet">{t("setup.iconshow")}</p>
      <Icons
        colors={known.colors}
        layout={own ?? known.icons}
        onChange={(layout) => onChange({ icons: { ...form.icons, [form.game]: layout } })}
      />
    </details>
  );
}

interface DevicesProps {
  box: string;
  mine: OwnedDeck;
  onDeck: (some: OwnedDeck) => void;
}

/** The camera and the phones: both can wait. Only a camera needs to know whether the cards have tags. */
export function Devices({ box, mine, onDeck }: DevicesProps) {
  return (
    <>
      <details class="panel">
        <summary>
          <h2>{t("setup.camera")}</h2>
          <span class="quiet">{camera.value?.on ? t("camera.on") : t("setup.nocamera")}</span>
        </summary>
        {place.value && <CameraChoice />}
        {camera.value?.on && <YourCards box={box} mine={mine} onChange={onDeck} />}
      </details>
      <details class="panel">
        <summary>
          <h2>{t("nav.phones")}</h2>
        </summary>
        <JoinCode />
      </details>
    </>
  );
}
