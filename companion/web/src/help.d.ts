declare module "help" {
  /** A piece of text: plain, bold, a name, or something to type. */
  export type Inline = [kind: "" | "b" | "i" | "code", text: string];
  export type Block =
    | { is: "p"; text: Inline[] }
    | { is: "ul" | "ol"; items: Inline[][] }
    | { is: "table"; rows: Inline[][][] }
    | { is: "picture"; alt: string; file: string };
  export interface HelpSection {
    id: string;
    title: string;
    blocks: Block[];
  }
  /** The help in each language. */
  export const help: Record<string, () => Promise<{ default: HelpSection[] }>>;
}
