import { CspEvaluator } from "csp_evaluator";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { beforeAll, expect, it } from "vitest";
import { locales } from "#app/i18n/locales.ts";
import { inLocale } from "#app/i18n/paths.ts";
import { hasPart, isOff, pages as sitePages } from "#app/pages.ts";
import { getSharedSite } from "../support/shared-site.ts";
import { startSite, type TestSite } from "../support/site.ts";
import { fetchSitemapPaths } from "../support/sitemap-paths.ts";
import { jobPath } from "../support/subjects.ts";
import { post, subscribe } from "./forms/posting.ts";

/** The rules of the HTML standard, and those of WCAG that can be checked in the markup. */
const htmlValidate = new HtmlValidate(
  new StaticConfigLoader({ extends: ["html-validate:standard", "html-validate:a11y"] }),
);

interface Page {
  readonly name: string;
  readonly html: string;
  readonly policy: string;
}

let pages: Page[];
beforeAll(async () => {
  await using site = await startSite({ RATE_LIMIT_DISABLED: "1" });
  pages = [];
  const shared = await getSharedSite();
  for (const path of await fetchSitemapPaths(shared))
    pages.push(readPage(path, await shared.get(path)));
  for (const path of await listUnlisted(site)) pages.push(readPage(path, await site.get(path)));
  for (const path of ["/contact", "/blog", ...(jobPath ? [jobPath] : [])].flatMap(inEveryLocale)) {
    pages.push(readPage(`POST ${path}`, await post(site, path, { email: "nobody" })));
  }
}, 60_000);

function readPage(name: string, { headers, body }: Awaited<ReturnType<TestSite["get"]>>): Page {
  return { name, html: body, policy: String(headers["content-security-policy"]) };
}

const inEveryLocale = (path: string) => locales.map((locale) => inLocale(locale, path));

/** Lists pages in states that no search engine sees. */
async function listUnlisted(site: TestSite): Promise<string[]> {
  const { confirm, unsubscribe } = hasPart("newsletter")
    ? await subscribe(site, "reader@list.example")
    : {};
  return [
    "/nope",
    "/search",
    "/search?q=api",
    "/search?q=qqqq",
    "/preview-chat",
    "/preview-chat?q=api",
    "/blog?tab=recent&page=2",
    "/blog?q=api",
    "/blog?q=qqqq",
    "/blog?category=tutorials",
    "/contact?sent",
    ...(jobPath ? [`${jobPath}?sent`] : []),
    "/newsletter/confirm",
    `/newsletter/confirm?token=${confirm}`,
    "/newsletter/confirm?sent",
    "/newsletter/unsubscribe",
    `/newsletter/unsubscribe?token=${unsubscribe}`,
    "/newsletter/unsubscribe?sent",
  ]
    .filter((path) => !isOff(path))
    .flatMap(inEveryLocale);
}

async function findFaults(name: string, html: string): Promise<string[]> {
  const { results } = await htmlValidate.validateString(html, name);
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ ruleId, selector }) => !(ruleId === "wcag/h32" && isThemeForm(selector)))
    .map(({ ruleId, selector, message }) => `${name}: ${ruleId} at ${selector}: ${message}`);
}

/** The forms around the choice of a theme, in the footer and in the menu, are never sent (ui/theme-switch.tsx). */
function isThemeForm(selector: string | null): boolean {
  return /> footer >|^#menu >/.test(selector ?? "");
}

it("every page, in every state, is valid HTML", async () => {
  expect(pages.length).toBeGreaterThan(2 * Object.keys(sitePages).length);
  const faults: string[] = [];
  for (const { name, html } of pages) faults.push(...(await findFaults(name, html)));
  expect(faults).toEqual([]);
});

it("no page has a Content-Security-Policy that can be bypassed", () => {
  for (const policy of new Set(pages.map(({ policy }) => policy))) {
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    // Scripts from the site itself are only a possible risk.
    const serious = findings.filter(({ severity }) => severity < Severity.MEDIUM_MAYBE);
    expect(serious.map(({ directive, description }) => [directive, description])).toEqual([]);
  }
});
