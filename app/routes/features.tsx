import { planPaths } from "../api/api-keys.ts";
import { type CopyOf, getCopy } from "../i18n/copy.server.ts";
import { localeTable } from "../i18n/locales.ts";
import { plainText } from "../i18n/markup.ts";
import { pagePath } from "../i18n/paths.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { breadcrumbs, pageMeta } from "../seo/page-head.ts";
import * as claims from "../ui/claims.module.css";
import { ClosingBand } from "../ui/closing-band.tsx";
import { Dial } from "../ui/dial.tsx";
import { Filings } from "../ui/filings.tsx";
import { IconList } from "../ui/icon-list.tsx";
import { ButtonLink, StartButton } from "../ui/link.tsx";
import { RichText } from "../ui/rich-text.tsx";
import { Section } from "../ui/section.tsx";
import { Slot } from "../ui/slot.tsx";
import { Tabs } from "../ui/tabs.tsx";
import type { Route } from "./+types/features";
import { CoreFeatures } from "./features/core-features.tsx";
import { Comparison, Demo, Pricing } from "./features/panels.tsx";
import { ProductAtWork } from "./features/product-at-work.tsx";
import { ThreeAnswers } from "./features/three-answers.tsx";
import * as styles from "./features.module.css";

export function loader({ context }: Route.LoaderArgs) {
  return {
    copy: getCopy(context, "features"),
    dial: getCopy(context, "dial"),
    plans: getCopy(context, "plans"),
    planPaths: planPaths(),
  };
}

export const meta: Route.MetaFunction = pageMeta(({ loaderData, site, pathname }) => ({
  ...loaderData.copy.meta,
  ogImage: "features",
  structuredData: [breadcrumbs(site, { name: site.copy.nav.features, path: pathname })],
}));

export default function Features({ loaderData, matches }: Route.ComponentProps) {
  const { copy, dial, plans, planPaths: paths } = loaderData;
  const { filings } = matches[0].loaderData;
  const locale = useLocale();
  const { hero, advanced, specs, uses, tabs, closing } = copy;
  return (
    <>
      <section className="hero hero-large sky">
        <div className="wrap">
          <div className="beside hero-grid">
            <div>
              <RichText as="h1" text={hero.heading} />
              <p className="lede">{hero.lede}</p>
              <div className="actions">
                <StartButton>{hero.getStarted}</StartButton>
                <ButtonLink to={pagePath(locale, "docs")}>{hero.docs}</ButtonLink>
              </div>
            </div>
            <Slot name="hero">
              <Dial copy={dial} />
            </Slot>
          </div>
          <ul className={`small muted ${claims.claims}`}>
            {Object.values(hero.claims).map(({ value, label }) => (
              <li key={label}>
                <strong>{value}</strong> {label}
              </li>
            ))}
          </ul>
        </div>
      </section>

      <Section id="core" heading={copy.core.heading} lede={copy.core.lede}>
        <CoreFeatures copy={copy.core} tag={localeTable[locale].tag} />
      </Section>

      <Section id="advanced" heading={advanced.heading} lede={advanced.lede} split>
        <IconList
          items={[
            { icon: "sliders", ...advanced.customizable },
            { icon: "code", ...advanced.api, to: pagePath(locale, "api") },
            { icon: "chart", ...advanced.analytics },
            { icon: "flow", ...advanced.automation, to: `${pagePath(locale, "api")}#webhooks` },
          ]}
        />
      </Section>

      <ProductAtWork copy={copy.work} demo={copy.demo} />

      <Section id="specs" heading={specs.heading} lede={specs.lede}>
        <div className={`columns ${styles.specs}`}>
          <SpecTable {...specs.performance} />
          <SpecTable {...specs.scalability} />
          <SpecTable {...specs.security} />
        </div>
        {filings && (
          <Filings label={filings.label} filings={filings.shown.filter(({ ofModel }) => ofModel)} />
        )}
      </Section>

      <ThreeAnswers copy={copy.answers} models={copy.core.models.items} />

      <Section id="use-cases" heading={uses.heading} lede={uses.lede}>
        <div className="columns">
          {uses.items.map(({ question, heading, text }) => (
            <article className={`balanced soft ${styles.useCase}`} key={heading}>
              <RichText as="p" className="bubble surface saying" text={question} />
              <RichText as="h3" className="small-heading" text={heading} />
              <p className="small">{text}</p>
            </article>
          ))}
        </div>
      </Section>

      <Section id="demo" heading={tabs.heading}>
        <Tabs
          kind="url"
          label={plainText(tabs.heading)}
          tabs={[
            { id: "demo", label: tabs.demo, panel: <Demo copy={copy.demo} /> },
            {
              id: "comparison",
              label: tabs.comparison,
              panel: <Comparison label={tabs.comparison} copy={copy.comparison} />,
            },
            {
              id: "pricing",
              label: tabs.pricing,
              panel: <Pricing copy={copy.pricing} plans={plans} paths={paths} />,
            },
          ]}
        />
      </Section>

      <ClosingBand heading={closing.heading} text={closing.text}>
        <StartButton>{closing.getStarted}</StartButton>
        <ButtonLink to={pagePath(locale, "docs")}>{closing.docs}</ButtonLink>
      </ClosingBand>
    </>
  );
}

/** A table of names and figures. */
function SpecTable({ caption, rows }: CopyOf<"features">["specs"]["performance"]) {
  return (
    <table className="small">
      <caption>{caption}</caption>
      <tbody>
        {rows.map(({ name, value }) => (
          <tr key={name}>
            <th className="muted" scope="row">
              {name}
            </th>
            <td className="num strong">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
