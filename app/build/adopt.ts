import { execSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { site, team } from "../site/site.ts";
import { type QuestionName, readAnswers } from "./adopt/answers.ts";
import { edit } from "./adopt/edit.ts";
import { removeChinese } from "./adopt/languages.ts";
import { turnHues } from "./adopt/turn-hues.ts";

/* `npm run adopt` makes a fresh checkout your own, once: it edits app/site and public, and deletes the sample with its tests. */

if (!existsSync("tests/sample")) stop("This copy has been adopted: it has no tests/sample.");
const git = spawnSync("git", ["status", "--porcelain"], { encoding: "utf8" });
if (git.status !== 0 || git.stdout !== "") stop("Commit all changes first, so that Git can undo.");
const getAll = await readAnswers().catch((error: Error) => stop(error.message));
const get = (name: QuestionName) => getAll(name)[0] ?? "";
const getFields = (name: QuestionName) => getAll(name).map((answer) => answer.split("; "));

adoptSite();
const css = readFileSync("app/site/tokens.css", "utf8");
writeFileSync("app/site/tokens.css", turnHues(css, get("color"), ...getAll("second-color")));
edit("app/site/mark.ts", [/<path.*\/>/, '<circle fill="var(--c-sun)" cx="16" cy="16" r="13.5"/>']);
removeSample();
const removedAnswers = removeAnswers();
if (get("languages") === "en") removeChinese();
if (get("languages") === "zh + en")
  edit("app/site/locales/locale.ts", [/(?<=localeTable = )"en"/, '"zh"']);
execSync("npm run --silent brand && npm run --silent format", { stdio: ["ignore", "ignore", 2] });
console.log(`In app/site:
- site.ts: brand, addresses, accounts, offices and people are yours
- parts.ts: left out is ${getAll("without").join(", ") || "nothing"}
- tokens.css, mark.ts, public: your hues, a plain disc, and icons of it
- content/blog, jobs.ts, locales: no story, no job, and one post, which says that it came with the site
- content/answers: ${removedAnswers} are deleted with the sample, and so is tests/sample
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

/** Splits an answer such as `Berlin / 柏林`. Without a slash, it is the same in both languages. */
function parseTexts(answer = ""): { en: string; zh: string } {
  const [en = "", zh = en] = answer.split(" / ");
  return { en, zh };
}

/** Makes an ID for paths, such as `san-francisco`, from a name. */
function slugify(name: string): string {
  const letters = name.normalize("NFD").replace(/[^\w ]/g, "");
  return letters.toLowerCase().replace(/[ _]+/g, "-");
}

/** Writes the brand, addresses, accounts, offices, people and parts of the answers into app/site. */
function adoptSite() {
  const host = new URL(get("origin")).hostname.replace(/^www\./, "");
  const toMailbox = (name: string) => [name, get("email").replace(/.*@/, `${name}@`)];
  const name = parseTexts(get("brand"));
  const offices = getFields("office").map(([place, timeZone, street, code, region, country]) => {
    const city = parseTexts(place);
    const postal = { locality: city.en, region, code, country };
    return { id: slugify(city.en), city, timeZone, lines: [street, `${code} ${city.en}`], postal };
  });
  const team = getFields("person").map(([name, role, about]) => {
    const { en, zh } = parseTexts(name);
    const monogram = en.match(/\b\w/g)?.join("").slice(0, 2);
    const person = { name: { en, zh }, role: parseTexts(role), monogram, about: parseTexts(about) };
    return [slugify(en), { ...person, office: offices[0]?.id }];
  });
  const values = {
    origin: get("origin"),
    name,
    legalEntity: parseTexts(get("company")),
    jurisdiction: parseTexts(get("jurisdiction")),
    email: { ...Object.fromEntries(Object.keys(site.email).map(toMailbox)), contact: get("email") },
    phone: { tel: get("phone").replace(/[^+\d]/g, ""), label: get("phone") },
    keyVariable: `${name.en.toUpperCase().replace(/\W/g, "_")}_API_KEY`,
    sdkUrl: `https://code.${host}/sdk`,
    social: getFields("social").map(([name, url]) => ({ name, url })),
    offices,
  };
  const file = "app/site/site.ts";
  edit(file, [site.api.origin, `https://api.${host}`]);
  edit(file, [/(?<=const people = )\{.*?\n\}/s, JSON.stringify(Object.fromEntries(team))]);
  for (const [key, value] of Object.entries(values)) {
    const property = `^ +${key}: (?:[^\\n]+|[\\[{]\\n.*?\\n  [\\]}]),$`;
    edit(file, [new RegExp(property, "ms"), `${key}: ${JSON.stringify(value)},`]);
  }
  for (const part of getAll("without"))
    edit("app/site/parts.ts", [`${part}: true`, `${part}: false`]);
  if (/\p{Script=Han}/u.test(name.zh)) return;
  // Chinese text has spaces around Latin words.
  const boundary = /(?<=\p{Script=Han})(?=\{\{brand)|(?<=brand\}\})(?=\p{Script=Han})/gu;
  for (const chinese of globSync("app/site/**/{*.zh.*,zh/*.json}"))
    writeFileSync(chinese, readFileSync(chinese, "utf8").replace(boundary, " "));
}

