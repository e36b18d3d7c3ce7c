import { expect, it } from "vitest";
import { blogPosts, checkTranslated } from "#app/build/vite/translated-content.ts";
import { categories } from "#app/content/categories.ts";
import { countUnits, readingMinutes } from "#app/content/markdown/render-markdown.ts";
import { teamMembers } from "#app/content/people.server.ts";
import {
  allPosts,
  findPost,
  neighbours,
  type Post,
  relatedPosts,
} from "#app/content/posts.server.ts";
import { locales } from "#app/i18n/locales.ts";
import { withoutLocale } from "#app/i18n/paths.ts";
import { zh } from "../support/tested-locales.ts";

const pairs = allPosts("en").map((english) => {
  const chinese = findPost(zh, english.slug);
  if (!chinese) throw new Error(`${english.slug} is missing in Chinese.`);
  return [english.slug, english, chinese] as const;
});

/** Reads programs in full; of data and output, which may be in the reader's language, only the keys and line breaks. */
const readCode = ({ document: { html } }: Post) =>
  Array.from(
    html.matchAll(/<pre[^>]* aria-label="([^"]*)"><code>(.*?)<\/code><\/pre>/gs),
    ([, language = "", inner = ""]) => {
      const text = inner.replace(/<[^>]+>/g, "");
      if (/^(Shell|JavaScript|Python)$/.test(language)) return text;
      return text.split("\n").map((line) => /^\s*"\w+": /.exec(line)?.[0]);
    },
  );
const findLinks = ({ document: { html } }: Post) =>
  // Prompts are left out, because each language has its own.
  Array.from(html.matchAll(/ href="((?!(?:\/zh|\/)\?q=)[^"]*)"/g), ([, href = ""]) =>
    href.startsWith("/") ? withoutLocale(href) : href,
  ).toSorted();
/** Finds the numbers that neither language writes in words. */
const findNumbers = ({ document: { html } }: Post) => {
  const found = html
    .replace(/<[^>]+>|&#?\w+;/g, " ")
    .replace(/(?<=\d),(?=\d{3})/g, "")
    .match(/\d+(\.\d+)?/g);
  return [...new Set(found?.filter((number) => number.length > 1))].toSorted();
};
const countBlocks = ({ document: { html } }: Post) =>
  ["<p>", "<ul>", "<ol>", "<li>", "<table", "<tr>"].map((tag) => html.split(tag).length - 1);

it("posts are sorted by date, the newest first", () => {
  const dates = allPosts("en").map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().reverse());
});

it.each(pairs)("%s has the same contents in both languages", (_, english, chinese) => {
  expect(chinese.document.headings.map(({ id, level }) => [id, level])).toEqual(
    english.document.headings.map(({ id, level }) => [id, level]),
  );
  expect(findLinks(chinese)).toEqual(findLinks(english));
  expect(readCode(chinese)).toEqual(readCode(english));
  expect(countBlocks(chinese).slice(1)).toEqual(countBlocks(english).slice(1));
  expect(findNumbers(chinese)).toEqual(findNumbers(english));
});

it.each(pairs)(
  "%s describes itself in full sentences, in English and Chinese",
  (_, english, chinese) => {
    expect(english.excerpt).toMatch(/^.{50,160}$/);
    expect(english.excerpt).toMatch(/[.?]$/);
    expect(chinese.excerpt).toMatch(/^.{25,90}$/);
    expect(chinese.excerpt).toMatch(/[。？]$/);
    expect(english.title).toMatch(/^.{1,70}$/);
    expect(chinese.title).toMatch(/^.{1,28}$/);
  },
);

it("each English tag has one Chinese translation", () => {
  const translations = new Map<string, string>();
  for (const [slug, english, chinese] of pairs) {
    for (const [index, tag] of english.tags.entries()) {
      const known = translations.get(tag) ?? chinese.tags[index] ?? "";
      translations.set(tag, known);
      expect(`${slug}: ${tag} ${chinese.tags[index]}`).toBe(`${slug}: ${tag} ${known}`);
    }
  }
});

it("the neighbours of a post are the next older and newer one", () => {
  const posts = allPosts("en");
  for (const [at, post] of posts.entries()) {
    const expected = { older: posts[at + 1], newer: posts[at - 1] };
    expect(neighbours("en", post), post.slug).toEqual(expected);
  }
});

it.each(pairs)("%s has related posts, the same in both languages", (slug, english, chinese) => {
  const related = relatedPosts("en", english, 3).map((post) => post.slug);
  expect(related).toHaveLength(Math.min(3, pairs.length - 1));
  expect(related).not.toContain(slug);
  expect(relatedPosts(zh, chinese, 3).map((post) => post.slug)).toEqual(related);
});

