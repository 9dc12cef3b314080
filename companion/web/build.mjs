// Bundles the dashboard into companion/static: `node build.mjs` once, `node build.mjs --watch` while working.
import { build, context } from "esbuild";
import { catalogs } from "./catalogs.mjs";
import { copyPictures, help } from "./help.mjs";
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const here = dirname(fileURLToPath(import.meta.url));
const out = process.env.COMPANION_STATIC ?? join(here, "..", "static");
const font = join(here, "node_modules/@fontsource-variable/atkinson-hyperlegible-next/files");
const watch = process.argv.includes("--watch");

// What the bundle is made of, and under which terms: people who pass it on need both.
function licenses(inputs) {
  const parts = new Set(["@fontsource-variable/atkinson-hyperlegible-next"]);
  for (const path of inputs) {
    const found = /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path);
    if (found) parts.add(found[1]);
  }
  return [...parts]
    .sort()
    .map((part) => {
      const folder = join(here, "node_modules", part);
      const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
      const text = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
      return `${part} ${version} (${license})\n\n${text ? readFileSync(join(folder, text), "utf8").trim() : ""}\n`;
    })
    .join(`\n${"-".repeat(72)}\n\n`);
}

const page = {
  name: "page",
  setup({ initialOptions, onEnd }) {
    initialOptions.metafile = true;
    onEnd(({ metafile, errors }) => {
      if (errors.length || !metafile) return;
      const made = Object.entries(metafile.outputs);
      const name = (path) => path.slice(path.lastIndexOf("/") + 1);
      const entry = made.find(([, o]) => o.entryPoint?.endsWith("main.tsx"));
      const html = readFileSync(join(here, "index.html"), "utf8")
        .replace("{{script}}", name(entry[0]))
        .replace("{{style}}", name(entry[1].cssBundle))
        .replace("{{pages}}", name(made.find(([, o]) => o.entryPoint?.endsWith("pages.css"))[0]))
        .replace("{{wheel}}", name(made.find(([, o]) => o.entryPoint?.endsWith("wheel.css"))[0]));
      writeFileSync(join(out, "index.html"), html);
      for (const weight of ["latin", "latin-ext"])
        copyFileSync(
          join(font, `atkinson-hyperlegible-next-${weight}-wght-normal.woff2`),
          join(out, "assets", `${weight}.woff2`),
        );
      copyPictures(out);
      writeFileSync(join(out, "licenses.txt"), licenses(Object.keys(metafile.inputs)));
      for (const file of readdirSync(join(here, "public"))) copyFileSync(join(here, "public", file), join(out, file));
      const sizes = made
        .filter(([path]) => /\.(js|css)$/.test(path))
        .map(([path]) => gzipSync(readFileSync(join(here, path))).length);
      const total = sizes.reduce((sum, size) => sum + size, gzipSync(html).length);
      console.log(`companion/static: ${sizes.length + 1} files, ${(total / 1000).toFixed(1)} kB gzipped`);
    });
  },
};

// An icon travels as its lines alone; what all icons share is said once, in icon.tsx.
const lines = {
  name: "lines",
  setup({ onLoad }) {
    onLoad({ filter: /lucide-static.*\.svg$/ }, ({ path }) => {
      const svg = readFileSync(path, "utf8");
      const inner = svg.slice(svg.indexOf(">", svg.indexOf("<svg")) + 1, svg.lastIndexOf("</svg>"));
      return {
        contents: inner.replace(/\s+/g, " ").replace(/> </g, "><").replace(/ \/>/g, "/>").trim(),
        loader: "text",
      };
    });
  },
};

// The companion speaks through websockets only: the other ways of the library stay at home.
const websocket = {
  name: "websocket",
  setup({ onLoad }) {
    onLoad({ filter: /engine\.io-client.build.esm.transports.index\.js$/ }, ({ path }) => ({
      contents: 'import { WS } from "./websocket.js"; export const transports = { websocket: WS };',
      resolveDir: dirname(path),
    }));
    onLoad({ filter: /engine\.io-client.build.esm.transports.polling-.*\.js$/ }, () => ({
      contents: "export class BaseXHR {} export class Request {} export class XHR {} export class Fetch {}",
    }));
    onLoad({ filter: /engine\.io-client.build.esm.transports.webtransport\.js$/ }, () => ({
      contents: "export class WT {}",
    }));
    // What is said is text; nothing binary is ever sent.
    onLoad({ filter: /socket\.io-parser.build.esm.is-binary\.js$/ }, () => ({
      contents: "export const isBinary = () => false; export const hasBinary = () => false;",
    }));
    onLoad({ filter: /socket\.io-parser.build.esm.binary\.js$/ }, () => ({
      contents:
        "export const deconstructPacket = (packet) => ({ packet, buffers: [] }); export const reconstructPacket = (packet) => packet;",
    }));
  },
};

const options = {
  absWorkingDir: here,
  entryPoints: ["src/main.tsx", "src/looks/pages.css", "src/looks/wheel.css"],
  outdir: join(out, "assets"),
  bundle: true,
  splitting: true,
  format: "esm",
  minify: !watch,
  sourcemap: watch ? "inline" : false,
  // Tablets of the last five years; nothing newer may slip in.
  target: ["chrome94", "firefox93", "safari15"],
  jsx: "automatic",
  jsxImportSource: "preact",
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  loader: { ".svg": "text" },
  external: ["*.woff2"],
  legalComments: "none",
  logLevel: "warning",
  plugins: [catalogs, help, lines, websocket, page],
};

// In earnest the old bundle stays until the new one stands: a failed build must not stop a game night.
if (!existsSync(join(here, "node_modules"))) {
  console.error("The dashboard's parts are missing: run `npm ci --ignore-scripts` in companion/web first.");
  process.exit(1);
}
const old = existsSync(join(out, "assets")) ? readdirSync(join(out, "assets")) : [];
mkdirSync(join(out, "assets"), { recursive: true });
if (watch) await (await context(options)).watch();
else {
  const { metafile } = await build(options);
  const kept = new Set(Object.keys(metafile.outputs).map((path) => path.slice(path.lastIndexOf("/") + 1)));
  for (const file of old) if (!kept.has(file) && !file.endsWith(".woff2")) rmSync(join(out, "assets", file));
}
