// Pages and sheets that are fetched when they are first opened, so that the table is on screen sooner.
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { learnPages } from "./words.ts";

/** What pages and sheets share: their words, and how they look. */
let furniture: Promise<unknown> | null = null;
const furnish = () =>
  (furniture ??= Promise.all([learnPages(), looks()]).catch((error: unknown) => {
    furniture = null;
    throw error;
  }));

function looks(): Promise<void> {
  return new Promise((done, failed) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = document.querySelector<HTMLMetaElement>("meta[name=pages]")!.content;
    link.onload = () => done();
    link.onerror = () => {
      link.remove();
      failed(new Error(link.href));
    };
    document.head.append(link);
  });
}

const AGAIN = 1500;
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
      // Out of reach just now: the page comes when the line does.
      const attempt = () =>
        void fetched()
          .then((page) => gone || put(() => page))
          .catch(() => gone || (timer = setTimeout(attempt, AGAIN)));
      if (!ready) attempt();
      return () => {
        gone = true;
        clearTimeout(timer);
      };
    }, []);
    return Page ? <Page {...props} /> : null;
  };
}

type Rest = typeof import("./rest.ts");

/** A page or a sheet of those that are fetched together. */
export const later = <K extends keyof Rest>(name: K) =>
  lazy<never>(() => import("./rest.ts").then((rest): ComponentType<never> => rest[name])) as Rest[K];

const idle = () =>
  new Promise<unknown>((done) => ("requestIdleCallback" in window ? requestIdleCallback(done) : setTimeout(done, 300)));

/** Fetched one after the other while nothing else goes on: a router that restarts then keeps nobody from Fix. */
export async function fetchAhead() {
  for (const fetched of waiting) {
    await idle();
    await fetched().catch(() => undefined);
  }
}
