import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { apiDocument } from "#app/api-reference/document.ts";
import { applyOverlay } from "#app/api-reference/overlay.ts";
import { apiReference } from "#app/api-reference/reference.ts";
import { samples } from "#app/api-reference/samples.ts";
import type { Json } from "#app/api-reference/types.ts";
import { facts } from "#app/facts.ts";
import { type Locale, locales } from "#app/i18n/locales.ts";
import { highlight } from "#app/markdown/highlight.ts";

describe("applyOverlay", () => {
  const document = {
    tags: [{ name: "a", description: "A" }],
    paths: { "/v1/{id}": { get: { summary: "Get" } } },
  };

  it("applyOverlay replaces strings in a copy of the document", () => {
    const result = applyOverlay(document, {
      actions: [
        { target: "$.tags[0]", update: { description: "甲" } },
        { target: "$.paths['/v1/{id}'].get", update: { summary: "查询" } },
        { target: "$", update: { paths: { "/v1/{id}": { get: { summary: "取回" } } } } },
      ],
    });
    expect(result).toEqual({
      tags: [{ name: "a", description: "甲" }],
      paths: { "/v1/{id}": { get: { summary: "取回" } } },
    });
    expect(document.tags[0]?.description).toBe("A");
  });

  it.each<[string, string, Json]>([
    ["a target that matches nothing", "$.paths['/v2']", { summary: "x" }],
    ["an index out of range", "$.tags[1]", { description: "x" }],
    ["a key that the document lacks", "$.tags[0]", { sumary: "x" }],
    ["a string in place of an object", "$", { paths: "x" }],
    ["an array", "$", { tags: ["x"] }],
    ["a filter", "$.tags[?(@.name=='a')]", { description: "x" }],
    ["a wildcard", "$.paths.*", { summary: "x" }],
  ])("applyOverlay throws for %s", (_, target, update) => {
    expect(() => applyOverlay(document, { actions: [{ target, update }] })).toThrow(/^Overlay: /);
  });
});

