import { spawnSync } from "node:child_process";
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/*
 * `npm run test:locale`: adds a language to a copy of the site as docs/adding-a-language.md says, with longer copy, and
 * runs in the copy the tests that go through all languages. They fail if code assumes that there are two. `-- --keep`
 * keeps the copy.
 */

/** Esperanto, because tools know it. Its texts are English, and those of its copy have accents. */
const code = "eo";

/** The tests that go through all languages. */
const requestTests = [
  "tests/i18n",
  "tests/routes/pages",
  ...["feeds", "page-head", "structured-data", "text/llms-txt"].map((name) => `tests/seo/${name}`),
];
const browserTests = ["pages", "three-languages", "text-size"].map((name) => `e2e/${name}.spec.ts`);

const folder = fs.mkdtempSync(join(tmpdir(), "site-locale-"));
const ignore = new Set([".git", ".react-router", "build", "data", "node_modules", "test-results"]);
fs.cpSync(".", folder, { recursive: true, filter: (path) => !ignore.has(path) });
// The copy needs its own folder, because the build writes into it.
fs.mkdirSync(join(folder, "node_modules"));
for (const name of fs.readdirSync("node_modules").filter((name) => name !== ".subset-fonts")) {
  fs.symlinkSync(resolve("node_modules", name), join(folder, "node_modules", name));
}

addLanguage();

const steps: [string, ...string[]][] = [
  ["npm", "run", "--silent", "typecheck"],
  ["npm", "run", "--silent", "build"],
  [
    "vitest",
    ...["run", "--project", "!soak"],
    // The longer copy makes descriptions too long.
    ...["--testNamePattern", "^(?!.*of the right length)"],
    ...requestTests,
  ],
  ["playwright", "test", ...browserTests],
];
const failed = steps.find(([command, ...args]) => {
  console.log(`\n> ${command} ${args.join(" ")}`);
  const env = { ...process.env, NODE_ENV: command === "vitest" ? "production" : undefined };
  return spawnSync(command, args, { cwd: folder, stdio: "inherit", env }).status !== 0;
});
if (process.argv.includes("--keep")) console.log(`\nThe copy is ${folder}.`);
else fs.rmSync(folder, { recursive: true });
if (failed) process.exitCode = 1;

function addLanguage() {
  const own = join(folder, "app/site/locales", code);
  fs.cpSync(join(folder, "app/site/locales/en"), own, { recursive: true });
  for (const name of fs.globSync("*.json", { cwd: own })) {
    edit(join(own, name), (source) =>
      JSON.stringify(
        JSON.parse(source, (_, text) => (typeof text === "string" ? expand(text) : text)),
      ),
    );
  }
  edit(join(own, "locale.ts"), (source) =>
    source
      .replace(/(?<=tag: |listTag: |hrefLang: |openGraph: )"en[\w-]*"/gi, `"${code}"`)
      .replace('"English"', '"Esperanto"'),
  );
  for (const name of fs.globSync("app/site/content/**/*.en.md", { cwd: folder })) {
    fs.cpSync(join(folder, name), join(folder, name.replace("en.md", `${code}.md`)));
  }
  const overlay = (locale: string) => join(folder, `app/site/api/overlay.${locale}.yaml`);
  fs.cpSync(overlay("zh"), overlay(code));
  edit(overlay(code), (source) => source.replaceAll("/zh/", `/${code}/`));
  edit(join(folder, "app/site/site.ts"), (source) =>
    source.replace(/\ben: ("(?:[^"\\]|\\.)*")/g, (text, english) => `${text}, ${code}: ${english}`),
  );
  // The table of locales, and the tables that the type checker requires for each of them.
  for (const name of fs.globSync("app/site/locales/*.ts", { cwd: folder })) {
    edit(join(folder, name), (source) =>
      source
        .replace(
          /^import .*\bzh\b.*\/zh\/.*$/gm,
          (line) => `${line}\n${line.replace(/\bzh\b/g, code)}`,
        )
        .replace(/(?<== )\{ en, zh \}/, `{ en, zh, ${code} }`),
    );
  }
}

function edit(file: string, change: (source: string) => string) {
  const source = fs.readFileSync(file, "utf8");
  const changed = change(source);
  if (changed !== source) fs.writeFileSync(file, changed);
}

/** Accents every vowel and writes it twice, so that a text is about 40 % longer, as translations are. */
function expand(text: string): string {
  const fixed =
    /(\{\{\w+\}\}|\]\([^)]*\)|https?:\/\/\S+|`[^`]*`|[\w.-]+@[\w.-]+|\/[\w./-]+|\b\w*[A-Z]{2}\w*)/;
  const double = (part: string) =>
    part.replace(/[aeiou]/g, (vowel) => `${vowel}\u0301`.normalize().repeat(2));
  return text
    .split(fixed)
    .map((part, index) => (index % 2 === 1 ? part : double(part)))
    .join("");
}
