import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { locales } from "#app/i18n/locales.ts";
import { inLocale } from "#app/i18n/paths.ts";
import { getSharedSite } from "../support/shared-site.ts";

it("production has no gallery, and its build no code of it", async () => {
  const site = await getSharedSite();
  for (const locale of locales) {
    expect((await site.get(inLocale(locale, "/gallery"))).status).toBe(404);
  }
  const files = globSync("build/**/*.{js,css,json}").filter((file) =>
    /routes\/gallery|"Controls"/.test(readFileSync(file, "utf8")),
  );
  expect(files).toEqual([]);
});
