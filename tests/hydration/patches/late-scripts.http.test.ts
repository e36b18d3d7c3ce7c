import { parse } from "node-html-parser";
import { expect, it } from "vitest";
import { startSite } from "../../support/site.ts";

it("a page's boot script is a data block, and its modules are the starter's", async () => {
  await using site = await startSite();
  for (const path of ["/", "/zh/blog", "/nope", "/preview-chat"]) {
    const { body } = await site.get(path);
    const document = parse(body);
    expect(document.querySelectorAll('script[type="text/plain"]'), path).toHaveLength(1);
    expect(body).not.toMatch(/<script type="module"|<link rel="modulepreload"/);
    expect(document.querySelectorAll("script").at(-1)?.text).toMatch(/\(\["\/assets\/.+\.js"\]\)$/);
  }
});
