declare module "catalogs" {
  interface Catalog {
    /** What the language calls itself. */
    name: string;
    /** Whether it has every sentence: else English stands by. */
    whole: boolean;
    table(): Promise<{ default: string }>;
    pages(): Promise<{ default: string }>;
  }
  export const catalogs: Record<string, Catalog>;
}
