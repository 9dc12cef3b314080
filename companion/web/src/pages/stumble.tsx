// A fault in one page must not end a game night, so it is said and the page is offered again.
import { Component, type ComponentChildren } from "preact";
import { Icon } from "../cards/icon.tsx";
import { t } from "../words/words.ts";

export class Stumble extends Component<{ children: ComponentChildren }, { fault: unknown }> {
  override state = { fault: null as unknown };

  override componentDidCatch(fault: unknown) {
    console.error(fault);
    this.setState({ fault });
  }

  override render() {
    if (!this.state.fault) return this.props.children;
    return (
      <main class="page">
        <div class="page-inner">
          <h1>{t("nav.broken")}</h1>
          <button class="button main big" onClick={() => location.reload()}>
            <Icon name="turn" />
            {t("nav.again")}
          </button>
        </div>
      </main>
    );
  }
}
