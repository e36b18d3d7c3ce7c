import { execSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { site, team } from "../site/site.ts";
import { type Name, readAnswers } from "./adopt/answers.ts";
import { edit } from "./adopt/edit.ts";
import { keepEnglishAlone } from "./adopt/languages.ts";
import { turnHues } from "./adopt/turn-hues.ts";

/* `npm run adopt`: makes a fresh checkout somebody's own, once, in app/site and public, and deletes the sample with its tests. */

if (!existsSync("tests/sample")) stop("This copy has been adopted: it has no tests/sample.");
const git = spawnSync("git", ["status", "--porcelain"], { encoding: "utf8" });
if (git.status !== 0 || git.stdout !== "") stop("Commit all changes first, so that Git can undo.");
const answers = await readAnswers().catch((error: Error) => stop(error.message));
const first = (name: Name) => answers(name)[0] ?? "";
const fields = (name: Name) => answers(name).map((answer) => answer.split("; "));

adoptSite();
const css = readFileSync("app/site/tokens.css", "utf8");
writeFileSync("app/site/tokens.css", turnHues(css, first("color"), ...answers("second-color")));
edit("app/site/mark.ts", [/<path.*\/>/, '<circle fill="var(--c-sun)" cx="16" cy="16" r="13.5"/>']);
removeSample();
const gone = removeAnswers();
if (first("languages") === "en") keepEnglishAlone();
if (first("languages") === "zh + en")
  edit("app/site/locales/locale.ts", [/(?<=localeTable = )"en"/, '"zh"']);
execSync("npm run --silent brand && npm run --silent format", { stdio: ["ignore", "ignore", 2] });
console.log(`In app/site:
- site.ts: brand, addresses, accounts, offices and people are yours
- parts.ts: left out is ${answers("without").join(", ") || "nothing"}
- tokens.css, mark.ts, public: your hues, a plain disc, and icons of it
- content/blog, jobs.ts, locales: no story, no job, and one post, which says that it came with the site
- content/answers: ${gone} are deleted with the sample, and so is tests/sample
To undo: git reset --hard && git clean --force app/site public

Left to you before npm test, as docs/adopting.md tells:
- facts.ts and docs/claims.md: prove each claim, or change it
- mark.ts: draw your mark, then npm run brand
- content/blog: write a post in place of welcome.*.md
- locales, content, api: rewrite copy, guide, legal texts and the API's document
- site.ts: confirm the helplines, name your representative in the EU, set api.sdkUrl`);

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}

/** A text in both languages. */
function texts(answer = ""): { en: string; zh: string } {
  const [en = "", zh = en] = answer.split(" / ");
  return { en, zh };
}

/** An ID such as `san-francisco`, which can stand in a path. */
function idOf(name: string): string {
  const letters = name.normalize("NFD").replace(/[^\w ]/g, "");
  return letters.toLowerCase().replace(/[ _]+/g, "-");
}

