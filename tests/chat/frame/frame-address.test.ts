import { describe, expect, it } from "vitest";
import { withHash } from "#app/browser/chat.ts";
import { createChatUrl } from "#app/chat/frame/frame-address.ts";
import { localeTable } from "#app/i18n/locales.ts";
import { zh, zhPrefix } from "../../support/tested-locales.ts";

describe("the chat's address", () => {
  it.each([
    [undefined, "en", "/preview-chat"],
    [undefined, zh, `${zhPrefix}/preview-chat`],
    ["https://chat.example", "en", "https://chat.example/?lang=en"],
    [
      "https://chat.example/app?x=1",
      zh,
      `https://chat.example/app?x=1&lang=${localeTable[zh].tag}`,
    ],
    [
      "http://localhost:9/?lang=de#/old",
      zh,
      `http://localhost:9/?lang=${localeTable[zh].tag}#/old`,
    ],
  ] as const)("the chat's address for %s in %s", (app, locale, address) => {
    expect(createChatUrl(app, locale)).toBe(address);
  });

  it("the address of the preview has the question, and that of another application has not", () => {
    expect(createChatUrl(undefined, zh, "a&b")).toBe(`${zhPrefix}/preview-chat?q=a%26b`);
    expect(createChatUrl("https://chat.example", "en", "a")).toBe("https://chat.example/?lang=en");
  });

  it.each([
    ["/preview-chat", "#/new-chat", "/preview-chat#/new-chat"],
    ["https://chat.example/?lang=en#/old", "#/c/1", "https://chat.example/?lang=en#/c/1"],
    ["/preview-chat", "#more", "/preview-chat"],
    ["https://chat.example/#/old", "", "https://chat.example/#/old"],
  ])("the address %s with the hash %s is %s", (address, hash, expected) => {
    expect(withHash(address, hash)).toBe(expected);
  });
});
