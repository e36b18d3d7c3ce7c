import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { copyIn } from "#app/i18n/copy.server.ts";
import { locales } from "#app/i18n/locales.ts";
import { inLocale } from "#app/i18n/paths.ts";
import { hasPart } from "#app/pages.ts";
import { facts } from "#app/site/facts.ts";
import { interpolationValues } from "#app/site/interpolation-values.ts";
import { site as config } from "#app/site/site.ts";
import { getSharedSite } from "../support/shared-site.ts";

const site = await getSharedSite();

const open = async (path: string) => parse((await site.get(path)).body);

describe.each(locales)("pricing in %s", (locale) => {
  const plans = copyIn(locale, "plans");
  const contact = copyIn(locale, "contact");
  const at = (path: string) => inLocale(locale, path);

  it("the plans have the figures of the facts, on the page and in the tab", async () => {
    const values = interpolationValues(locale);
    for (const path of ["/pricing", "/features"]) {
      const cards = (await open(at(path))).querySelectorAll("article:has(dl)");
      const figures = cards.map((card) => card.querySelectorAll("dd").map(({ text }) => text));
      expect(figures, path).toEqual([
        [values.quotaStarter, values.rateStarter],
        [values.quotaProfessional, values.rateProfessional],
        [plans.enterprise.month, plans.enterprise.hour],
      ]);
      expect(cards[1]?.text).toContain(values.priceProfessional);
    }
  });

  it("structured data offers the plans that have a price, and no others", async () => {
    const scripts = (await open(at("/pricing"))).querySelectorAll(
      'script[type="application/ld+json"]',
    );
    const data = scripts.map(({ text }) => JSON.parse(text));
    expect(data.map((one) => one["@type"])).toEqual(["BreadcrumbList", "Product"]);
    const offers: { name: string; price: number; priceCurrency: string }[] = data[1].offers;
    expect(offers.map(({ name, price, priceCurrency }) => [name, price, priceCurrency])).toEqual([
      [plans.starter.name, facts.pricePerMonth.starter, facts.currency],
      [plans.professional.name, facts.pricePerMonth.professional, facts.currency],
    ]);
  });

  it.runIf(hasPart("contactForm"))(
    "the button of each plan opens the page for keys, or the contact form with type and subject filled in",
    async () => {
      const { subjects } = contact.form;
      const buttons = (await open(at("/pricing"))).querySelectorAll("article a.button");
      const opened = await Promise.all(
        buttons.map(async ({ attrs: { href = "" } }) =>
          href === config.api.keysUrl ? href : readFilledIn(await open(href)),
        ),
      );
      expect(opened).toEqual([
        config.api.keysUrl ?? ["sales", subjects.starter],
        config.api.keysUrl ?? ["sales", subjects.professional],
        ["sales", subjects.enterprise],
      ]);
    },
  );

  it.runIf(hasPart("contactForm"))(
    "the address of the contact form fills in only known values",
    async () => {
      const known = await open(at("/contact?type=feedback&subject=key"));
      expect(readFilledIn(known)).toEqual(["feedback", contact.form.subjects.key]);
      expect(readFilledIn(await open(at("/contact?type=__proto__&subject=constructor")))).toEqual([
        "",
        "",
      ]);
      const unknown = await site.get(at("/contact?type=zqx1&subject=zqx2"));
      expect(readFilledIn(parse(unknown.body))).toEqual(["", ""]);
      expect(unknown.body).not.toMatch(/zqx[12]"[ />]/);
    },
  );
});

/** Reads the inquiry type and the subject that the form is filled in with. */
function readFilledIn(document: ReturnType<typeof parse>): (string | undefined)[] {
  const form = document.querySelector("main form[method=post]");
  const type = form?.querySelector("option[selected]")?.attrs.value ?? "";
  return [type, form?.querySelector("[name=subject]")?.attrs.value];
}
