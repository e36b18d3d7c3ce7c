import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { locales } from "#app/i18n/locales.ts";
import { inLocale } from "#app/i18n/paths.ts";
import { decodeWithDictionary } from "../../support/decode-with-dictionary.ts";
import { send } from "../../support/send.ts";
import { sharedSite } from "../../support/shared-site.ts";

const { port } = new URL((await sharedSite()).origin);
const get = (path: string, headers = {}) => send(Number(port), path, { headers });

/** What Chromium sends once it has a dictionary. */
const accepted = { "Accept-Encoding": "gzip, deflate, br, zstd, dcb, dcz" };

const hashOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("base64");

/** The headers of a client that comes from a page, which is its dictionary. */
async function comingFrom(path: string) {
  const { bytes } = await get(path);
  return {
    dictionary: bytes,
    headers: { ...accepted, "Available-Dictionary": `:${hashOf(bytes)}:` },
  };
}

/** The headers that are the same in every response. */
function stable({
  headers: { date, "x-request-id": id, ...headers },
}: Awaited<ReturnType<typeof get>>) {
  return headers;
}

const plain = await get("/about", { "Accept-Encoding": "gzip, br" });
const { headers: known } = await comingFrom("/");

describe.each(locales)("the next page in %s", (locale) => {
  it("a page is compressed with the one that the client comes from, to less than half", async () => {
    const { dictionary, headers } = await comingFrom(inLocale(locale, "/"));
    for (const page of ["/about", "/features", "/docs", "/privacy"]) {
      // A parameter has the page sent by the handler inside of Express.
      for (const path of [inLocale(locale, page), `${inLocale(locale, page)}?utm_source=x`]) {
        const [whole, br] = [await get(path), await get(path, { "Accept-Encoding": "br" })];
        const dcb = await get(path, headers);
        expect(dcb.headers["content-encoding"], path).toBe("dcb");
        expect(decodeWithDictionary(dcb.bytes, dictionary), path).toEqual(whole.bytes);
        expect(dcb.bytes.length, path).toBeLessThan(br.bytes.length / 2);
      }
    }
  });
});

describe("a page that is compressed with a dictionary", () => {
  it("no shared cache stores it, and it is a dictionary itself", async () => {
    const dcb = await get("/about", known);
    expect(dcb.headers["cache-control"]).toBe("private, max-age=0, stale-while-revalidate=600");
    expect(dcb.headers["cdn-cache-control"]).toBeUndefined();
    for (const { headers } of [plain, dcb]) {
      expect(headers.vary).toBe("Accept, Accept-Encoding, Available-Dictionary");
      expect(headers["use-as-dictionary"]).toBe('match="/*", match-dest=("document")');
    }
  });

  it("its ETag is current for the client, whatever its dictionary is by then, and for no other page", async () => {
    const { etag } = (await get("/about", known)).headers;
    expect(etag).toMatch(/^W\//);
    const condition = { "If-None-Match": etag };
    const later = [
      known,
      (await comingFrom("/about")).headers,
      accepted,
      { "Accept-Encoding": "gzip" },
    ];
    for (const given of later) {
      const answer = await get("/about", { ...given, ...condition });
      expect([answer.status, answer.bytes.length, answer.headers.etag]).toEqual([304, 0, etag]);
      const other = await get("/features", { ...given, ...condition });
      expect(other.status).toBe(200);
    }
    // A weak tag is no match for If-Match (RFC 9110, section 13.1.1).
    expect((await get("/about", { ...known, "If-Match": etag })).status).toBe(412);
  });

  it("HEAD has the headers of GET", async () => {
    const head = await send(Number(port), "/about", { method: "HEAD", headers: known });
    expect([stable(head), head.bytes.length]).toEqual([stable(await get("/about", known)), 0]);
  });
});

describe("a client without a dictionary", () => {
  it.each(["gzip, br", "gzip, br, dcz", "br, dcb;q=0", "br, dcb;q=0.9"])(
    "Accept-Encoding “%s” gets the page as ever, though a dictionary is named",
    async (encoding) => {
      const answer = await get("/about", { ...known, "Accept-Encoding": encoding });
      expect(stable(answer)).toEqual(stable(plain));
      expect(answer.bytes).toEqual(plain.bytes);
    },
  );

  it("a client whose dictionary is unknown or malformed gets the page as ever", async () => {
    const hash = known["Available-Dictionary"];
    const values = fc.oneof(
      fc.constantFrom("", ":", "::", hash.slice(1), `${hash}, ${hash}`, `${hash};a`, `"${hash}"`),
      fc
        .uint8Array({ minLength: 32, maxLength: 32 })
        .map((b) => `:${Buffer.from(b).toString("base64")}:`),
      fc.stringMatching(/^[!-~]{0,2000}$/),
    );
    await fc.assert(
      fc.asyncProperty(values, async (value) => {
        const answer = await get("/about", { ...accepted, "Available-Dictionary": value });
        expect(stable(answer)).toEqual(stable(plain));
        expect(answer.bytes.equals(plain.bytes)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  it.each(["/about.md", "/sitemap.xml", "/about.data", "/nope"])(
    "%s is no dictionary, nor compressed with one",
    async (path) => {
      const { headers } = await get(path, known);
      expect(headers["content-encoding"]).not.toBe("dcb");
      expect(headers["use-as-dictionary"]).toBeUndefined();
      expect(headers.vary).not.toContain("Available-Dictionary");
    },
  );
});
