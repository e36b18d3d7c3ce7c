import { beforeAll, describe, expect, it } from "vitest";
import { chineseFaults } from "#app/build/vite/content-check/typography.ts";
import { sharedSite } from "../support/shared-site.ts";
import { sitemapPaths } from "../support/sitemap-paths.ts";
import { textLines } from "../support/visible-text.ts";

const site = await sharedSite();
let lines: [path: string, line: string][];

beforeAll(async () => {
  const listed = (await sitemapPaths(site)).filter((path) => /^\/zh(\/|$)/.test(path));
  const asked = encodeURIComponent("怎么订阅邮件");
  const paths = [...listed, `/zh/search?q=${asked}`, `/zh/preview-chat?q=${asked}`, "/zh/nope"];
  lines = [];
  for (const path of paths) {
    const page = await site.get(path);
    lines.push(...textLines(page.body).map((line): [string, string] => [path, line]));
  }
}, 60_000);

describe("Chinese pages as they are rendered", () => {
  it.each(chineseFaults)("rendered Chinese pages have no %s", (_, pattern) => {
    expect(lines.filter(([, line]) => pattern.test(line))).toEqual([]);
  });
});
