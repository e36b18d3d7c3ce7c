import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readDraft, storeDraft } from "#app/widgets/drafts.ts";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

it("a form gets its own draft back, and no other form does", () => {
  storeDraft("/contact", { name: "Ada", message: "Hello\n字" });
  storeDraft("/careers/a-job", { name: "Grace" });
  expect(readDraft("/contact")).toEqual({ name: "Ada", message: "Hello\n字" });
  expect(readDraft("/careers/a-job")).toEqual({ name: "Grace" });
  expect(readDraft("/blog")).toEqual({});
});

it("nothing stays in the browser once all forms are sent or empty", () => {
  storeDraft("/contact", { name: "Ada" });
  storeDraft("/careers/a-job", { name: "Grace" });
  storeDraft("/contact", {});
  expect(readDraft("/contact")).toEqual({});
  storeDraft("/careers/a-job", {});
  expect(stored.size).toBe(0);
});

it.each(["", "null", "1", '"/contact"', '{"/contact":1}', "{", '{"/contact":null}'])(
  "a storage that contains %j is a storage without drafts",
  (text) => {
    stored.set("form-drafts", text);
    expect(readDraft("/contact")).toEqual({});
    storeDraft("/contact", { name: "Ada" });
    expect(readDraft("/contact")).toEqual({ name: "Ada" });
  },
);

it("a browser that refuses storage has no drafts, and forms work", () => {
  const refuse = () => {
    throw new DOMException("Denied", "SecurityError");
  };
  vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  storeDraft("/contact", { name: "Ada" });
  expect(readDraft("/contact")).toEqual({});
});
