// Bundles the *.test.ts of src for Node and runs them: `npm test`.
import { build } from "esbuild";
import { catalogs } from "./catalogs.mjs";
import { help } from "./help.mjs";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const out = mkdtempSync(join(here, "node_modules", ".tests-"));
const tests = readdirSync(join(here, "src"), { recursive: true }).filter((file) => file.endsWith(".test.ts"));
try {
  await build({
    absWorkingDir: here,
    entryPoints: tests.map((file) => join("src", file)),
    outdir: out,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    platform: "node",
    format: "esm",
    // What a browser has and Node has not: nobody is there to like it dark or still.
    banner: {
      js: "globalThis.matchMedia ??= () => ({ matches: false, addEventListener() {} }); globalThis.document ??= { documentElement: { dataset: {}, style: {} } };",
    },
    external: ["esbuild"],
    plugins: [catalogs, help],
    logLevel: "warning",
  });
  const files = readdirSync(out, { recursive: true })
    .filter((file) => file.endsWith(".mjs"))
    .map((file) => join(out, file));
  process.exitCode = spawnSync(process.execPath, ["--test", ...files], { stdio: "inherit" }).status ?? 1;
} finally {
  rmSync(out, { recursive: true, force: true });
}
