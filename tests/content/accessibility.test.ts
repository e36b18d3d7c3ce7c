import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { markdownValues } from "#app/content/markdown/markdown-source.ts";
import { interpolate } from "#app/i18n/format-message.ts";
import { locales } from "#app/i18n/locales.ts";
import { accessibilityValues, enforcementText } from "#app/site/accessibility.ts";
import { facts } from "#app/site/facts.ts";
import accessibility from "#app/site/locales/en/accessibility.json" with { type: "json" };
import { site } from "#app/site/site.ts";

it("each check of the accessibility statement has an end-to-end test", () => {
  const specs = globSync("e2e/*.spec.ts").map((file) => readFileSync(file, "utf8"));
  const covered = specs
    .flatMap((source) => [...source.matchAll(/\bcovers\(([^)]*)\)/g)])
    .flatMap(([, names = ""]) => names.match(/\w+/g) ?? []);
  expect([...new Set(covered)].sort()).toEqual(Object.keys(accessibility.checks).sort());
});

describe.each(locales)("the accessibility statement in %s", (locale) => {
  const file = `app/site/content/legal/accessibility.${locale}.md`;
  const text = interpolate(readFileSync(file, "utf8"), markdownValues(locale));

  it("the accessibility statement names the standards, the checks, the limitations and the date of the last review", () => {
    for (const word of Object.values(accessibilityValues(locale))) expect(text).toContain(word);
  });

  it("the accessibility statement says how to report a barrier, and when to expect a reply", () => {
    expect(text).toContain(`mailto:${site.email.contact}`);
    expect(text).toContain(site.phone.label);
    expect(text).toMatch(new RegExp(`\\b${facts.contactReplyHours}\\s`));
  });

  it("the accessibility statement names the authority for complaints if it is configured", () => {
    const url = "https://authority.example/complain";
    expect(enforcementText(locale, { name: site.name, url })).toContain(
      `[${site.name[locale]}](${url})`,
    );
    expect(enforcementText(locale)).not.toMatch(/[[\]]|undefined/);
  });
});
