import { afterEach, expect, it, vi } from "vitest";
import { allPosts } from "#app/content/posts.server.ts";
import { loadBuild } from "#app/http/rendering/build-source.ts";
import { locales } from "#app/i18n/locales.ts";
import { itemPath, markdownPath } from "#app/i18n/paths.ts";
import { hasPart, isOff } from "#app/pages.ts";
import { allAnswers } from "#app/search/answers/answers.server.ts";
import { modernHeaders, modernRequest, post as postJson } from "../search/mcp/post.ts";
import { getSharedSite } from "../support/shared-site.ts";
import { startSite } from "../support/site.ts";

afterEach(() => void vi.useRealTimers());

const [post] = allPosts("en");

it.runIf(post)(
  "a post appears at its minute, in its page and wherever posts are listed",
  async () => {
    if (!post) return;
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(post.date) - 1 });
    await using site = await startSite({ RATE_LIMIT_DISABLED: "1" }, { build: await loadBuild() });
    const path = itemPath("en", "post", post.slug);
    const query = encodeURIComponent(post.title);
    const isAnswer = allAnswers("en").some(({ pages }) => pages.includes(path));
    const lists = [
      ...["/", "/blog", "/blog/rss.xml", "/sitemap.xml", "/llms.txt"],
      ...["/search.json", "/blog"].map((path) => `${path}?q=${query}`),
      ...(isAnswer ? [`/preview-chat?q=${query}`] : []),
    ].filter((list) => !isOff(list));
    const tool = { name: "search", arguments: { query: post.title } };
    /** Reads the status of its pages, and whether each list has it. */
    const readSite = async () => ({
      pages: await Promise.all(
        [path, markdownPath(path)].map(async (own) => (await site.get(own)).status),
      ),
      lists: await Promise.all(
        lists.map(async (list) => {
          const { status, body } = await site.get(list);
          return [list, status, body.includes(path)];
        }),
      ),
      tool: (
        await postJson(
          site,
          modernRequest("tools/call", tool),
          modernHeaders("tools/call", "search"),
        )
      ).body.includes(path),
    });
    const expected = (isThere: boolean) => ({
      pages: isThere ? [200, 200] : [404, 404],
      lists: lists.map((list) => [list, 200, isThere]),
      tool: isThere && hasPart("mcp"),
    });
    expect(await readSite()).toEqual(expected(false));
    vi.setSystemTime(Date.parse(post.date));
    expect(await readSite()).toEqual(expected(true));
  },
);

const moved = allPosts("en").find(({ redirectFrom }) => redirectFrom.length > 0);

it.runIf(moved).each(locales)(
  "a former address of a post redirects in %s permanently",
  async (locale) => {
    const { slug, redirectFrom } = moved ?? { slug: "", redirectFrom: [] };
    const target = itemPath(locale, "post", slug);
    const shared = await getSharedSite();
    for (const old of redirectFrom.map((name) => itemPath(locale, "post", name))) {
      for (const [from, to] of [
        [old, target],
        [markdownPath(old), markdownPath(target)],
      ] as const) {
        const { status, headers } = await shared.get(from);
        expect([status, headers.location], from).toEqual([308, to]);
      }
    }
  },
);
