import { describe, expect, it, vi } from "vitest";
import { type Locale, locales } from "#app/i18n/locales.ts";
import { apiFacts, facts } from "#app/site/facts.ts";
import { interpolationValues } from "#app/site/interpolation-values.ts";
import { languages } from "#app/site/locales/language.ts";
import { site, team } from "#app/site/site.ts";
import { zh } from "../support/tested-locales.ts";

/** Reads the texts about the team in site.ts, which are copy, too. */
const readTeamTexts = (locale: Locale) =>
  Object.values(team).map(({ role, about, quote }) =>
    [role, about, quote].flatMap((text) => text?.[locale] ?? []),
  );

/** Walks a dictionary, and lists every text with its path, as in `features.hero.heading`. */
function walk(value: unknown, path = ""): [path: string, text: string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) throw new Error(`${path} is no text.`);
  return Object.entries(value).flatMap(([key, item]) => walk(item, path ? `${path}.${key}` : key));
}

const listCopy = (locale: Locale) =>
  walk({
    ...languages[locale].copy,
    team: readTeamTexts(locale),
  });

describe.each(locales)("%s", (locale) => {
  const entries = listCopy(locale);

  it("no figure is typed by hand", () => {
    // Helplines and emergency numbers are the same whoever owns the site.
    const names =
      /988|116\u00a0123|12356|12338|1-800-(799-7233|222-1222)|0808\u00a02000\u00a0247|2389\u00a02222|\b(119|1925)\b|NHS 111|2389\s2222|1925|\b(110|112|120|911|999)\b|SOC\s2|ISO\s27001|OAuth 2\.0|95%\sCI|\b(400|401|404|429|500)\b/g;
    // Figures in drawings of the product are made up, and marked as such.
    const samples = /^(dial\.source|features\.work\.paper|home\.doors)\b/;
    const typed = entries.filter(
      ([path, text]) =>
        !samples.test(path) &&
        /\d/.test(text.replace(/\{\{\w+\}\}|\]\([^)]*\)/g, "").replace(names, "")),
    );
    expect(typed).toEqual([]);
  });

  it("neither the brand nor its addresses are typed by hand", () => {
    const names = new RegExp(`${Object.values(site.name).join("|")}|@[\\w-]+\\.|https?:`);
    expect(entries.filter(([, text]) => names.test(text))).toEqual([]);
  });
});

const figures = Object.keys(interpolationValues(zh)).join("|");
it("a figure and its measure word stay on one line", () => {
  const pattern = new RegExp(`\\{\\{(${figures})\\}\\} (?=\\p{Script=Han})`, "u");
  expect(listCopy(zh).filter(([, text]) => pattern.test(text))).toEqual([]);
});

const others: typeof facts = {
  ...facts,
  users: 2_000,
  concurrentUsers: 460_000,
  conversations: 1_290_000,
  currency: "USD",
  pricePerMonth: { ...facts.pricePerMonth, chat: 19 },
};

it("copy and answers in Chinese fit other figures, and a chat that costs money", async () => {
  vi.resetModules();
  vi.doMock("#app/site/facts.ts", () => ({ facts: others, apiFacts }));
  const { copyIn } = await import("#app/i18n/copy.server.ts");
  const { interpolate } = await import("#app/i18n/format-message.ts");
  const { interpolationValues } = await import("#app/site/interpolation-values.ts");
  vi.doUnmock("#app/site/facts.ts");
  vi.resetModules();

  expect(copyIn(zh, "about").stats.lede).toContain("2,000\u00a0名以上");
  expect(copyIn(zh, "about").stats.lede).toContain("129\u00a0万次以上");
  expect(copyIn(zh, "about").stats.users.value).toBe("2,000+");
  // Lower bounds: never rounded up. Seven characters fit into half of the narrowest page.
  expect(copyIn("en", "about").stats.conversations.value).toBe("1.2M+");
  const template = "{{users}}\u00a0名，{{concurrentUsers}}\u00a0名";
  expect(interpolate(template, interpolationValues(zh))).toBe("2,000\u00a0名，46\u00a0万名");
  expect(interpolate("{{concurrentUsers}}+", interpolationValues("en"))).toBe("460K+");
  expect(interpolate("{{chatPrice}}", interpolationValues("en"))).toBe("$19 a month");
});
