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
 * Chromium's word where a navigation by the browser shows the next page before it has read in its styles that
 * pages fade into each other: they don't, then. It comes before any script of the page.
 */
const skippedTransition = /^Transition was aborted because of invalid state/;

/** Chromium's word where a machine is slow: the styles of what has just been loaded come in the next frame. */
const latePreload = /was preloaded using link preload but not used within a few seconds/;

interface Fixtures {
  /** What the console is allowed to say in a test; everything else fails it. */
  expectedConsole: RegExp[];
  allowed: RegExp[];
  /** Allows the console to say something in this test. */
  allow: (message: RegExp) => void;
  /** A page without JavaScript. */
  plain: Page;
}

/**
 * Playwright's test, in which errors and warnings on the console, uncaught errors, and violations of the Content
 * Security Policy in the page or a frame, are failures.
 */
export const test = base.extend<Fixtures>({
  expectedConsole: [[], { option: true }],
  allowed: ({ expectedConsole }, use) => use([latePreload, ...expectedConsole]),
  allow: ({ allowed }, use) => use((message) => void allowed.push(message)),
  page: ({ page, allowed }, use) => silent(page, allowed, use),
  plain: async ({ browser, allowed }, use) => {
    await using context = await browser.newContext({ javaScriptEnabled: false });
    await silent(await context.newPage(), allowed, use);
  },
});

/** Fails the test if the page says more than is allowed, and skips it where it opens what the site leaves out. */
async function silent(page: Page, allowed: readonly RegExp[], use: (page: Page) => Promise<void>) {
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
    // The console says nothing of a violation that the page catches as an exception.
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      console.error(`Content Security Policy: ${effectiveDirective} ${blockedURI}`),
    );
  });
  // Whatever waits for something on a page that is missing fails at once.
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

/** One language of each page, in turn, from cases that are sorted by language: for what does not depend on it. */
export function oneLanguageEach<Case>(cases: readonly Case[]): Case[] {
  const pages = cases.length / testedLocales.length;
  return cases.filter((_, at) => Math.floor(at / pages) === (at % pages) % testedLocales.length);
}

/** Opens a page and waits until React has taken it over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
}

/** Opens a page, and waits for React where a part of the page is there for it. */
export async function openWithParts(page: Page, path: string): Promise<void> {
  await page.goto(path);
  if ((await page.locator("main [data-hydrate]").count()) > 0) await hydrate(page);
}

/** Lets hydration begin at once, as what a visitor does would, and waits until it is done. */
export async function hydrate(page: Page | Frame): Promise<void> {
  await hydrated(page, "hydrate");
}

/** The link of the header, or of its open menu, to the same page in the other language. */
export const languageLink = (page: Page) => page.getByRole("banner").locator("a[hreflang]:visible");

/** What thanks for a form that was sent. */
export const successMessage = (page: Page) =>
  page.locator("main [role=status]").filter({ has: page.getByRole("heading") });

/** React has taken the page over, and its effects have run: what they listen to is heard. */
export async function hydrated(page: Page | Frame, sign = ""): Promise<void> {
  await page.waitForFunction(
    (sign) => {
      if (!window.isHydrated && sign) dispatchEvent(new Event(sign));
      return window.isHydrated;
    },
    sign,
    // Animation frames, which it would else wait for, stand still with a paused clock.
    { polling: 50 },
  );
}

/** All scripts with a hash but the bootstrap script: React, the router, the site's modules. */
export const modules = /\/assets\/(?!bootstrap-).*\.js$/;

/** Holds a page's modules back until they are let go. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(modules, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
