// Just the wheel, without anything of the dashboard; that is fetched when somebody goes on to another page.
import { effect } from "@preact/signals";
import { render } from "preact";
import { looks } from "./line/looks.ts";
import { route } from "./line/route.ts";
import { JustTheWheel } from "./pages/wheel.tsx";
import { speaking } from "./words/language.ts";
import { learnWheel } from "./words/words.ts";

const root = document.getElementById("app")!;
void Promise.all([speaking.then(learnWheel), looks("wheel")]).then(() => {
  effect(() => {
    if (route.value[0] === "wheel") render(<JustTheWheel path={route.peek().slice(1)} />, root);
    else {
      render(null, root);
      void import("./dashboard.tsx");
    }
  });
});
