// Acts that nobody has acknowledged yet: kept in order, sent again under the same id, and told apart by table.
import type { Act, Reply } from "./contract.ts";

export interface Unsent {
  id: string;
  act: Act;
  /** The match it was meant for: a tap that was on its way during a rematch does nothing there. */
  match?: number | undefined;
}

/** What an outbox needs of the world around it. */
interface Post {
  /** Sends one act; fails when nobody answers. */
  send: (one: Unsent) => Promise<Reply>;
  isUp: () => boolean;
  pause: (milliseconds: number) => Promise<unknown>;
  /** Told after each change: to be shown, and to outlive a reload. */
  keep: (unsent: Unsent[]) => void;
  /** Told what came of an act, also of one from before a reload. */
  settled: (reply: Reply) => void;
}

const AGAIN = new Set(["not-kept", "slow-down"]);
const TRIES = 8;

export class Outbox {
  private unsent: Unsent[] = [];
  private sending = false;
  private readonly answers = new Map<string, (reply: Reply) => void>();

  constructor(private readonly post: Post) {}

  /** What was left before a reload; it goes out first. */
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
        // A full disk or a flood of taps passes: what was not kept goes out again, under its id.
        if (AGAIN.has(reply.refused?.code ?? "") && tries++ < TRIES) {
          await this.post.pause(600);
          continue;
        }
        tries = 0;
        this.put(this.unsent.filter(({ id }) => id !== one.id));
        this.post.settled(reply);
        this.answers.get(one.id)?.(reply);
        this.answers.delete(one.id);
      } catch {
        // No answer: the same act, under the same id, goes out again; the server counts it once.
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
