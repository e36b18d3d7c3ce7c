import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { removeChinese } from "#app/build/adopt/languages.ts";
import { parts } from "#app/site/parts.ts";
import { findLeftovers } from "./leftovers.ts";

/*
 * Makes a copy of the repository another company's (adopt.ts) and runs there what `npm test` runs. It also looks for the
 * sample in all responses, replaces the API, and leaves out more parts and Chinese. Arguments name the steps to run, such
 * as `lint typecheck`; the default is all. With `--parts`, it instead leaves out each part by itself, and then all.
 */

if (!existsSync("tests/sample")) {
  console.log("This copy is adopted: passed over.");
  process.exit();
}
const copy = mkdtempSync(join(tmpdir(), "adopted-"));

/** Runs a program in the copy, and ends this one if it fails. */
function run(command: string, ...args: string[]): void {
  const start = performance.now();
  const { status } = spawnSync(command, args, { cwd: copy, stdio: "inherit" });
  const name = [command, ...args].join(" ");
  if (status !== 0) {
    console.error(`${name} failed in the adopted copy, ${copy}.`);
    process.exit(1);
  }
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed()} s`);
}

const steps: Record<string, () => unknown> = {
  brand: () => run("npm", "run", "brand"),
  lint: () => run("npm", "run", "lint"),
  typecheck: () => run("npm", "run", "typecheck"),
  build: () => run("npm", "run", "build"),
  leftovers: async () => {
    const found = await findLeftovers(copy);
    if (found.length === 0) return;
    console.error(`Left of the sample in ${copy}:\n${found.join("\n")}`);
    process.exit(1);
  },
  unit: () => run("npm", "run", "test:unit"),
  e2e: () => run("npm", "run", "test:e2e"),
  api: buildWithOwnApi,
  parts: () => buildWithout("newsletter", "contactForm", "sandbox", "mcp", "terms"),
  english: buildInEnglish,
};

/** Builds and tests the copy without some parts, and with all others. */
function buildWithout(...off: readonly string[]): void {
  const file = join(copy, "app/site/parts.ts");
  const table = readFileSync(file, "utf8").replace(
    /^( {2}(\w+): )(?:true|false)/gm,
    (_, line: string, part: string) => line + !off.includes(part),
  );
  writeFileSync(file, table);
  console.log(`Without ${off.join(", ")}:`);
  run("npm", "run", "build");
  run("npm", "run", "test:unit");
}

/** Builds and tests the copy in English only. */
function buildInEnglish(): void {
  const repository = process.cwd();
  process.chdir(copy);
  removeChinese();
  process.chdir(repository);
  console.log("In English alone:");
  for (const script of ["typecheck", "build", "test:unit"]) run("npm", "run", script);
}

/** Builds the copy with an API of three endpoints, whose guide and answers its people have not rewritten yet. */
function buildWithOwnApi(): void {
  const [folder, backup] = [join(copy, "app/site/api"), `${copy}-api`];
  cpSync(folder, backup, { recursive: true });
  cpSync(`${import.meta.dirname}/api`, folder, { recursive: true });
  console.log("With another API:");
  for (const script of ["typecheck", "build"]) run("npm", "run", script);
  cpSync(backup, folder, { recursive: true });
  rmSync(backup, { recursive: true });
}

const listed = ["ls-files", "--cached", "--others", "--exclude-standard", "-z"];
for (const file of execFileSync("git", listed, { encoding: "utf8" }).split("\0")) {
  if (file && existsSync(file)) cpSync(file, join(copy, file), { recursive: true });
}
run("git", "init", "--quiet");
run("git", "add", "--all");
const adopter = ["-c", "user.name=Adopter", "-c", "user.email=adopter@marlow.example"];
run("git", ...adopter, "commit", "--quiet", "--message", "A copy");
// .gitignore has a folder of this name, which doesn't match a link.
writeFileSync(join(copy, ".git/info/exclude"), "/node_modules\n");
symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
run("node", "tests/adoption/adopt.ts");
const requested = process.argv.slice(2);
if (requested.includes("--parts")) {
  run("npm", "run", "brand");
  for (const part of Object.keys(parts)) buildWithout(part);
  buildWithout(...Object.keys(parts));
} else
  for (const [name, step] of Object.entries(steps)) {
    if (requested.length === 0 || requested.includes(name)) await step();
  }
rmSync(copy, { recursive: true });
console.log("The adopted copy is whole, and has nothing of the sample.");
