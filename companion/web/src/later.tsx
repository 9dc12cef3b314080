// Pages that are fetched when they are first opened, so that the table is on screen sooner.
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";

export function lazy<P extends object>(fetching: () => Promise<ComponentType<P>>): ComponentType<P> {
  let ready: ComponentType<P> | null = null;
  return function Later(props: P) {
    const [Page, put] = useState<ComponentType<P> | null>(() => ready);
    useEffect(() => {
      if (!ready)
        void fetching().then((page) => {
          ready = page;
          put(() => page);
        });
    }, []);
    return Page ? <Page {...props} /> : null;
  };
}

