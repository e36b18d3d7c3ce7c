import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, globSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { edit } from "#app/build/adopt/edit.ts";

/*
 * Makes the repository in the working directory another company's, in the order of docs/adopting.md: `npm run adopt` with a
 * company's answers, then what its people do by hand. It throws if a file no longer has a text that it edits.
 */

/* The answers that `npm run adopt` asks for. */
const answers: Readonly<Record<string, readonly string[]>> = {
  languages: ["en + zh"],
  brand: ["Marlow / 麦洛"],
  company: ["Marlow Labs GmbH / 麦洛科技（Marlow Labs GmbH）"],
  jurisdiction: ["Germany / 德国"],
  origin: ["https://www.marlow.example"],
  email: ["hello@marlow.example"],
  phone: ["+49 30 555014"],
  social: ["Mastodon; https://social.marlow.example/@marlow"],
  office: [
    "Berlin / 柏林; Europe/Berlin; Beispielallee 12; 10999; Berlin; DE",
    "Shanghai / 上海; Asia/Shanghai; 88 Example Road; 200040; Shanghai; CN",
  ],
  person: [
    "Ada Brandt / 阿达·布兰特; Chief executive / 首席执行官; Answers for what the assistant promises, and for what it refuses. / 助手答应什么、拒绝什么，都由她负责。",
    "Tao Chen / 陈涛; Lead engineer / 首席工程师; Builds the service and reads what people write about it. / 搭建服务，也读大家写来的意见。",
  ],
  color: ["#d64aa8"],
  "second-color": ["#1f7a34"],
  without: ["careers", "license"],
};
const options = Object.entries(answers).flatMap(([name, given]) =>
  given.map((answer) => `--${name}=${answer}`),
);
execFileSync("npm", ["run", "adopt", "--", ...options], { stdio: "inherit" });

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

/* The mark: a wave. */
edit("app/site/mark.ts", [
  / '<circle.*?'/,
  `
    '<path fill="var(--c-sun)" d="M2 12q7-10 14 0t14 0v6q-7 10-14 0t-14 0z"/><path fill="currentColor" d="M2 24h28v4H2z"/>'`,
]);

/* Own posts, and a page: its module, copy, and the lines that name them. */
for (const post of globSync("app/site/content/blog/welcome.*")) rmSync(post);
cpSync(`${import.meta.dirname}/files`, ".", { recursive: true });
edit("app/pages.ts", ['  pricing: "pricing",', '  pricing: "pricing",\n  roadmap: "roadmap",']);
for (const locale of ["en", "zh"]) {
  edit(`app/site/locales/${locale}/index.ts`, [
    "export { default as sandbox }",
    'export { default as roadmap } from "./roadmap.json" with { type: "json" };\nexport { default as sandbox }',
  ]);
}

/* Pictures in place of the sample's drawings, and one in the newest post. */
const folder = "app/site/pictures";
mkdirSync(folder, { recursive: true });
const background = { width: 1600, height: 1200, channels: 3, background: "#1f7a34" } as const;
const photo = await sharp({ create: background }).jpeg().toBuffer();
const newest = "app/site/content/blog/reading-a-meter";
for (const file of [`${folder}/team.jpg`, `${folder}/ada.jpg`, `${newest}.jpg`])
  writeFileSync(file, photo);
writeFileSync("app/site/covers/reading-a-meter.jpg", photo);
const slots = ["hero", "conversation", "about", "careers"].map(
  (slot) =>
    `${slot}: { file: "team.jpg", alt: { en: "Two people at a table", zh: "两个人坐在桌边" } }`,
);
edit("app/site/pictures.ts", ["SlotPicture>>> = {}", `SlotPicture>>> = { ${slots.join(", ")} }`]);
edit(
  "app/site/site.ts",
  ['monogram: "AB",', 'monogram: "AB", portrait: "ada.jpg",'],
  [
    "const urls: OptionalUrls = {}",
    'const urls: OptionalUrls = { keys: "https://app.marlow.example/keys", status: "https://status.marlow.example", repository: "https://github.com/marlow-example/website" }',
  ],
);
for (const [locale, alt] of [
  ["en", "A meter"],
  ["zh", "一块水表"],
] as const)
  appendFileSync(`${newest}.${locale}.md`, `\n![${alt}](./reading-a-meter.jpg)\n`);

/* A section of the documentation, before the last one. */
writeFileSync(
  "app/site/content/docs/sections/55-exports.en.md",
  "---\ntitle: Exports\nupdated: 2026-11-22\n---\n\nA conversation can be saved as a text file from its menu. Write to [{{contactEmail}}](mailto:{{contactEmail}}) if you need another format.\n",
);
writeFileSync(
  "app/site/content/docs/sections/55-exports.zh.md",
  "---\ntitle: 导出\nupdated: 2026-11-22\n---\n\n在对话的菜单里，可以把它存成文本文件。需要别的格式，请写信到 [{{contactEmail}}](mailto:{{contactEmail}})。\n",
);

execFileSync("npm", ["run", "--silent", "format"], { stdio: ["ignore", "ignore", "inherit"] });
