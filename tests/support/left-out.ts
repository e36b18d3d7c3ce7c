import { downloadableNames } from "#app/content/downloads.ts";
import { isLocale, locales, prefixOf } from "#app/i18n/locales.ts";
import { hasPart, offPaths, type Part } from "#app/pages.ts";
import { pictures } from "#app/site/pictures.ts";

/** The test files that are about a single part of the site. */
const filesOf: readonly (readonly [part: Part, ...files: readonly string[]])[] = [
  ["blog", "e2e/blog.spec.ts", "tests/routes/blog.test.ts", "tests/seo/feeds.test.ts"],
  ["blog", "tests/content/posts.test.ts", "tests/content/post-links.test.ts"],
  ["contactForm", "tests/routes/forms/{bodies,submissions}.http.test.ts"],
  ["newsletter", "tests/routes/forms/newsletter-pages.http.test.ts"],
  ["api", "tests/api/*.http.test.ts", "tests/seo/text/skill.http.test.ts"],
  ["sandbox", "tests/api/sandbox/*.test.ts", "tests/api/samples.http.test.ts"],
  ["sandbox", "tests/soak/sandbox-hostile.test.ts", "tests/soak/generated-clients.test.ts"],
  ["tryIt", "e2e/try-it.spec.ts"],
  ["mcp", "tests/search/mcp/*.test.ts"],
  ["previewChat", "e2e/preview-chat*.spec.ts", "e2e/chat-*.spec.ts"],
  ["previewChat", "tests/chat/assistant/respond.http.test.ts"],
];

/** The test files to leave out because the site leaves out their part or drawing. */
export const leftOutFiles = [
  ...filesOf.flatMap(([part, ...files]) => (hasPart(part) ? [] : files)),
  ...(pictures.hero ? ["e2e/dial.spec.ts"] : []),
  ...(downloadableNames.length === 0 ? ["tests/build/documents.test.ts"] : []),
];

const prefixes = locales.map(prefixOf).join("|");
const formPaths = hasPart("contactForm") ? [] : ["/contact"];
const paths =
  [...offPaths, ...formPaths].map((path) => path.replace(/[.?]/g, "\\$&")).join("|") || "(?!)";

/** Matches the names of tests that need Chinese. */
const chinese = isLocale("zh") ? "(?!)" : "\\b(?:zh|ZH)\\b|Chinese|[㐀-鿿]";

/** Matches the names of tests that contain a path that the site leaves out, or Chinese on a site without it. */
export const leftOutNames = new RegExp(
  `(?:(?:^|\\s)(?:${prefixes})(?:${paths})(?![\\w-])|${chinese})`,
);
