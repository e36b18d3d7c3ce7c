import { describe, expect, it } from "vitest";
import { apiKeyPath, apiKeySteps, planPaths } from "#app/content/api-keys.ts";
import { locales } from "#app/i18n/locales.ts";
import { site } from "#app/site.ts";
import { withSite } from "../support/with-site.ts";

const keysUrl = "https://console.example/keys";

describe("an API key", () => {
  it("an API key is asked for with the contact form, filled in by plan", () => {
    expect(apiKeyPath()).toBe("/contact?type=sales&subject=key#write");
    expect(planPaths()).toEqual({
      starter: "/contact?type=sales&subject=starter#write",
      professional: "/contact?type=sales&subject=professional#write",
      enterprise: "/contact?type=sales&subject=enterprise#write",
    });
  });

  it("an API key is created at the configured address, and Enterprise is agreed with a person", () => {
    expect(apiKeyPath(keysUrl)).toBe(keysUrl);
    expect(planPaths(keysUrl)).toEqual({
      starter: keysUrl,
      professional: keysUrl,
      enterprise: "/contact?type=sales&subject=enterprise#write",
    });
  });

  it.each(locales)(
    "the steps to a key in %s name a reply only if a person gives keys out",
    (locale) => {
      expect(apiKeySteps(locale, "24")).toContain(`](${apiKeyPath()})`);
      expect(apiKeySteps(locale, "24")).toContain("24");
      expect(apiKeySteps(locale, "24", keysUrl)).toContain(`](${keysUrl})`);
      expect(apiKeySteps(locale, "24", keysUrl)).not.toMatch(/24|contact/);
    },
  );

  it("copy names the configured address", async () => {
    await withSite({ api: { ...site.api, keysUrl } }, async () => {
      const { interpolationValues } = await import("#app/i18n/interpolation-values.ts");
      for (const locale of locales) {
        const { apiKeySteps } = interpolationValues(locale);
        expect(apiKeySteps).toContain(`](${keysUrl})`);
      }
    });
  });
});
