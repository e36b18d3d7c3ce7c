import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { shareAssets } from "#app/http/process/shared-assets.ts";
import { collectLog, levels } from "../../support/collect-log.ts";

const built = "build/client/assets";
const day = 86_400_000;
let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "assets-"));
});
afterEach(() => rmSync(directory, { recursive: true }));

/** Adds a file of another release that was last used this many days ago. */
function addFile(name: string, days: number): string {
  const path = join(directory, name);
  writeFileSync(path, "old");
  const used = new Date(Date.now() - days * day);
  utimesSync(path, used, used);
  return path;
}

it("two replicas share complete assets of their release at the same time", async () => {
  const shared = join(directory, "made");
  const { log, lines } = collectLog();
  await Promise.all([shareAssets(shared, log), shareAssets(shared, log)]);
  expect(readdirSync(shared).sort()).toEqual(readdirSync(built).sort());
  for (const name of readdirSync(built)) {
    expect(readFileSync(join(shared, name)).equals(readFileSync(join(built, name)))).toBe(true);
  }
  expect(lines()).toEqual([]);
});

it("assets that no release has used for a week are removed, and nothing else", async () => {
  const [own = ""] = readdirSync(built);
  addFile(own, 30);
  const recent = addFile("root-12345678.js", 6);
  const unused = ["root-abcd_-12.js", "root-abcd_-12.js.br", "root-abcd_-12.css.gz"].map((name) =>
    addFile(name, 8),
  );
  const foreign = ["notes.txt", "site.db", "index.html"].map((name) => addFile(name, 800));
  await shareAssets(directory, collectLog().log);
  expect(unused.filter((path) => existsSync(path))).toEqual([]);
  expect([recent, ...foreign].filter((path) => !existsSync(path))).toEqual([]);
  expect(Date.now() - statSync(join(directory, own)).mtimeMs).toBeLessThan(day);
});

it("a folder that can't be written to is logged, and the site starts", async () => {
  const { log, lines } = collectLog();
  await shareAssets(join(addFile("file", 0), "assets"), log);
  expect(lines()).toMatchObject([{ level: levels.error, msg: "assets can't be shared" }]);
});
