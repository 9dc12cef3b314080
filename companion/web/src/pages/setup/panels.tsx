// The parts of the set-up: who plays and who deals, the rules of this table, the icons, the camera, the phones.
import { Icon } from "../../cards/icon.tsx";
import type { Game } from "../../contract.ts";
import { place } from "../../line/door.ts";
import { camera } from "../../line/line.ts";
import { Newcomer } from "../../sheets/newcomer.tsx";
import { Stepper } from "../../sheets/stepper.tsx";
import { order, removed } from "../../table/placing.ts";
import { t, type Key } from "../../words/words.ts";
import { CameraChoice } from "../aim.tsx";
import { Icons } from "../icons.tsx";
import { Choice } from "../page.tsx";
import { JoinCode } from "../phones.tsx";
import type { Signal } from "@preact/signals";
import { changedRulings, type SetupForm } from "./form.ts";

export interface PanelProps {
  form: SetupForm;
  known: Game | undefined;
  onChange: (some: Partial<SetupForm>) => void;
}

/** The names, and who deals. */
export function Players({
  form,
  name,
  onAdd,
  onChange,
}: Omit<PanelProps, "known"> & { name: Signal<string>; onAdd: () => void }) {
  const names = order(form.seats);
  const remove = (one: string) =>
    onChange({ seats: removed(form.seats, one), dealer: form.dealer === one ? null : form.dealer });
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
      <h3>{t("setup.dealer")}</h3>
      <Choice
        label={t("setup.dealer")}
        value={form.dealer && names.includes(form.dealer) ? form.dealer : ""}
        of={[["", t("setup.cut")], ...names.map((one): [string, string] => [one, one])]}
        onChange={(dealer) => onChange({ dealer: dealer || null })}
      />
    </section>
  );
}

/** What the game is played to, and how its rule sheet's open questions are settled. */
export function TableRules({ form, known, onChange }: PanelProps) {
  const changed = Object.keys(changedRulings(form, known)).length;
  return (
    <details class="panel">
      <summary>
        <h2>{t("setup.rules")}</h2>
        <span class="quiet">{changed ? t("setup.changed", { n: changed }) : t("setup.usual")}</span>
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

/** The camera and the phones: both can wait until the cards are dealt. */
export function Devices() {
  return (
    <>
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
    </>
  );
}