/** Puts brand, addresses, accounts, offices, people and parts in. */
function adoptSite() {
  const host = new URL(first("origin")).hostname.replace(/^www\./, "");
  const address = (box: string) => [box, first("email").replace(/.*@/, `${box}@`)];
  const name = texts(first("brand"));
  const offices = fields("office").map(([place, timeZone, street, code, region, country]) => {
    const city = texts(place);
    const postal = { locality: city.en, region, code, country };
    return { id: idOf(city.en), city, timeZone, lines: [street, `${code} ${city.en}`], postal };
  });
  const team = fields("person").map(([name, role, about]) => {
    const { en, zh } = texts(name);
    const monogram = en.match(/\b\w/g)?.join("").slice(0, 2);
    const person = { name: { en, zh }, role: texts(role), monogram, about: texts(about) };
    return [idOf(en), { ...person, office: offices[0]?.id }];
  });
  const values = {
    origin: first("origin"),
    name,
    legalEntity: texts(first("company")),
    jurisdiction: texts(first("jurisdiction")),
    email: { ...Object.fromEntries(Object.keys(site.email).map(address)), contact: first("email") },
    phone: { tel: first("phone").replace(/[^+\d]/g, ""), label: first("phone") },
    keyVariable: `${name.en.toUpperCase().replace(/\W/g, "_")}_API_KEY`,
    sdkUrl: `https://code.${host}/sdk`,
    social: fields("social").map(([name, url]) => ({ name, url })),
    offices,
  };
  const file = "app/site/site.ts";
  edit(file, [site.api.origin, `https://api.${host}`]);
  edit(file, [/(?<=const people = )\{.*?\n\}/s, JSON.stringify(Object.fromEntries(team))]);
  for (const [key, value] of Object.entries(values)) {
    const property = `^ +${key}: (?:[^\\n]+|[\\[{]\\n.*?\\n  [\\]}]),$`;
    edit(file, [new RegExp(property, "ms"), `${key}: ${JSON.stringify(value)},`]);
  }
  for (const part of answers("without"))
    edit("app/site/parts.ts", [`${part}: true`, `${part}: false`]);
  if (/\p{Script=Han}/u.test(name.zh)) return;
  // Latin letters have spaces around them in Chinese.
  const gap = /(?<=\p{Script=Han})(?=\{\{brand)|(?<=brand\}\})(?=\p{Script=Han})/gu;
  for (const chinese of globSync("app/site/**/{*.zh.*,zh/*.json}"))
    writeFileSync(chinese, readFileSync(chinese, "utf8").replace(gap, " "));
}

/** Takes out posts, jobs, the company's story, links to them, and the tests of all that. */
function removeSample() {
  for (const post of globSync("*.en.md", { cwd: "app/site/content/blog" }))
    rmSync(`app/site/covers/${post.replace(".en.md", ".svg")}`, { force: true });
  rmSync("tests/sample", { recursive: true });
  rmSync("app/site/content/blog", { recursive: true });
  cpSync("app/build/adopt/files", "app/site", { recursive: true });
  const [signer] = first("person").split("; ");
  edit("app/site/jobs.ts", [/(?<=readonly Job\[\] = )\[.*?\n\](?=;)/s, "[]"]);
  for (const locale of ["en", "zh"]) {
    edit(`app/site/content/blog/welcome.${locale}.md`, ["AUTHOR", idOf(texts(signer).en)]);
    for (const page of ["home", "features"])
      edit(`app/site/locales/${locale}/${page}.json`, [/\(\/blog\/[a-z-]+\)/g, "(/blog)"]);
  }
  edit(
    "app/site/locales/en/about.json",
    [/(?<=the \[blog\]\(\/blog\)\.) In \[one post\].*?(?=")/, ""],
    [/(?<=Our story): [^"]*/, ""],
    [/(?<="paragraphs": )\[.*?\]/s, '["{{legalEntity}} is registered in {{jurisdiction}}."]'],
  );
  edit(
    "app/site/locales/zh/about.json",
    [/由这三位执笔，其中.*?(?=")/, "由他们执笔。"],
    [/(?<=我们的故事)：[^"]*/, ""],
    [/(?<="paragraphs": )\[.*?\]/s, '["{{legalEntity}}在{{jurisdiction}}注册。"]'],
  );
}

/** Takes links to posts out of answers, and deletes those that have no other source or name what is the sample's. */
function removeAnswers(): number {
  const cities = site.offices.map(({ city }) => city.en).join("|");
  const names = `\\{\\{(${Object.keys(team).join("|")})(Name|City)|${site.name.zh}`;
  const stale = new RegExp(
    `/careers(?:/\\w|#team)|\\b(${cities})\\b|${names}|^pages:\\n(?! {2}- )`,
    "m",
  );
  const gone = new Set<string>();
  const folder = "app/site/content/answers";
  for (const file of globSync("*.md", { cwd: folder })) {
    const text = readFileSync(`${folder}/${file}`, "utf8").replace(/ {2}- "?\/blog\/\w.*\n/g, "");
    if (stale.test(text)) gone.add(file.replace(/\w+\.md$/, ""));
    writeFileSync(`${folder}/${file}`, text.replace(/\[([^\]]*)\]\(\/blog\/\w[^)]*\)/g, "$1"));
  }
  for (const name of gone)
    for (const file of globSync(`${name}*.md`, { cwd: folder })) rmSync(`${folder}/${file}`);
  return gone.size;
}
