import { type HTMLElement, parse } from "node-html-parser";
import { expect, it } from "vitest";
import { locales } from "#app/i18n/locales.ts";
import { allAnswers } from "#app/search/answers/answers.server.ts";
import { getSharedSite } from "../../support/shared-site.ts";

const site = await getSharedSite();

it.each(locales)("the links in the written answers in %s lead somewhere", async (locale) => {
  const documents = new Map<string, HTMLElement | undefined>();
  const read = async (path: string) => {
    const { status, body } = await site.get(path);
    return status === 200 ? parse(body) : undefined;
  };
  const broken: string[] = [];
  for (const { slug, blocks } of allAnswers(locale)) {
    const answer = parse(blocks.map(({ html }) => html).join("\n"));
    for (const link of answer.querySelectorAll('a[href^="/"]')) {
      const href = link.getAttribute("href") ?? "";
      const [path = "", id] = href.split("#");
      if (!documents.has(path)) documents.set(path, await read(path));
      const document = documents.get(path);
      if (!document || (id && !document.getElementById(id))) broken.push(`${slug}: ${href}`);
    }
  }
  expect(broken).toEqual([]);
  expect(documents.size).toBeGreaterThan(10);
});
