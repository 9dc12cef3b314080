declare module "catalogs" {
  type Parsed = import("@fluent/bundle").FluentResource["body"][number];
  /** The key of a message, its words, and its forms. */
  type Message = [id: string, value: Parsed["value"], forms?: Parsed["attributes"]];
  interface Catalog {
    /** What the language calls itself. */
    name: string;
    /** Whether the language has every sentence; where it lacks one, English is used. */
    whole: boolean;
    table(): Promise<{ default: Message[] }>;
    pages(): Promise<{ default: Message[] }>;
    wheel(): Promise<{ default: Message[] }>;
  }
  export const catalogs: Record<string, Catalog>;
}
