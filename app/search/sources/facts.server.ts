import { copyIn } from "../../i18n/copy.server.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { Section } from "../section.ts";
import { entries, list, paragraphs, table } from "./blocks.ts";
import { pageSection } from "./page-section.server.ts";

/** The figures, where the site states them: what it is built for, what it costs, how far it reaches. */
export function factSections(locale: Locale): Section[] {
  const features = copyIn(locale, "features");
  const about = copyIn(locale, "about");
  const careers = copyIn(locale, "careers");
  const pricing = copyIn(locale, "pricing");
  const plans = copyIn(locale, "plans");
  const chrome = copyIn(locale, "chrome");
  const { claims } = features.hero;
  const { performance, scalability, security } = features.specs;
  const { starter, professional, enterprise } = plans;
  const section = pageSection(locale, "facts");
  return [
    section("features", "#specs", features.specs.heading, [
      entries(Object.values(claims).map(({ value, label }) => ({ name: label, text: value }))),
      ...[performance, scalability, security].map(({ caption, rows }) =>
        entries(rows.map(({ name, value }) => ({ name: `${caption} · ${name}`, text: value }))),
      ),
    ]),
    section("pricing", "#plans", pricing.plans.heading, [
      ...paragraphs(features.pricing.text),
      table(
        pricing.limits.table,
        [
          pricing.limits.columns.plan,
          chrome.footer.product.links.pricing,
          plans.requestsPerMonth,
          plans.requestsPerHour,
        ],
        [
          [starter.name, `${starter.price} ${plans.perMonth}`, starter.month, starter.hour],
          [
            professional.name,
            `${professional.price} ${plans.perMonth}`,
            professional.month,
            professional.hour,
          ],
          [enterprise.name, enterprise.price, enterprise.month, enterprise.hour],
        ],
      ),
      entries(
        [starter, professional, enterprise].map(({ name, text, points }) => ({
          name,
          text: [text, ...points].join(" · "),
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
