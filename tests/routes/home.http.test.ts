import { parse } from "node-html-parser";
import { expect, it } from "vitest";
import { allPosts } from "#app/content/posts.server.ts";
import { locales } from "#app/i18n/locales.ts";
import { inLocale, itemPath, pagePath } from "#app/i18n/paths.ts";
import { sharedSite } from "../support/shared-site.ts";

it.each(locales)(
  "the home page in %s ends with the newest posts and the way to prices",
  async (locale) => {
    const site = await sharedSite();
    const main = parse((await site.get(inLocale(locale, "/"))).body).querySelector("main");
    const links = (selector: string) =>
      main?.querySelectorAll(selector).map((link) => link.getAttribute("href"));
    expect(links("article h3 a")).toEqual(
      allPosts(locale)
        .slice(0, 3)
        .map(({ slug }) => itemPath(locale, "post", slug)),
    );
    expect(links("section:last-child a")).toContain(pagePath(locale, "pricing"));
  },
);
