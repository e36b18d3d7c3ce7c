import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/*
 * Upgrades an adopted copy as docs/upgrading.md describes: makes a release another company's (its own adopt.ts), merges the
 * commit that is checked out here, and runs the checks. The release is the commit that set the version in package.json, or
 * the one that is named: `npm run test:upgrade -- v1.1.0`.
 */

if (!existsSync("tests/sample")) {
  console.log("This copy is adopted: passed over.");
  process.exit();
}
const copy = mkdtempSync(join(tmpdir(), "upgraded-"));

function git(...args: string[]): string {
  return execFileSync("git", args, { encoding: "utf8" }).trim();
}

function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { cwd: copy, stdio: "inherit" });
  if (status !== 0) throw new Error(`${[command, ...args].join(" ")} failed in ${copy}`);
}

const inCopy = (...args: string[]) => git("-C", copy, ...args);
const requested = process.argv[2];
const release = requested ?? git("log", "-1", "--format=%H", '-G"version": ', "--", "package.json");
const head = git("rev-parse", "HEAD");
git("clone", "--quiet", "--no-checkout", ".", copy);
inCopy("checkout", "--quiet", release);
inCopy("config", "user.name", "Adopter");
inCopy("config", "user.email", "adopter@marlow.example");
// .gitignore has a folder of this name, which doesn't match a link.
writeFileSync(join(copy, ".git/info/exclude"), "/node_modules\n");
symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
run("node", "tests/adoption/adopt.ts");
run("npm", "run", "brand");
run("npm", "run", "format");
inCopy("add", "--all");
inCopy("commit", "--quiet", "--message", "Adopt the site");
spawnSync("git", ["-C", copy, "merge", "--quiet", head], { stdio: "ignore" });

/** Files with their states of the merge: `UU` was edited on both sides, `DU` deleted on this one. */
const states = inCopy("status", "--porcelain=v1")
  .split("\n")
  .filter(Boolean)
  .map((line): [state: string, file: string] => [line.slice(0, 2), line.slice(3)]);
const deleted = states.filter(([state]) => state === "DU" || state === "UA");
const edited = states.filter(([state]) => ["UU", "AA", "UD", "AU"].includes(state));
console.log(`${edited.length} conflicts: ${edited.map(([, file]) => file).join(", ") || "none"}`);
console.log(`${deleted.length} files of the sample changed that were deleted here`);
const engine = edited.filter(([, file]) => !file.startsWith("app/site/"));
if (engine.length > 0) throw new Error("A conflict lies outside of app/site.");
// Their people keep their own words, and take everything else.
inCopy("merge", "--abort");
spawnSync("git", ["-C", copy, "merge", "--quiet", "-X", "ours", head], { stdio: "ignore" });
for (const [, file] of deleted) inCopy("rm", "--quiet", file);
if (deleted.length > 0) inCopy("commit", "--quiet", "--no-edit");
// The merge brings tests that releases have added to the sample's.
rmSync(join(copy, "tests/sample"), { recursive: true, force: true });
for (const step of ["typecheck", "build", "test:unit"]) run("npm", "run", step);
rmSync(copy, { recursive: true });
console.log(`The copy of ${release} is upgraded and whole.`);
