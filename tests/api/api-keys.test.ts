import { expect, it } from "vitest";
import { locales } from "#app/i18n/locales.ts";
import { site } from "#app/site/site.ts";
import { withSite } from "../support/with-site.ts";

const keysUrl = "https://console.example/keys";

/** Runs a function with the module about API keys, for a site whose keys are created at this address. */
async function withKeys(
  address: string | undefined,
  run: (keys: typeof import("#app/api/api-keys.ts")) => void | Promise<void>,
) {
  await withSite({ api: { ...site.api, keysUrl: address } }, async () =>
    run(await import("#app/api/api-keys.ts")),
  );
}

it("an API key is asked for with the contact form, filled in by plan", () =>
  withKeys(undefined, ({ apiKeyPath, apiKeySteps, planPaths }) => {
    expect(apiKeyPath()).toBe("/contact?type=sales&subject=key#write");
    expect(planPaths()).toEqual({
      starter: "/contact?type=sales&subject=starter#write",
      professional: "/contact?type=sales&subject=professional#write",
      enterprise: "/contact?type=sales&subject=enterprise#write",
    });
    for (const locale of locales) {
      expect(apiKeySteps(locale, "24")).toContain(`](${apiKeyPath()})`);
      expect(apiKeySteps(locale, "24")).toContain("24");
    }
  }));

it("an API key is created at the configured address, and Enterprise is agreed with a person", () =>
  withKeys(keysUrl, async ({ apiKeyPath, apiKeySteps, planPaths }) => {
    expect(apiKeyPath()).toBe(keysUrl);
    expect(planPaths()).toEqual({
      starter: keysUrl,
      professional: keysUrl,
      enterprise: "/contact?type=sales&subject=enterprise#write",
    });
    const { interpolationValues } = await import("#app/site/interpolation-values.ts");
    for (const locale of locales) {
      expect(apiKeySteps(locale, "24")).not.toMatch(/24|contact/);
      expect(interpolationValues(locale).apiKeySteps).toContain(`](${keysUrl})`);
    }
  }));
