// A question that the camera leaves open about the top card. One tap answers it; if nobody does, it lapses.
import type { Asks } from "../table/asked.ts";
import { Icon } from "../cards/icon.tsx";
import { act } from "../line/line.ts";
import { t } from "../words/words.ts";

type Question = Asks<"whose" | "took-cards">;

export function CameraQuestion({ prompt }: { prompt: Question }) {
  const [player, other = player] = prompt.to as [string, string?];
  const n = prompt.count ?? 0;
  const told = (fact: { player?: string; drew?: Record<string, number> }) => () =>
    void act({ act: "amend", target: prompt.seq, with: { act: "seen", card: prompt.card, ...fact } });
  const whose = prompt.ask === "whose";
  const answers = whose
    ? [
        { says: player, tell: told({ player }) },
        {
          says: t("question.drewfirst", { name: player, other }),
          tell: told({ player: other, drew: { [player]: 1 } }),
        },
        { says: t("question.outofturn", { other }), tell: told({ player: other, drew: { [player]: 0 } }) },
      ]
    : [
        { says: t("question.yes"), tell: told({ drew: { [player]: n } }) },
        { says: t("question.no"), tell: told({ drew: { [player]: 0 } }) },
      ];
  return (
    <div class="right doubt" data-ask={prompt.ask} role="group" aria-label={t("question.title")}>
      <span class="quiet">
        <Icon name="camera" />{" "}
        {whose ? t("question.whose", { name: player, other }) : t("question.took", { name: player, n })}
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
