// A player's own hand on their phone. It is tapped in or photographed once; what fits is lit, and a tap plays it.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { about } from "./opened.ts";
import { asks } from "./asked.ts";
import { inOrder, plain } from "../cards/card.ts";
import { place } from "../line/door.ts";
import { Face } from "../cards/face.tsx";
import { follow, keep, kept } from "./hand.ts";
import { Icon } from "../cards/icon.tsx";
import { act, hear, message, table } from "../line/line.ts";
import { colorsHere, picking } from "../sheets/picker.tsx";
import { playable } from "../line/playable.ts";
import { PhotoButton, useHandPhoto } from "../camera/photo.tsx";
import { UnsureCards } from "../camera/likeliest.tsx";
import { cardWords, t, told } from "../words/words.ts";

export function MyCards({ seat, count }: { seat: string; count: number }) {
  const ofSeat = (name: string) => `${place.value?.table} ${message.value?.match} ${name}`;
  const whose = ofSeat(seat);
  const cards = useSignal<string[]>(kept(whose));
  const fits = useSignal<string[]>([]);
  const says = useSignal<string | null>(null);
  const tidying = useSignal(false);
  const put = (now: string[]) => {
    cards.value = now;
    keep(whose, now);
  };
  useEffect(() => {
    cards.value = kept(whose);
    return hear((news, live) => {
      for (const one of news.events)
        if (one.event === "renamed" && one.was === seat) keep(ofSeat(one.name), cards.value);
      if (live && !news.corrected) put(follow(cards.value, news.events, seat));
    });
  }, [whose]);
  const turn = asks(table.value).find((one) => one.to.includes(seat) && one.options.includes("play"));
  useEffect(() => {
    if (turn) void playable().then((names) => (fits.value = names));
    else fits.value = [];
  }, [turn?.id]);
  const handPhoto = useHandPhoto(says, (read, doubt) => {
    put(read.map(plain));
    says.value = doubt;
  });
  const add = () =>
    (picking.value = {
      title: t("phone.mycards"),
      many: Math.max(2, missing),
      onPicked: (chosen) => put([...cards.value, ...chosen]),
    });
  const tap = (name: string, at: number) => {
    if (tidying.value) return put(cards.value.filter((_, i) => i !== at));
    if (!turn) return;
    void act({ act: "play", player: seat, card: name, ...about(turn) }).then((reply) => {
      says.value = reply.refused ? told(reply.refused) : null;
    });
  };
  const missing = count - cards.value.length;
  const order = inOrder(new Set(cards.value));
  const sorted = cards.value
    .map((name, at) => ({ name, at }))
    .sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  return (
    <section class="my-cards" aria-label={t("phone.mycards")}>
      <div class="row">
        <h2>{t("phone.mycards")}</h2>
        <small class="quiet">
          <Icon name="eye" /> {t("hands.private")}
        </small>
        {sorted.length > 0 && (
          <button
            class="button round push"
            aria-pressed={tidying.value}
            aria-label={t("phone.tidy")}
            onClick={() => (tidying.value = !tidying.value)}
          >
            <Icon name={tidying.value ? "check" : "trash"} />
          </button>
        )}
      </div>
      {sorted.length > 0 && (
        <ul class="fan-cards">
          {sorted.map(({ name, at }) => {
            const fit = fits.value.includes(name);
            const words = tidying.value ? t("pick.remove", { card: cardWords(name) }) : cardWords(name);
            return (
              <li key={`${name} ${at}`}>
                <button
                  class="pick"
                  data-fits={fit}
                  disabled={!turn && !tidying.value}
                  aria-label={words + (fit ? `, ${t("pick.fits")}` : "")}
                  onClick={() => tap(name, at)}
                >
                  <Face name={name} colors={colorsHere()} spoken={false} />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {missing < 0 && <p class="note bad">{t("phone.toomany", { n: count })}</p>}
      {missing > 0 && (
        <div class="hand-ways">
          <button class="button" onClick={add}>
            <Icon name="plus" />
            {t("phone.tapin", { n: missing })}
          </button>
          {missing > 2 && (
            <PhotoButton words={t("phone.scanmine")} busy={handPhoto.busy.value} onPhoto={handPhoto.read} />
          )}
        </div>
      )}
      <UnsureCards cards={handPhoto.unsure} onPick={(card) => put([...cards.value, card])} />
      {says.value && (
        <p class="note bad" role="status">
          {says.value}
        </p>
      )}
    </section>
  );
}
