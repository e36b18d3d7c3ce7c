import { planPaths } from "../api/api-keys.ts";
import { planLimits } from "../content/plan-limits.ts";
import { planIds } from "../content/plans.ts";
import { getCopy, getLocale } from "../i18n/copy.server.ts";
import { localeTable } from "../i18n/locales.ts";
import { inLocale } from "../i18n/paths.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { breadcrumbs, pageMeta } from "../seo/page-head.ts";
import { apiProduct, siteHead } from "../seo/structured-data.server.ts";
import { ClosingBand } from "../ui/closing-band.tsx";
import { IconList } from "../ui/icon-list.tsx";
import { ButtonLink, StartButton } from "../ui/link.tsx";
import { PageTop } from "../ui/page-top.tsx";
import { Plans } from "../ui/plans.tsx";
import { Questions } from "../ui/questions.tsx";
import { Section } from "../ui/section.tsx";
import type { Route } from "./+types/pricing";
import { LimitsTable, scaleEnd } from "./pricing/limits-table.tsx";
import { PaceForm } from "./pricing/pace-form.tsx";
import { DotPatterns, PlanDots } from "./pricing/plan-dots.tsx";
import * as styles from "./pricing.module.css";

export function loader({ context }: Route.LoaderArgs) {
  const { tag } = localeTable[getLocale(context)];
  const limits = planIds.map((id) => planLimits[id]);
  const end = scaleEnd(limits);
  const plans = getCopy(context, "plans");
  return {
    copy: getCopy(context, "pricing"),
    plans,
    planPaths: planPaths(),
    limits,
    scale: Array.from({ length: end + 1 }, (_, power) => (10 ** power).toLocaleString(tag)),
    product: apiProduct(siteHead(context), plans),
  };
}

export const meta: Route.MetaFunction = pageMeta(({ loaderData, site, pathname }) => ({
  ...loaderData.copy.meta,
  ogImage: "pricing",
  structuredData: [
    breadcrumbs(site, { name: site.copy.footer.product.links.pricing, path: pathname }),
    loaderData.product,
  ],
}));

const orderIcons = ["table", "file", "mail"] as const;

export default function Pricing({ loaderData }: Route.ComponentProps) {
  const { copy, plans, planPaths: paths, limits, scale } = loaderData;
  const { hero, chat, order, questions, closing } = copy;
  const locale = useLocale();
  return (
    <>
      <PageTop className={`page-top ${styles.top}`} heading={hero.heading} lede={hero.lede} />

      <section className={`wrap surface speaking stack ${styles.free}`} aria-labelledby="chat">
        <h2 id="chat">{chat.heading}</h2>
        <p className="small muted">{chat.text}</p>
        <StartButton>{chat.open}</StartButton>
      </section>

      <section className={`wrap stack gap-4 ${styles.plans}`} aria-labelledby="plans">
        <h2 className="visually-hidden" id="plans">
          {copy.plans.heading}
        </h2>
        <DotPatterns />
        <Plans
          plans={plans}
          paths={paths}
          drawings={planIds.map((id, plan) => (
            <figure className={`stack gap-2 ${styles.dots}`} key={id}>
              <PlanDots limits={limits} plan={plan} />
              <figcaption className="note">{copy.plans.drawings[id]}</figcaption>
            </figure>
          ))}
        />
        <p className="small muted prose-width">{copy.plans.lede}</p>
      </section>

      <Section id="limits" heading={copy.limits.heading} lede={copy.limits.lede}>
        <div className={`beside ${styles.limits}`}>
          <div className="stack">
            <p className="note">{copy.limits.legend}</p>
            <LimitsTable limits={limits} scale={scale} plans={plans} copy={copy.limits} />
            <ul className="stack gap-2 small muted">
              {copy.limits.rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </div>
          <PaceForm limits={limits} scale={scale} plans={plans} copy={copy.pace} />
        </div>
      </Section>

      <Section id="order" heading={order.heading} split>
        <IconList
          items={order.items.map((item, index) => ({ ...item, icon: orderIcons[index] ?? "file" }))}
        />
      </Section>

      <Section id="questions" heading={questions.heading} lede={questions.lede}>
        <Questions items={questions.items} columns={2} />
      </Section>

      <ClosingBand heading={closing.heading} text={closing.text}>
        <StartButton>{closing.chat}</StartButton>
        <ButtonLink to={inLocale(locale, "/docs#developer-integration")}>{closing.docs}</ButtonLink>
      </ClosingBand>
    </>
  );
}