describe("samples", () => {
  const post = samples(
    {
      method: "post",
      path: "/v1/items",
      pathValues: {},
      body: { note: "it's", list: [true, "true", null] },
    },
    "https://api.test",
    "TEST_KEY",
  );
  const get = samples(
    { method: "get", path: "/v1/items/{id}", pathValues: { id: "a b" } },
    "https://api.test",
    "TEST_KEY",
  );

  it("samples have encoded path parameters", () => {
    for (const code of Object.values(get))
      expect(code).toContain("https://api.test/v1/items/a%20b");
  });

  it("samples take the key from the environment", () => {
    expect(post.curl).toContain('"Authorization: Bearer $TEST_KEY"');
    expect(post.python).toContain('"Bearer " + os.environ["TEST_KEY"]');
    expect(post.javascript).toMatch(/`Bearer \$\{process\.env\.TEST_KEY\}`/);
    expect(post.go).toContain('"Bearer "+os.Getenv("TEST_KEY")');
    expect(post.php).toContain('"Authorization: Bearer " . getenv("TEST_KEY")');
  });

  it("samples have the literals of their language", () => {
    expect(post.curl).toContain(String.raw`"note": "it'\''s"`);
    expect(post.python).toMatch(/True,\s+"true",\s+None/);
    expect(post.javascript).toMatch(/true,\s+"true",\s+null/);
    expect(post.go).toMatch(/`\{\s+"note": "it's"/);
    expect(post.php).toMatch(/<<<'JSON'\n\{\s+"note": "it's"/);
  });

  it("the JSON in a curl sample is indented below its option, and highlighted as JSON", () => {
    const curl = "--data '{\n    \"note\": 214\n  }'";
    const { curl: code } = samples(
      { method: "post", path: "/", pathValues: {}, body: { note: 214 } },
      "https://api.test",
      "KEY",
    );
    expect(code).toContain(curl);
    const html = parse(highlight(code, "bash"));
    expect(html.textContent).toBe(code);
    const classOf = (text: string) =>
      html.querySelectorAll("span").find(({ textContent }) => textContent.includes(text))
        ?.classNames;
    expect(classOf("214")).toBe("number");
    expect(classOf("--data")).toBeUndefined();
    expect(classOf("Bearer")).toBe("string");
  });

  it("samples of an operation without a body send none", () => {
    for (const code of Object.values(get)) expect(code).not.toMatch(/json|Content-Type|POST/i);
  });

  it("samples throw for a path parameter without a value", () => {
    expect(() => samples({ method: "get", path: "/{id}", pathValues: {} }, "", "KEY")).toThrow(
      "{id}",
    );
  });
});

describe("the Chinese document", () => {
  const english = strings(apiDocument("en"));
  const chinese = strings(apiDocument("zh"));

  it("the Chinese document has the structure of the English one", () => {
    expect([...chinese.keys()]).toEqual([...english.keys()]);
  });

  it("the Chinese document translates what people read, and nothing else", () => {
    for (const [path, text] of english) {
      const translated = chinese.get(path);
      if (isProse(path)) expect(translated, path).toMatch(/\p{Script=Han}/u);
      else if (isSiteLink(path, text)) expect(translated, path).toBe(`/zh${text}`);
      else expect(translated, path).toBe(text);
    }
  });

  it("the Chinese document follows the rules of Chinese typography", () => {
    for (const [path, text] of chinese) {
      if (!isProse(path)) continue;
      expect(text, path).not.toMatch(/[A-Za-z0-9]\p{Script=Han}|\p{Script=Han}[A-Za-z0-9]/u);
      expect(text, path).not.toMatch(/\p{Script=Han} \p{Script=Han}/u);
      expect(text, path).not.toMatch(/\d [次周名个年天分]/);
      expect(text, path).not.toMatch(/\p{Script=Han}[,.:;?!]|[!！]|您/u);
    }
  });
});

describe("apiReference", () => {
  const reference = (locale: Locale) => apiReference(apiDocument(locale), locale);
  const { groups, errors, studyTypes, webhooks, rateLimits } = reference("en");
  const operations = groups.flatMap((group) => group.operations);

  it.each(locales)("the reference in %s can be serialized as JSON", (locale) => {
    expect(JSON.parse(JSON.stringify(reference(locale)))).toEqual(reference(locale));
  });

  it("the reference has the data of the page", () => {
    expect(operations.map(({ id }) => id)).toEqual([
      "create-conversation",
      "get-conversation",
      "send-message",
      "create-study",
      "get-study",
      "analyze-study",
      "get-study-results",
      "subscribe-study-webhook",
    ]);
    expect(errors.map(({ status }) => status)).toEqual(["400", "401", "429", "500"]);
    expect(studyTypes).toHaveLength(3);
    expect(webhooks.families.flatMap(({ events }) => events)).toHaveLength(6);
    expect(webhooks.payloads.map(({ label }) => label)).toEqual([
      "created",
      "progress",
      "completed",
    ]);
    const { rateLimitPerHour, quotaPerMonth } = facts;
    const exact = (value: number) => value.toLocaleString("en");
    expect(rateLimits.tiers.map(({ perHour, perMonth }) => [perHour, perMonth])).toEqual([
      [rateLimitPerHour.starter, quotaPerMonth.starter].map(exact),
      [rateLimitPerHour.professional, quotaPerMonth.professional].map(exact),
      [null, null],
    ]);
  });

  it("the reference lists the responses of every operation, and describes errors once", () => {
    for (const { id, success, errors: statuses } of operations) {
      expect(success.status, id).toBe("2XX");
      expect(statuses, id).toEqual(errors.map(({ status }) => status));
    }
  });

  it("highlighting changes no character of a sample", () => {
    const study = operations.find(({ id }) => id === "create-study");
    const sample = study?.samples.javascript ?? "";
    expect(sample).toContain('<span class="keyword">const</span>');
    expect(parse(sample).text).toContain('study_type": "randomized_controlled_trial"');
  });
});

function isProse(path: string): boolean {
  return (
    /\/(summary|description|x-display-name)$/.test(path) ||
    /\/x-enum-descriptions\/\w+$/.test(path) ||
    /^\/info\/(title|license\/name|contact\/name)$/.test(path)
  );
}

function isSiteLink(path: string, text: string): boolean {
  if (path.startsWith("/servers/")) return false;
  return /\/(url|termsOfService)$/.test(path) && text.startsWith("/");
}

/** Every value that is no object or array, by its path. */
function strings(
  value: unknown,
  path = "",
  found = new Map<string, string>(),
): Map<string, string> {
  if (typeof value === "object" && value !== null) {
    for (const [key, child] of Object.entries(value)) strings(child, `${path}/${key}`, found);
  } else found.set(path, String(value));
  return found;
}
