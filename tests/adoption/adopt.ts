import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { edit } from "./edit.ts";

/*
 * Makes the repository in the working directory another company's, in the order of docs/adopting.md. It edits files as
 * a person would, and throws where one no longer has what it edits.
 */

/* Brand, addresses, offices, social links, team. */
edit(
  "app/site/site.ts",
  ['"Heliora, Inc."', '"Marlow Labs GmbH"'],
  ["曦和公司（Heliora, Inc.）", "麦洛科技（Marlow Labs GmbH）"],
  ['"Heliora"', '"Marlow"'],
  ['"曦和"', '"麦洛"'],
  ['{ en: "Delaware", zh: "特拉华州" }', '{ en: "Germany", zh: "德国" }'],
  [/@heliora\.example/g, "@marlow.example"],
  ["https://www.heliora.example", "https://www.marlow.example"],
  ["https://api.heliora.example", "https://api.marlow.example"],
  ["HELIORA_API_KEY", "MARLOW_API_KEY"],
  ["https://github.com/heliora-example/sdk", "https://code.marlow.example/sdk"],
  ["+14155550142", "+4930555014"],
  ["+1 (415) 555-0142", "+49 30 555014"],
  [
    / {2}social: \[.*?\n {2}\],/s,
    '  social: [{ name: "Mastodon", url: "https://social.marlow.example/@marlow" }],',
  ],
  [
    / {2}offices: \[.*?\n {2}\],/s,
    `  offices: [
    {
      id: "berlin",
      city: { en: "Berlin", zh: "柏林" },
      timeZone: "Europe/Berlin",
      lines: ["Beispielallee 12", "10999 Berlin"],
      postal: { locality: "Berlin", region: "Berlin", code: "10999", country: "DE" },
    },
    {
      id: "shanghai",
      city: { en: "Shanghai", zh: "上海" },
      timeZone: "Asia/Shanghai",
      lines: ["88 Example Road", "Shanghai 200040"],
      postal: { locality: "Shanghai", region: "Shanghai", code: "200040", country: "CN" },
    },
  ],`,
  ],
  [
    /const people = \{.*?\n\}/s,
    `const people = {
  chief: {
    name: { en: "Ada Brandt", zh: "阿达·布兰特" },
    role: { en: "Chief executive", zh: "首席执行官" },
    monogram: "AB",
    office: "berlin",
    about: {
      en: "Answers for what the assistant promises, and for what it refuses.",
      zh: "助手答应什么、拒绝什么，都由她负责。",
    },
  },
  lead: {
    name: { en: "Tao Chen", zh: "陈涛" },
    role: { en: "Lead engineer", zh: "首席工程师" },
    monogram: "TC",
    office: "shanghai",
    about: {
      en: "Builds the service and reads what people write about it.",
      zh: "搭建服务，也读大家写来的意见。",
    },
    quote: {
      en: "“We delete more than we add. It took me a year to enjoy that.”",
      zh: "“我们删的比加的多。我花了一年才喜欢上这一点。”",
    },
  },
}`,
  ],
);

/* Figures. */
edit(
  "app/site/facts.ts",
  ["founded: 2023", "founded: 2019"],
  ["  users: 10_000", "  users: 400_000"],
  ["concurrentUsers: 10_000", "concurrentUsers: 2_000"],
  ["conversations: 1_000_000", "conversations: 3_000_000"],
  ["languages: 50", "languages: 34"],
  ["countries: 50", "countries: 12"],
  ["uptimePercent: 99.9", "uptimePercent: 99.5"],
  ["starter: 1_000, professional: 10_000", "starter: 600, professional: 5_000"],
  ["starter: 100, professional: 10_000", "starter: 250, professional: 40_000"],
  ['currency: "USD"', 'currency: "EUR"'],
  ["chat: 0, starter: 0, professional: 49", "chat: 19, starter: 0, professional: 29"],
  ["contactReplyHours: 24", "contactReplyHours: 48"],
  ["daysOff: 30", "daysOff: 28"],
);