it("the reading time counts words in English and characters in Chinese", () => {
  expect(countUnits("en", "It’s a well-known plot: 95% of it.")).toBe(7);
  expect(countUnits(zh, "用 curl 发出第一个研究请求。")).toBe(11);
  expect(readingMinutes("en", "word ".repeat(690))).toBe(3);
  expect(readingMinutes(zh, "字".repeat(800))).toBe(2);
  expect(readingMinutes(zh, "")).toBe(1);
});

const file = `app/site/content/blog/a-post.${zh}.md`;
const [author = ""] = teamMembers;
const fixture = (title: string, tags: string) =>
  [
    "---",
    `title: ${title}`,
    "excerpt: …",
    `category: ${categories[1]}`,
    `author: ${author}`,
    "date: 2026-02-11",
    "image:",
    "  hour: 18",
    "  alt: …",
    "featured: false",
    `tags: [${tags}]`,
    "---",
    "",
  ].join("\n");
const source = fixture("一篇文章", "统计, 阅读");
const files = new Map([
  ["app/site/content/blog/a-post.en.md", fixture("A post", "statistics, reading")],
  [file, source],
]);
const findLine = (text: string) => source.slice(0, source.indexOf(text)).split("\n").length;

it.each<[what: string, from: RegExp, to: string, at: string, problem: RegExp]>([
  ["an unknown category", /category: .*/, "category: news", "category:", /category: .*"\w/],
  ["an unknown author", /author: .*/, "author: nobody", "author:", new RegExp(author)],
  ["a date that does not exist", /date: .*/, "date: 2026-02-30", "date:", /existing date/],
  ["a time that does not exist", /date: .*/, "date: 2026-02-11T24:00Z", "date:", /as in .*T09:30Z/],
  ["another date in Chinese", /date: .*/, "date: 2026-02-12", "date:", /date differs/],
  ["a draft only in Chinese", /featured:/, "draft: true\nfeatured:", "featured:", /draft differs/],
  ["an empty description", / {2}alt: .*/, "  alt:", "  alt:", /image\.alt: .*string/],
  ["a missing description", / {2}alt: .*\n/, "", "  hour:", /image\.alt: .*alt/],
  ["a stray key", /featured:/, "pinned: true\nfeatured:", "featured:", /pinned/],
  [
    "another category in Chinese",
    /category: .*/,
    `category: ${categories[0]}`,
    "category:",
    /differs from/,
  ],
  ["another hour in Chinese", /hour: .*/, "hour: 6", "  hour:", /image\.hour differs/],
  ["fewer tags in Chinese", /tags: .*/, "tags: [统计]", "tags:", /tags\.length differs/],
  ["broken YAML", /title: .*/, 'title: "open', "excerpt:", /quote/i],
  ["a misspelt placeholder", /title: .*/, "title: {{brend}}", "title:", /brend/],
])("the build names file and line of %s", (_, from, to, at, problem) => {
  const problems = checkTranslated(new Map(files).set(file, source.replace(from, to)), blogPosts);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(new RegExp(`^${file}:\\d+: `));
  expect(problems[0]).toMatch(problem);
  if (!problem.source.includes("quote")) expect(problems[0]).toContain(`${file}:${findLine(at)}: `);
});

it.each([
  ["another post's", "another-post", "another-post"],
  ["one that another post had before", "old-post", "another-post"],
  ["its own", "a-post", "a-post"],
])("the build names file and line of a former slug that is %s", (_, slug, owner) => {
  const withFormer = (text: string, former: string) =>
    text.replace("featured:", `redirectFrom:\n  - ${former}\nfeatured:`);
  const [own, others] = [
    ["a-post", slug],
    ["another-post", "old-post"],
  ].map(([name, former = ""]) =>
    [...files.values()].map((text, at) => {
      const file = `app/site/content/blog/${name}.${locales[at]}.md`;
      return [file, withFormer(text, former)] as const;
    }),
  );
  const problems = checkTranslated(new Map([...(others ?? []), ...(own ?? [])]), blogPosts);
  expect(problems).toEqual(
    locales.map(
      (locale) =>
        `app/site/content/blog/a-post.${locale}.md:11: redirectFrom: ${slug} leads to ${owner} already.`,
    ),
  );
});

it("the build reports a missing translation into Chinese", () => {
  const incomplete = new Map(files);
  incomplete.delete(file);
  expect(checkTranslated(incomplete, blogPosts)).toEqual([
    `app/site/content/blog/a-post.en.md:1: There is no a-post.${zh}.md beside it.`,
  ]);
});

it("the build reports a file name that is no slug", () => {
  const problems = checkTranslated(
    new Map([["app/site/content/blog/My Post.en.md", source]]),
    blogPosts,
  );
  expect(problems).toEqual([
    "app/site/content/blog/My Post.en.md:1: The name has to be like my-title.en.md.",
  ]);
});
