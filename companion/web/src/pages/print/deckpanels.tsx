// What the household says of its own deck: the icons of its cards, and its customizable cards.
import { Icon } from "../../cards/icon.tsx";
import type { Game } from "../../contract.ts";
import type { OwnedDeck } from "../../line/decks.ts";
import { t } from "../../words/words.ts";
import { CustomCards } from "../custom.tsx";
import { Icons } from "../icons.tsx";

interface DeckPanelProps {
  known: Game;
  deck: OwnedDeck;
  onChange: (deck: OwnedDeck) => void;
}

/** Which number cards carry which power icon; nothing for a game without icons. */
export function IconsPanel({ known, deck, onChange }: DeckPanelProps) {
  if (!Object.keys(known.icons).length) return null;
  const { icons, ...usual } = deck;
  return (
    <details class="panel">
      <summary>
        <h2>{t("setup.icons")}</h2>
        <span class="quiet">{icons ? t("setup.iconsown") : t("setup.iconsusual")}</span>
      </summary>
      <p class="quiet">{t("setup.iconshow")}</p>
      <Icons
        colors={known.colors}
        layout={icons ?? known.icons}
        onChange={(layout) => onChange({ ...deck, icons: layout })}
      />
      {icons && (
        <button class="button" onClick={() => onChange(usual)}>
          <Icon name="undo" />
          {t("print.usualicons")}
        </button>
      )}
    </details>
  );
}

/** Which customizable cards are in the deck, and what they say; nothing for a game without them. */
export function CustomPanel({ known, deck, onChange }: DeckPanelProps) {
  if (!known.custom.length) return null;
  const custom = deck.custom ?? {};
  const many = Object.keys(custom).length;
  return (
    <details class="panel">
      <summary>
        <h2>{t("setup.custom")}</h2>
        <span class="quiet">{many ? t("print.customin", { n: many }) : t("print.customall")}</span>
      </summary>
      <p class="quiet">{t("print.customhow")}</p>
      <CustomCards
        cards={known.custom}
        colors={known.colors}
        chosen={custom}
        onChange={(rules) => onChange({ ...deck, custom: rules })}
      />
    </details>
  );
}
