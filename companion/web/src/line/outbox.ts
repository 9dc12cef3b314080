// Acts that the server has not acknowledged yet. They are kept in order and sent again under the same id.
import type { Act, Reply } from "../contract.ts";

export interface Unsent {
  id: string;
  act: Act;
  /** The match it was meant for, so that a tap that arrives after a rematch does nothing. */
  match?: number | undefined;
}

/** What an outbox needs from the connection and the browser. */
interface Post {
  /** Sends one act; fails when nobody answers. */
  send: (one: Unsent) => Promise<Reply>;
  isUp: () => boolean;
  pause: (milliseconds: number) => Promise<unknown>;
  /** Called after each change, to show what is waiting and to keep it through a reload. */
  keep: (unsent: Unsent[]) => void;
  /** Called with the reply to an act, also to one from before a reload. */
  settled: (reply: Reply, sent: Act) => void;
}

/** Refusals that pass by themselves. */
const PASSING = new Set(["not-kept", "slow-down"]);
/** How often an act is sent again after such a refusal. */
const MOST_TRIES = 8;

export class Outbox {
  private unsent: Unsent[] = [];
  private sending = false;
  private readonly answers = new Map<string, (reply: Reply) => void>();

  constructor(private readonly post: Post) {}

  /** Takes up what was left before a reload; that is sent first. */
  restore(unsent: Unsent[]) {
    this.put(unsent);
  }

  /** Is an answer to this question still on its way? */
  holds(prompt: string): boolean {
    return this.unsent.some(({ act }) => act.prompt === prompt);
  }

  /** Resolves when the table has answered, however long the line was down. */
  add(one: Unsent): Promise<Reply> {
    const reply = new Promise<Reply>((done) => this.answers.set(one.id, done));
    this.put([...this.unsent, one]);
    void this.drain();
    return reply;
  }

  /** Sends what there is, one after the other, while the line is up. */
  async drain() {
    if (this.sending) return;
    this.sending = true;
    let tries = 0;
    while (this.post.isUp() && this.unsent.length) {
      const one = this.unsent[0]!;
      try {
        const reply = await this.post.send(one);
        // A full disk or a flood of taps passes, so an act that was not kept is sent again under its id.
        if (PASSING.has(reply.refused?.code ?? "") && tries++ < MOST_TRIES) {
          await this.post.pause(600);
          continue;
        }
        tries = 0;
        this.put(this.unsent.filter(({ id }) => id !== one.id));
        this.post.settled(reply, one.act);
        this.answers.get(one.id)?.(reply);
        this.answers.delete(one.id);
      } catch {
        // There was no answer, so the same act is sent again under the same id; the server counts it once.
        await this.post.pause(700);
      }
    }
    this.sending = false;
  }

  private put(unsent: Unsent[]) {
    this.unsent = unsent;
    this.post.keep(unsent);
  }
}
