import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, it } from "vitest";
import { makeTemporaryDirectory } from "../support/temporary-directory.ts";

it("npm run translations lists Chinese texts that are missing, as in English, or older than the English text", () => {
  const folder = makeTemporaryDirectory();
  const commit = (day: number, files: Record<string, string>) => {
    for (const [name, text] of Object.entries(files)) {
      const file = join(folder, "app/site", name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    const [date, who] = [`2026-03-0${day}T00:00:00Z`, "a@example.org"];
    const env = { ...process.env, GIT_COMMITTER_DATE: date, EMAIL: who, GIT_AUTHOR_NAME: "A" };
    const options = { cwd: folder, env: { ...env, GIT_COMMITTER_NAME: "A" } };
    execFileSync("git", ["add", "."], options);
    execFileSync("git", ["commit", "-qm", "Change texts"], options);
  };
  execFileSync("git", ["init", "-q"], { cwd: folder });
  commit(1, {
    "locales/en/a.json": '{\n"same": "A",\n"figure": "{{uptime}}",\n"old": "B",\n"no": "C"\n}',
    "locales/zh/a.json": '{\n"same": "A",\n"figure": "{{uptime}}",\n"old": "乙"\n}',
    "content/blog/same.en.md": "Text",
    "content/blog/same.zh.md": "Text",
    "content/blog/old.en.md": "Text",
    "content/blog/old.zh.md": "文",
    "content/blog/good.zh.md": "文",
    "content/blog/no.en.md": "Text",
  });
  commit(2, {
    "locales/en/a.json": '{\n"same": "A",\n"figure": "{{uptime}}",\n"old": "D",\n"no": "C"\n}',
    "content/blog/old.en.md": "Other text",
    "content/blog/good.en.md": "Text",
    "content/blog/good.zh.md": "新文",
  });
  const program = [resolve("app/build/translations.ts"), "zh"];
  const output = execFileSync(process.execPath, program, { cwd: folder, encoding: "utf8" });
  expect(output.split("\n").slice(0, -1)).toEqual([
    "app/site/locales/zh/a.json: as in English: same",
    "app/site/locales/zh/a.json: older than the English text: old",
    "app/site/locales/zh/a.json: missing: no",
    "app/site/content/blog/no.zh.md: missing",
    "app/site/content/blog/old.zh.md: older than the English text",
    "app/site/content/blog/same.zh.md: as in English",
    "6 lines to look at.",
  ]);
});
