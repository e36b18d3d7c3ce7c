import { describe, expect, it } from "vitest";
import { checkDates } from "#app/build/vite/content-check/check.ts";
import { type CopyFile, checkCopy } from "#app/build/vite/content-check/copy.ts";
import { checkMarkdown } from "#app/build/vite/content-check/markdown.ts";
import { describeError } from "#app/build/vite/markdown.ts";
import { readMarkdown } from "#app/content/markdown/markdown-source.ts";
import { defaultLocale, type Locale } from "#app/i18n/locales.ts";
import { facts } from "#app/site/facts.ts";
import { interpolationValues } from "#app/site/interpolation-values.ts";
import { zh } from "../../../support/tested-locales.ts";

const targets = new Set(["/", "/docs", "/blog/a-post"]);

function markdown(locale: Locale, ...lines: string[]): string[] {
  const source = ["---", "title: A title", "---", "", ...lines].join("\n");
  return checkMarkdown({ file: "a.md", source, locale }, targets);
}

describe("the check of copy", () => {
  const copy = (locale: Locale, ...lines: string[]): CopyFile => ({
    locale,
    file: `${locale}.json`,
    source: ["{", ...lines, "}"].join("\n"),
  });
  const check = (...files: CopyFile[]) => checkCopy(files, targets);

  it("the check finds what is wrong in texts, lists and nested objects by file, line and key", () => {
    const english = copy(
      defaultLocale,
      '  "lede": "{{brand}} speaks {{langauges}} languages, {count}.",',
      '  "list": ["[Read](/dosc)", { "a-key": "" }, "{{usres}}"]',
    );
    expect(check(english)).toEqual([
      "en.json:2: lede: There is no value for {{langauges}}. Did you mean languages?",
      "en.json:2: lede: {count} stays as it is: write {{count}}.",
      "en.json:3: list.0: There is no page /dosc. Did you mean /docs?",
      "en.json:3: list.1.a-key: The text is empty.",
      "en.json:3: list.2: There is no value for {{usres}}. Did you mean users?",
    ]);
  });

  it("the check compares the facts of English and Chinese, but not the brand", () => {
    const english = copy("en", '  "a": "{{brand}}, {{uptime}}"');
    const chinese = copy(zh, "", '  "a": "{{users}}"');
    expect(check(english, chinese)).toEqual([
      "zh.json:3: a: {{uptime}} is missing, which en.json:2 has.",
      "zh.json:3: a: {{users}} is here, and not in en.json:2.",
    ]);
  });

  it("the check finds keys that Chinese lacks or has too many, and knows the plural forms of each language", () => {
    const english = copy("en", '  "a": "A",', '  "b_one": "One",', '  "b_other": "{{count}}"');
    const chinese = copy(zh, '  "b_one": "一",', '  "c": "丙"');
    expect(check(english)).toEqual([]);
    expect(check(english, chinese)).toEqual([
      "zh.json:1: a is missing (en.json:2).",
      "zh.json:1: b_other is missing (en.json:4).",
      "zh.json:2: b_one: en.json has no such text, or the language no such plural.",
      "zh.json:3: c: en.json has no such text, or the language no such plural.",
    ]);
    expect(check(copy("en", '  "b_other": "{{count}}"'))).toEqual([
      "en.json:1: b_one is missing (en.json:2).",
    ]);
  });

  it("the check finds figures that are typed by hand", () => {
    const { uptime } = interpolationValues("en");
    expect(check(copy("en", `  "a": "Up ${uptime} of the time"`))).toEqual([
      `en.json:2: a: “${uptime}” is typed by hand: write {{uptime}}.`,
    ]);
  });

  it("the check finds half-width punctuation only in Chinese", () => {
    expect(check(copy(zh, '  "a": "你好,世界"'))).toEqual([
      "zh.json:2: a: half-width punctuation beside Han: “你好,世界”",
    ]);
    expect(check(copy("en", '  "a": "Hello, world"'))).toEqual([]);
  });
});

describe("the check of Markdown", () => {
  it("the check finds links that lead nowhere", () => {
    expect(markdown("en", "[here](/docs#a) [there](/blog/a-pots?x=1)")).toEqual([
      "a.md:5: There is no page /blog/a-pots. Did you mean /blog/a-post?",
    ]);
  });

  it("the check finds figures that are typed by hand, but not as a part of another figure", () => {
    const { uptime } = interpolationValues("en");
    expect(
      markdown(
        "en",
        `Up ${uptime} of the time.`,
        `1${uptime} and ${facts.uptimePercent}5 are others.`,
      ),
    ).toEqual([`a.md:5: “${uptime}” is typed by hand: write {{uptime}}.`]);
  });

  it("the check finds faults of Chinese typography in text and tables, but not in code", () => {
    expect(
      markdown(
        zh,
        "用{{brand}}很好，`a,b`、**粗**体。",
        "| 列 | 100 |",
        "## 标题？ {#an-id}",
        "```",
        "你,好!",
        "```",
        "又来了,第 2次",
      ),
    ).toEqual([
      "a.md:11: half-width punctuation beside Han: “又来了,第 2次”",
      "a.md:11: Latin or digits without a space beside Han: “又来了,第 2次”",
    ]);
  });

  it("an error of the compiler names its file and line", () => {
    const source = "---\ntitle: A\n---\n\n## No ID\n";
    const error = (() => {
      try {
        return readMarkdown(source, "en");
      } catch (error) {
        return error;
      }
    })();
    expect(describeError("a.en.md", error)).toBe(
      'a.en.md:5: The heading "No ID" has no {#id} at its end.',
    );
  });
});

describe("the check of dates", () => {
  it("the check finds dates that don't exist, and jobs that close before they are posted", () => {
    const source = [
      'const posts = [{ posted: "2026-02-30",',
      'openUntil: "soon" }, {',
      'posted: "2026-03-02",',
      'openUntil: "2026-03-01" }];',
    ].join("\n");
    expect(checkDates("jobs.ts", source)).toEqual([
      'jobs.ts:1: posted: "2026-02-30" is not an existing date, which is written as in 2026-03-12.',
      'jobs.ts:2: openUntil: "soon" is not an existing date, which is written as in 2026-03-12.',
      "jobs.ts:4: openUntil: 2026-03-01 is before the job is posted, on 2026-03-02.",
    ]);
  });
});
