// Pages and sheets that are fetched when they are first opened, so that the table is on screen sooner.
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { looks } from "./looks.ts";
import { learnPages } from "../words/words.ts";

/** The words and styles that all pages and sheets share. */
let furniture: Promise<unknown> | null = null;
const furnish = () =>
  (furniture ??= Promise.all([learnPages(), looks("pages")]).catch((error: unknown) => {
    furniture = null;
    throw error;
  }));

/** How long to wait before a page is fetched again, in milliseconds. */
const RETRY_AFTER = 1500;
const waiting: (() => Promise<unknown>)[] = [];

export function lazy<P extends object>(fetching: () => Promise<ComponentType<P>>): ComponentType<P> {
  let ready: ComponentType<P> | null = null;
  const fetched = async () => {
    const [page] = await Promise.all([fetching(), furnish()]);
    return (ready = page);
  };
  waiting.push(fetched);
  return function Later(props: P) {
    const [Page, put] = useState<ComponentType<P> | null>(() => ready);
    useEffect(() => {
      let gone = false;
      let timer: ReturnType<typeof setTimeout>;
      // The server is out of reach, so the page comes when the connection does.
      const attempt = () =>
        void fetched()
          .then((page) => gone || put(() => page))
          .catch(() => gone || (timer = setTimeout(attempt, RETRY_AFTER)));
      if (!ready) attempt();
      return () => {
        gone = true;
        clearTimeout(timer);
      };
    }, []);
    return Page ? <Page {...props} /> : null;
  };
}

type Deferred = typeof import("../pages/deferred.ts");

/** One of the pages and sheets that are fetched together. */
export const deferred = <K extends keyof Deferred>(name: K) =>
  lazy<never>(() =>
    import("../pages/deferred.ts").then((deferred): ComponentType<never> => deferred[name]),
  ) as Deferred[K];

const idle = () =>
  new Promise<unknown>((done) => ("requestIdleCallback" in window ? requestIdleCallback(done) : setTimeout(done, 300)));

/** Fetches everything, one after the other, while the device is idle. A router that restarts later keeps nobody from Fix. */
export async function fetchAhead() {
  for (const fetched of waiting) {
    await idle();
    await fetched().catch(() => undefined);
  }
}
