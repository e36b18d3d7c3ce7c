import { globSync } from "node:fs";
import { expect, it } from "vitest";
import { hasPart } from "#app/pages.ts";
import { getSharedSite } from "../../support/shared-site.ts";

const site = await getSharedSite();

/** `fetch` would decompress the body. */
async function get(path: string, encoding: string) {
  const answer = await fetch(site.origin + path, { headers: { "Accept-Encoding": encoding } });
  return { headers: answer.headers, text: await answer.text() };
}

const stored = ["/features", "/blog/rss.xml", "/zh/openapi.json", "/nope", "/licenses.txt"];
const [script = ""] = globSync("assets/*.js", { cwd: "build/client" });
const rendered = ["/contact?type=general", "/search?q=API", "/search.json?q=api", "/blog.data?q=a"];

it.each([...stored, `/${script}`, ...rendered])(
  "%s is sent compressed to clients that accept it",
  async (path) => {
    const plain = await get(path, "identity");
    expect(plain.headers.get("Content-Encoding")).toBeNull();
    expect(plain.headers.get("Vary")).toContain("Accept-Encoding");
    for (const encoding of ["br", "gzip"]) {
      const compressed = await get(path, encoding);
      expect(compressed.headers.get("Content-Encoding")).toBe(encoding);
      expect(compressed.headers.get("Vary")).toContain("Accept-Encoding");
      expect(compressed.text).toBe(plain.text);
      expect(compressed.headers.get("ETag")).toBe(plain.headers.get("ETag"));
    }
  },
);

it.runIf(hasPart("newsletter"))(
  "the page of an expired link is sent compressed to clients that accept it",
  async () => {
    for (const [accepted, encoding] of [
      ["gzip, br", "br"],
      ["gzip", "gzip"],
      ["gzip;q=0", undefined],
    ]) {
      const headers = { Accept: "text/html", "Accept-Encoding": accepted };
      const response = await site.get("/newsletter/confirm?token=no", { method: "POST", headers });
      expect([response.status, response.headers["content-encoding"]]).toEqual([410, encoding]);
      expect(response.headers.vary).toContain("Accept-Encoding");
    }
  },
);
