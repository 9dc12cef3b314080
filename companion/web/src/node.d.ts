// The two rooms of Node that tests use; a whole package of types for them would be too much.
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
