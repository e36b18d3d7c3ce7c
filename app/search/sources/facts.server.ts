import { copyIn } from "../../i18n/copy.server.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { Section } from "../section.ts";
import { entries, list, paragraphs } from "./blocks.ts";
import { pageSection } from "./page-section.server.ts";

/** The figures, where the site states them: what it is built for, what it costs, how far it reaches. */
export function factSections(locale: Locale): Section[] {
  const features = copyIn(locale, "features");
  const about = copyIn(locale, "about");
  const careers = copyIn(locale, "careers");
  const { claims } = features.hero;
  const { performance, scalability, security } = features.specs;
  const { starter, professional, enterprise, perMonth } = features.pricing;
  const section = pageSection(locale, "facts");
  return [
    section("features", "#specs", features.specs.heading, [
      entries(Object.values(claims).map(({ value, label }) => ({ name: label, text: value }))),
      ...[performance, scalability, security].map(({ caption, rows }) =>
        entries(rows.map(({ name, value }) => ({ name: `${caption} · ${name}`, text: value }))),
      ),
    ]),
    section("features", "?tab=pricing#demo", features.tabs.pricing, [
      ...paragraphs(features.pricing.text),
      entries(
        [
          { ...starter, price: `${starter.price} ${perMonth}` },
          { ...professional, price: `${professional.price} ${perMonth}` },
          enterprise,
        ].map(({ name, price, text, points }) => ({
          name,
          text: [price, text, ...points].join(" · "),
        })),
      ),
    ]),
    section("about", "#stats", about.stats.heading, [
      ...paragraphs(about.stats.lede, about.story.founded),
      entries(
        [
          about.stats.users,
          about.stats.conversations,
          about.stats.uptime,
          about.stats.languages,
        ].map(({ value, label }) => ({ name: label, text: value })),
      ),
    ]),
    section("careers", "#benefits", careers.benefits.heading, [list(careers.benefits.items)]),
  ];
}