/* Colours: another hue for each. The mark: a wave instead of a sun. */
const turned = readFileSync("app/site/tokens.css", "utf8").replace(
  /oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g,
  (_, lightness, chroma, hue) => `oklch(${lightness} ${chroma} ${(Number(hue) + 240) % 360})`,
);
edit("app/site/tokens.css", [/^.*$/s, turned]);
edit("app/site/mark.ts", [
  /<path.*\/>/,
  '<path fill="var(--c-sun)" d="M2 12q7-10 14 0t14 0v6q-7 10-14 0t-14 0z"/><path fill="currentColor" d="M2 24h28v4H2z"/>',
]);

/*
 * The sample: its tests, posts and jobs; the answers that name its people, places or jobs or rest on nothing else than its
 * posts; and links to posts in the others.
 */
for (const file of [...globSync("app/site/content/blog/*.md"), "tests/sample"]) {
  rmSync(file, { recursive: true });
}
const gone =
  /\/careers\/\w|\{\{(founder|cto|designer)(Name|City)|\b(London|New York|San Francisco)\b/;
const postPage = / {2}- "?\/blog\/\w.*\n/g;
for (const english of globSync("app/site/content/answers/*.en.md")) {
  const files = [english, english.replace(".en.", ".zh.")];
  const texts = files.map((file) => readFileSync(file, "utf8"));
  const hasPage = /^pages:\n {2}- /m.test((texts[0] ?? "").replace(postPage, ""));
  const isStale = texts.some((text) => gone.test(text) || (text.search(postPage) >= 0 && !hasPage));
  for (const [at, file] of files.entries()) {
    const kept = (texts[at] ?? "")
      .replace(postPage, "")
      .replace(/\[([^\]]*)\]\(\/blog\/\w[^)]*\)/g, "$1");
    if (isStale) rmSync(file);
    else writeFileSync(file, kept);
  }
}
edit("app/site/jobs.ts", [
  /export const jobs: readonly Job\[\] = \[.*?\n\];/s,
  "export const jobs: readonly Job[] = [];",
]);
for (const locale of ["en", "zh"]) {
  writeFileSync(`app/site/locales/${locale}/jobs.json`, "{}\n");
}
edit("app/site/locales/en/about.json", [
  /(?<=the \[blog\]\(\/blog\)\.) In \[one post\].*?(?=")/,
  "",
]);
edit("app/site/locales/zh/about.json", [/由这三位执笔，其中.*?(?=")/, "由他们执笔。"]);

for (const page of ["en/home", "en/features", "zh/home", "zh/features"]) {
  edit(`app/site/locales/${page}.json`, [/\(\/blog\/[a-z-]+\)/g, "(/blog)"]);
}

/* No jobs page, and no license. */
edit("app/site/parts.ts", ["careers: true", "careers: false"], ["license: true", "license: false"]);

/* Own posts, and a page: its module, copy, and the lines that name them. */
cpSync(`${import.meta.dirname}/files`, ".", { recursive: true });
edit("app/pages.ts", ['  pricing: "pricing",', '  pricing: "pricing",\n  roadmap: "roadmap",']);
for (const locale of ["en", "zh"]) {
  edit(`app/site/locales/${locale}/index.ts`, [
    "export { default as sandbox }",
    'export { default as roadmap } from "./roadmap.json" with { type: "json" };\nexport { default as sandbox }',
  ]);
}

/* A section of the documentation, before the last one. */
writeFileSync(
  "app/site/content/docs/sections/55-exports.en.md",
  "---\ntitle: Exports\nupdated: 2026-11-22\n---\n\nA conversation can be saved as a text file from its menu. Write to [{{contactEmail}}](mailto:{{contactEmail}}) if you need another format.\n",
);
writeFileSync(
  "app/site/content/docs/sections/55-exports.zh.md",
  "---\ntitle: 导出\nupdated: 2026-11-22\n---\n\n在对话的菜单里，可以把它存成文本文件。需要别的格式，请写信到 [{{contactEmail}}](mailto:{{contactEmail}})。\n",
);

rmSync("tests/adoption", { recursive: true });
