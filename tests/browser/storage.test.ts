import { expect, it, vi } from "vitest";
import { readStoredJson, store } from "#app/browser/storage.ts";

it.each(["{", "null", null])("stored %s is nothing that was stored", (stored) => {
  vi.stubGlobal("sessionStorage", { getItem: () => stored });
  expect(readStoredJson("key", [])).toEqual([]);
});

it("storage that is forbidden stores nothing and breaks nothing", () => {
  const refuse = () => {
    throw new DOMException("", "SecurityError");
  };
  vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(() => store("key", "[1]", "sessionStorage")).not.toThrow();
  expect(() => store("key", null, "sessionStorage")).not.toThrow();
  expect(readStoredJson("key", [])).toEqual([]);
});
