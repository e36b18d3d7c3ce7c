import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import lighthouse from "lighthouse";
import { chromium } from "playwright";
import { ensureBuild } from "#app/build/run.ts";
import { locales } from "#app/i18n/locales.ts";
import { pagePath } from "#app/i18n/paths.ts";
import { type Page, pages } from "#app/pages.ts";
import { systemBrowser } from "../../e2e/browser.ts";
import { startServer } from "./process.ts";

/*
 * Lighthouse's mobile preset on every page in every language, or on the paths that are given; the median of
 * three runs each. Asserts nothing.
 */

const [runs, port, debuggingPort] = [3, 4600, 4601];
const categories = ["performance", "accessibility", "best-practices", "seo"];
const figures = {
  "FCP ms": "first-contentful-paint",
  "LCP ms": "largest-contentful-paint",
  "TBT ms": "total-blocking-time",
  CLS: "cumulative-layout-shift",
};
const names = Object.keys(pages) as Page[];
const everyPath = locales.flatMap((locale) => names.map((page) => pagePath(locale, page)));
const given = process.argv.slice(2);

ensureBuild();
const folder = mkdtempSync(join(tmpdir(), "lighthouse-"));
const { child } = await startServer(["build/bin/server.js"], port, {
  PORT: String(port),
  LOG_LEVEL: "error",
  DATA_DIR: folder,
});
const executablePath = systemBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: [
    `--remote-debugging-port=${debuggingPort}`,
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  ],
});

console.log(`| page | ${[...categories, ...Object.keys(figures)].join(" | ")} |`);
console.log(`| --- ${"| ---: ".repeat(categories.length + Object.keys(figures).length)}|`);
for (const path of given.length > 0 ? given : everyPath) {
  const results: number[][] = [];
  for (let run = 0; run < runs; run++) results.push(await measure(path));
  const cells = (results[0] ?? []).map((_, column) => middle(results.map((row) => row[column])));
  console.log(`| ${[path, ...cells].join(" | ")} |`);
}
await browser.close();
child.kill();
rmSync(folder, { recursive: true });

/** Scores out of 100, then the figures. What is found wanting goes to standard error. */
async function measure(path: string): Promise<number[]> {
  const result = await lighthouse(`http://localhost:${port}${path}`, {
    port: debuggingPort,
    onlyCategories: categories,
    logLevel: "error",
  });
  if (!result) throw new Error(`Lighthouse has no result for ${path}.`);
  const { lhr } = result;
  for (const name of categories) {
    for (const { id, weight } of lhr.categories[name]?.auditRefs ?? []) {
      const audit = lhr.audits[id];
      if (audit && weight > 0 && audit.score !== null && audit.score < 0.9) {
        console.error(`${path}: ${audit.title} ${audit.displayValue ?? ""}`);
      }
    }
  }
  return [
    ...categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
    ...Object.values(figures).map((id) => round(lhr.audits[id]?.numericValue ?? Number.NaN)),
  ];
}

/** Milliseconds as whole numbers, shares of the screen to three places. */
function round(value: number): number {
  return value < 1 ? Number(value.toFixed(3)) : Math.round(value);
}

function middle(values: readonly (number | undefined)[]): number {
  const sorted = values.filter((value) => value !== undefined).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