/** Removes the sample's posts, jobs and company story, the links to them, and the sample's tests. */
function removeSample() {
  for (const post of globSync("*.en.md", { cwd: "app/site/content/blog" }))
    rmSync(`app/site/covers/${post.replace(".en.md", ".svg")}`, { force: true });
  rmSync("tests/sample", { recursive: true });
  rmSync("app/site/content/blog", { recursive: true });
  cpSync("app/build/adopt/files", "app/site", { recursive: true });
  const [signer] = get("person").split("; ");
  edit("app/site/jobs.ts", [/(?<=readonly Job\[\] = )\[.*?\n\](?=;)/s, "[]"]);
  for (const locale of ["en", "zh"]) {
    edit(`app/site/content/blog/welcome.${locale}.md`, ["AUTHOR", slugify(parseTexts(signer).en)]);
    for (const page of ["home", "features"])
      edit(`app/site/locales/${locale}/${page}.json`, [/\(\/blog\/[a-z-]+\)/g, "(/blog)"]);
  }
  edit(
    "app/site/locales/en/about.json",
    [/(?<=the \[blog\]\(\/blog\)\.) In \[one post\].*?(?=")/, ""],
    [/(?<=Our story): [^"]*/, ""],
    [/(?<="paragraphs": )\[.*?"\n *\]/s, '["{{legalEntity}} is registered in {{jurisdiction}}."]'],
  );
  edit(
    "app/site/locales/zh/about.json",
    [/由这三位执笔，其中.*?(?=")/, "由他们执笔。"],
    [/(?<=我们的故事)：[^"]*/, ""],
    [/(?<="paragraphs": )\[.*?"\n *\]/s, '["{{legalEntity}}在{{jurisdiction}}注册。"]'],
  );
}

/** Removes links to posts from answers, and deletes answers without another source or with names of the sample; returns how many. */
function removeAnswers(): number {
  const cities = site.offices.map(({ city }) => city.en).join("|");
  const names = `\\{\\{(${Object.keys(team).join("|")})(Name|City)|${site.name.zh}`;
  const stale = new RegExp(
    `/careers(?:/\\w|#team)|\\b(${cities})\\b|${names}|^pages:\\n(?! {2}- )`,
    "m",
  );
  const removed = new Set<string>();
  const folder = "app/site/content/answers";
  for (const file of globSync("*.md", { cwd: folder })) {
    const text = readFileSync(`${folder}/${file}`, "utf8").replace(/ {2}- "?\/blog\/\w.*\n/g, "");
    if (stale.test(text)) removed.add(file.replace(/\w+\.md$/, ""));
    writeFileSync(`${folder}/${file}`, text.replace(/\[([^\]]*)\]\(\/blog\/\w[^)]*\)/g, "$1"));
  }
  for (const name of removed)
    for (const file of globSync(`${name}*.md`, { cwd: folder })) rmSync(`${folder}/${file}`);
  return removed.size;
}
