import { test as base, expect, type Frame, type Page } from "playwright/test";
import { type Locale, locales } from "#app/i18n/locales.ts";
import { inLocale, isLeftOut } from "#app/i18n/paths.ts";
import { pages } from "#app/pages.ts";
import { itemPaths } from "../tests/support/subjects.ts";
import { testedLocales } from "../tests/support/tested-locales.ts";

export { expect };

declare global {
  interface Window {
    /** Set when the first effects of the document have run (app/entry.client.tsx). */
    isHydrated?: boolean;
  }
}

/**
 * Chromium's message if it shows the next page before it has read in the styles that pages fade into each other. It
 * skips the transition then. The message comes before any script of the page.
 */
const skippedTransition = /^Transition was aborted because of invalid state/;

/** Chromium's message on a slow machine, where preloaded styles are used only in the next frame. */
const latePreload = /was preloaded using link preload but not used within a few seconds/;

interface Fixtures {
  /** The messages that the console may have in a test; any other fails it. */
  expectedConsole: RegExp[];
  allowed: RegExp[];
  /** Allows a message on the console in this test. */
  allow: (message: RegExp) => void;
  /** A page without JavaScript. */
  plain: Page;
}

/**
 * Playwright's test, which also fails on errors and warnings on the console, uncaught errors, and violations of the
 * Content Security Policy in the page or a frame.
 */
export const test = base.extend<Fixtures>({
  expectedConsole: [[], { option: true }],
  allowed: ({ expectedConsole }, use) => use([latePreload, ...expectedConsole]),
  allow: ({ allowed }, use) => use((message) => void allowed.push(message)),
  page: ({ page, allowed }, use) => guard(page, allowed, use),
  plain: async ({ browser, allowed }, use) => {
    await using context = await browser.newContext({ javaScriptEnabled: false });
    await guard(await context.newPage(), allowed, use);
  },
});

/** Fails the test on messages that aren't allowed, and skips it if it opens a page that the site leaves out. */
async function guard(page: Page, allowed: readonly RegExp[], use: (page: Page) => Promise<void>) {
  const isAllowed = (message: string) => allowed.some((pattern) => pattern.test(message));
  const noise: string[] = [];
  page.on("pageerror", (error) => {
    if (!skippedTransition.test(error.message)) noise.push(String(error));
  });
  page.on("console", (message) => {
    if (!["error", "warning"].includes(message.type()) || isAllowed(message.text())) return;
    noise.push(`${message.type()}: ${message.text()} (${page.url()})`);
  });
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    test.skip(isLeftOut(url), `The site leaves out ${url}.`);
    return await goto(url, options);
  };
  await page.addInitScript(() => {
    addEventListener("hydrated", () => {
      window.isHydrated = true;
    });
    // The console does not show a violation that the page catches as an exception.
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      console.error(`Content Security Policy: ${effectiveDirective} ${blockedURI}`),
    );
  });
  // A missing page is closed, so that whatever waits for it fails at once.
  page.on("response", async (response) => {
    if (response.status() !== 404 || !response.request().isNavigationRequest()) return;
    const missing = `404: ${new URL(response.url()).pathname}`;
    if (isAllowed(missing)) return;
    noise.push(missing);
    await page.close();
  });
  await use(page);
  expect(noise).toEqual([]);
}

/** One of each kind of page, in every language. */
export const everyPage: [Locale, string][] = locales.flatMap((locale) =>
  [...Object.values(pages).map((page) => `/${page}`), ...itemPaths].map(
    (path): [Locale, string] => [locale, inLocale(locale, path)],
  ),
);

/** Picks one language for each page, in turn, from cases sorted by language, for tests that don't depend on it. */
export function pickOneLanguage<Case>(cases: readonly Case[]): Case[] {
  const pages = cases.length / testedLocales.length;
  return cases.filter((_, at) => Math.floor(at / pages) === (at % pages) % testedLocales.length);
}

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
}

/** Opens a page, and waits until it is hydrated if a part of it needs that. */
export async function openWithParts(page: Page, path: string): Promise<void> {
  await page.goto(path);
  if ((await page.locator("main [data-hydrate]").count()) > 0) await hydrate(page);
}

/** Begins hydration at once, as an interaction would, and waits until it is done. */
export async function hydrate(page: Page | Frame): Promise<void> {
  await waitForHydration(page, "hydrate");
}

/** The link of the header, or of its open menu, to the same page in the other language. */
export const languageLink = (page: Page) => page.getByRole("banner").locator("a[hreflang]:visible");

/** The message that thanks for a form. */
export const successMessage = (page: Page) =>
  page.locator("main [role=status]").filter({ has: page.getByRole("heading") });

/** Waits until the page is hydrated and its effects have run, so that their listeners are there. */
export async function waitForHydration(page: Page | Frame, event = ""): Promise<void> {
  await page.waitForFunction(
    (event) => {
      if (!window.isHydrated && event) dispatchEvent(new Event(event));
      return window.isHydrated;
    },
    event,
    // By default, it would wait for animation frames, which stand still with a paused clock.
    { polling: 50 },
  );
}

/** All scripts with a hash except the bootstrap script: React, the router, the site's modules. */
export const modules = /\/assets\/(?!bootstrap-).*\.js$/;

/** Holds back a page's modules until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(modules, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
