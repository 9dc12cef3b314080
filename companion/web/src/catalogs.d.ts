declare module "catalogs" {
  type Parsed = import("@fluent/bundle").FluentResource["body"][number];
  /** Its key, its words, its forms. */
  type Message = [id: string, value: Parsed["value"], forms?: Parsed["attributes"]];
  interface Catalog {
    /** What the language calls itself. */
    name: string;
    /** Whether it has every sentence: else English stands by. */
    whole: boolean;
    table(): Promise<{ default: Message[] }>;
    pages(): Promise<{ default: Message[] }>;
  }
  export const catalogs: Record<string, Catalog>;
}
