// How this screen looks and sounds. All of it is kept on the device.
import { layTablet } from "../sheets/orientation.tsx";
import { useSignal } from "@preact/signals";
import { canStayAwake } from "../line/awake.ts";
import { speak, voices } from "../table/caller.ts";
import { sound } from "../table/sounds.ts";
import { COLORS } from "../contract.ts";
import { ask, here, isHost, place } from "../line/door.ts";
import { Icon } from "../cards/icon.tsx";
import { Choice, Page, Switch } from "./page.tsx";
import * as kept from "../line/settings.ts";
import { Shape } from "../cards/shape.tsx";
import { colorWord, languages, spokenIn, t } from "../words/words.ts";

const Languages = () => (
  <>
    {languages.map(([id, name]) => (
      <option key={id} value={id} lang={id}>
        {name}
      </option>
    ))}
  </>
);

export function SettingsPage() {
  const loaded = useSignal(0);
  if ("speechSynthesis" in window) speechSynthesis.onvoiceschanged = () => (loaded.value += 1);
  const heard = { value: loaded.value >= 0 ? voices() : [] };
  return (
    <Page title={t("nav.settings")}>
      <div class="panels">
        <section class="panel">
          <h2>{t("settings.look")}</h2>
          <Choice
            label={t("settings.look")}
            value={kept.look.value}
            of={[
              ["dark", t("settings.dark")],
              ["light", t("settings.light")],
              ["auto", t("settings.auto")],
            ]}
            onChange={(v) => (kept.look.value = v)}
          />
          <h2>{t("settings.type")}</h2>
          <Choice
            label={t("settings.type")}
            value={kept.typeSize.value}
            of={[
              [90, "A−"],
              [100, "A"],
              [115, "A+"],
              [130, "A++"],
            ]}
            onChange={(v) => (kept.typeSize.value = v)}
          />
          <Switch
            on={kept.lying.value}
            onChange={layTablet}
            label={t("settings.lying")}
            note={t("settings.lyinghow")}
          />
          <Switch
            on={kept.stillness.value === "still"}
            onChange={(v) => (kept.stillness.value = v ? "still" : "auto")}
            label={t("settings.still")}
            note={t("settings.stillhow")}
          />
          <Switch
            on={kept.awake.value}
            onChange={(v) => (kept.awake.value = v)}
            label={t("settings.awake")}
            {...(canStayAwake ? {} : { note: t("settings.awakehow") })}
          />
        </section>
        <section class="panel">
          <h2>{t("settings.sound")}</h2>
          <Switch
            on={kept.caller.value}
            onChange={(v) => (kept.caller.value = v)}
            label={t("settings.caller")}
            note={t("settings.callerhow")}
          />
          <Switch on={kept.sounds.value} onChange={(v) => (kept.sounds.value = v)} label={t("settings.sounds")} />
          <label class="field">
            {t("settings.volume")}
            <input
              class="input range"
              type="range"
              min="0"
              max="100"
              step="5"
              value={kept.volume.value}
              onInput={(e) => (kept.volume.value = Number(e.currentTarget.value))}
            />
          </label>
          {heard.value.length === 0 && (
            <p class="quiet" role="status">
              {t("settings.novoice", { language: languages.find(([id]) => id === spokenIn())?.[1] })}
            </p>
          )}
          {heard.value.length > 0 && (
            <label class="field">
              {t("settings.voice")}
              <select
                class="input"
                value={kept.voice.value}
                onChange={(e) => (kept.voice.value = e.currentTarget.value)}
              >
                <option value="">{t("settings.voiceany")}</option>
                {heard.value.map((one) => (
                  <option key={one.voiceURI} value={one.name}>
                    {one.name}
                  </option>
                ))}
              </select>
            </label>
          )}
          <button
            class="button"
            onClick={() => {
              sound("turn");
              speak(t("settings.hear"));
            }}
          >
            <Icon name="loud" />
            {t("settings.try")}
          </button>
          <label class="field">
            {t("settings.language")}
            <select
              class="input"
              value={kept.language.value}
              onChange={(e) => (kept.language.value = e.currentTarget.value)}
            >
              <option value="">{t(kept.spokenHere.value ? "settings.astable" : "settings.auto")}</option>
              <Languages />
            </select>
          </label>
          {place.value && isHost() && (
            <label class="field">
              {t("settings.tablelanguage")}
              <select
                class="input"
                value={kept.spokenHere.value}
                onChange={(e) =>
                  void ask(`${here()}/language`, { language: e.currentTarget.value || null }, "PUT").catch(
                    () => undefined,
                  )
                }
              >
                <option value="">{t("settings.eachdevice")}</option>
                <Languages />
              </select>
            </label>
          )}
        </section>
        <section class="panel">
          <h2>{t("settings.colors")}</h2>
          <ul class="shape-list">
            {COLORS.map((color) => (
              <li key={color} data-color={color}>
                <Shape color={color} />
                <span>{colorWord(color)}</span>
              </li>
            ))}
          </ul>
          <h3>{t("settings.shapes")}</h3>
          <Choice
            label={t("settings.shapes")}
            value={kept.yellowShape.value}
            of={[
              ["star", t("settings.star")],
              ["diamond", t("settings.diamond")],
            ]}
            onChange={(v) => (kept.yellowShape.value = v)}
          />
        </section>
      </div>
      <p class="quiet">
        <a href="/licenses.txt" target="_blank" rel="noreferrer">
          {t("settings.licenses")}
        </a>
      </p>
    </Page>
  );
}
