import { afterAll, beforeAll, expect, it } from "vitest";
import { startSite, type TestSite } from "../../support/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ RATE_LIMIT_DISABLED: "1" });
});
afterAll(() => site[Symbol.asyncDispose]());

/** `fetch` decompresses what it gets. */
async function get(path: string, encoding: string) {
  const answer = await fetch(site.origin + path, { headers: { "Accept-Encoding": encoding } });
  return { headers: answer.headers, text: await answer.text() };
}

it.each(["/blog?category=tutorials", "/zh/search?q=API", "/search.json?q=api", "/blog.data?q=a"])(
  "%s goes out compressed to whom takes it",
  async (path) => {
    const plain = await get(path, "identity");
    const compressed = await get(path, "gzip, br");
    expect(plain.headers.get("Content-Encoding")).toBeNull();
    expect(compressed.headers.get("Content-Encoding")).toBe("gzip");
    for (const { headers } of [plain, compressed]) {
      expect(headers.get("Vary")).toContain("Accept-Encoding");
    }
    expect(compressed.text).toBe(plain.text);
  },
);

it("leaves the chat's answer as it streams", async () => {
  const { headers, text } = await get("/preview-chat/answer?q=api", "gzip");
  expect(headers.get("Content-Encoding")).toBeNull();
  expect(text.split("\n").length).toBeGreaterThan(3);
});
