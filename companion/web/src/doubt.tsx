// What the camera leaves in doubt about the card on top: asked in one line, answered with one tap, or left to lapse.
import type { Asks } from "./asked.ts";
import { Icon } from "./icon.tsx";
import { act } from "./line.ts";
import { t } from "./words.ts";

type Question = Asks<"whose" | "took-cards">;

export function Doubt({ prompt }: { prompt: Question }) {
  const [player, other = player] = prompt.to as [string, string?];
  const n = prompt.count ?? 0;
  const told = (fact: { player?: string; drew?: Record<string, number> }) => () =>
    void act({ act: "amend", target: prompt.seq, with: { act: "seen", card: prompt.card, ...fact } });
  const whose = prompt.ask === "whose";
  const answers = whose
    ? [
        { says: player, tell: told({ player }) },
        { says: t("doubt.drewfirst", { name: player, other }), tell: told({ player: other, drew: { [player]: 1 } }) },
        { says: t("doubt.outofturn", { other }), tell: told({ player: other, drew: { [player]: 0 } }) },
      ]
    : [
        { says: t("doubt.yes"), tell: told({ drew: { [player]: n } }) },
        { says: t("doubt.no"), tell: told({ drew: { [player]: 0 } }) },
      ];
  return (
    <div class="right doubt" data-ask={prompt.ask} role="group" aria-label={t("doubt.title")}>
      <span class="quiet">
        <Icon name="camera" />{" "}
        {whose ? t("doubt.whose", { name: player, other }) : t("doubt.took", { name: player, n })}
      </span>
      <div class="replies">
        {answers.map((one) => (
          <button key={one.says} class="button" onClick={one.tell}>
            {one.says}
          </button>
        ))}
      </div>
    </div>
  );
}
