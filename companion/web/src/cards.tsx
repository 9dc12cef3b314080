// My hand, read from a photo for my eyes only: what fits is lit, and a tap plays it. Nothing of it is kept.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { inOrder, plain } from "./card.ts";
import { asks } from "./asked.ts";
import { here, Refused, send } from "./door.ts";
import { Face } from "./face.tsx";
import { Icon } from "./icon.tsx";
import { act, table } from "./line.ts";
import { colorsHere } from "./picker.tsx";
import { playable } from "./playable.ts";
import { Sheet } from "./sheet.tsx";
import { shrunk } from "./shrink.ts";
import { cardWords, t, told } from "./words.ts";

export function MyCards({ seat, onClose }: { seat: string; onClose: () => void }) {
  const cards = useSignal<string[]>([]);
  const fits = useSignal<string[]>([]);
  const says = useSignal<string | null>(null);
  const busy = useSignal(false);
  const turn = asks(table.value).find((one) => one.to.includes(seat) && one.options.includes("play"));
  useEffect(() => {
    if (turn) void playable().then((names) => (fits.value = names));
    else fits.value = [];
  }, [turn?.id]);
  const read = async (file: File | undefined) => {
    if (!file) return;
    busy.value = true;
    try {
      const found = await send<{ cards: string[]; sure: boolean; says?: string | null }>(
        `${here()}/hand`,
        await shrunk(file, 1920),
      );
      cards.value = found.cards;
      says.value = found.sure ? null : (found.says ?? t("phone.unsure"));
    } catch (error) {
      says.value = error instanceof Refused ? error.message : t("line.failed");
    }
    busy.value = false;
  };
  const play = (name: string) =>
    void act({ act: "play", player: seat, card: name }).then((reply) => {
      if (reply.ok) cards.value = cards.value.filter((one) => one !== name);
      else says.value = reply.refused ? told(reply.refused) : null;
    });
  const order = inOrder(cards.value.map(plain));
  const sorted = [...cards.value].sort((a, b) => order.indexOf(plain(a)) - order.indexOf(plain(b)));
  return (
    <Sheet title={t("phone.mycards")} onClose={onClose}>
      <p class="quiet">
        <Icon name="eye" /> {t("hands.private")}
      </p>
      <div class="hand-ways">
        <label class="button main">
          <Icon name="camera" />
          {busy.value ? t("join.wait") : t("phone.scanmine")}
          <input
            class="unseen"
            type="file"
            accept="image/*"
            capture="environment"
            onChange={(e) => void read(e.currentTarget.files?.[0])}
          />
        </label>
      </div>
      {says.value && (
        <p class="note bad" role="status">
          {says.value}
        </p>
      )}
      <ul class="fan-cards">
        {sorted.map((name) => {
          const fit = fits.value.includes(plain(name));
          return (
            <li key={name}>
              <button
                class="pick"
                data-fits={fit}
                disabled={!turn}
                aria-label={cardWords(name) + (fit ? `, ${t("pick.fits")}` : "")}
                onClick={() => play(name)}
              >
                <Face name={plain(name)} colors={colorsHere()} spoken={false} />
              </button>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
