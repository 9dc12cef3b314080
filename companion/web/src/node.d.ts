// The few parts of Node that tests use; a whole package of types for them would be too much.
declare module "node:test" {
  export function test(name: string, run: () => void): void;
}
declare module "node:assert/strict" {
  const assert: {
    equal(actual: unknown, expected: unknown, message?: string): void;
    deepEqual(actual: unknown, expected: unknown, message?: string): void;
    ok(value: unknown, message?: string): void;
  };
  export default assert;
}
declare module "node:fs" {
  export function readdirSync(folder: string, options: { recursive: boolean }): string[];
  export function readFileSync(file: string, encoding: "utf8"): string;
}
