import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/*
 * `npm run test:locale`: adds a language to a copy of the site, with accents and longer texts, and runs in the copy what
 * goes through the languages of a site. What has two of them in mind fails. `-- --keep` keeps the copy.
 */

/** Esperanto, so that tools know the language: what it says is English with accents. */
const code = "eo";

/** The tests that go through all languages. */
const requestTests = [
  "tests/i18n",
  "tests/routes/pages",
  ...["feeds", "page-head", "page-meta", "structured-data", "text/llms-txt"].map(
    (name) => `tests/seo/${name}`,
  ),
];
const browserTests = ["pages", "three-languages", "large-text", "text-size"].map(
  (name) => `e2e/${name}.spec.ts`,
);

const folder = mkdtempSync(join(tmpdir(), "site-locale-"));
const left = new Set([".git", ".react-router", "build", "data", "node_modules", "test-results"]);
cpSync(".", folder, { recursive: true, filter: (path) => !left.has(path) });
// A folder of its own, because the build writes into it.
mkdirSync(join(folder, "node_modules"));
for (const name of readdirSync("node_modules").filter((name) => name !== ".subset-fonts")) {
  symlinkSync(resolve("node_modules", name), join(folder, "node_modules", name));
}

const steps: [string, ...string[]][] = [
  ["node", "app/build/add-locale.ts", code, "--accent"],
  ["npm", "run", "--silent", "typecheck"],
  ["npm", "run", "--silent", "build"],
  [
    "vitest",
    ...["run", "--project", "!soak"],
    // Accents make descriptions too long.
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
else rmSync(folder, { recursive: true });
if (failed) process.exitCode = 1;
