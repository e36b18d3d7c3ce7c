import { planPaths } from "../api/api-keys.ts";
import { planLimits } from "../content/plan-limits.ts";
import { planIds } from "../content/plans.ts";
import { getCopy, getLocale } from "../i18n/copy.server.ts";
import { localeTable } from "../i18n/locales.ts";
import { inLocale, newChatPath, pagePath } from "../i18n/paths.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { breadcrumbs, pageMeta } from "../seo/page-head.ts";
import { apiProduct, siteHead } from "../seo/structured-data.server.ts";
import { ClosingBand } from "../ui/closing-band.tsx";
import { Icon } from "../ui/icon.tsx";
import { ButtonLink, GoLink } from "../ui/link.tsx";
import { PageTop } from "../ui/page-top.tsx";
import { Plans } from "../ui/plans.tsx";
import { Questions } from "../ui/questions.tsx";
import { RichText } from "../ui/rich-text.tsx";
import * as ruledList from "../ui/ruled-list.module.css";
import { Section } from "../ui/section.tsx";
import { TickList } from "../ui/tick-list.tsx";
import type { Route } from "./+types/pricing";
import { limitView, scaleEnd } from "./pricing/limits.ts";
import { LimitsTable } from "./pricing/limits-table.tsx";

export function loader({ context, url }: Route.LoaderArgs) {
  const { tag } = localeTable[getLocale(url)];
  const limits = planIds.map((id) => planLimits[id]);
  const end = scaleEnd(limits);
  const plans = getCopy(context, url, "plans");
  return {
    copy: getCopy(context, url, "pricing"),
    plans,
    planPaths: planPaths(),
    limits: limits.map((plan) => limitView(plan, end)),
    scale: Array.from({ length: end + 1 }, (_, power) => (10 ** power).toLocaleString(tag)),
    product: apiProduct(siteHead(context, url), plans),
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
      <PageTop heading={hero.heading} lede={hero.lede}>
        <div className="actions space-above-large">
          <ButtonLink to="#plans" primary>
            {hero.plans}
          </ButtonLink>
          <ButtonLink to={newChatPath(locale)}>{hero.chat}</ButtonLink>
        </div>
      </PageTop>

      <Section id="chat" heading={chat.heading} lede={chat.lede} split>
        <div>
          <TickList items={chat.points} columns />
          <p className="space-above">
            <GoLink to={pagePath(locale, "features")}>{chat.link}</GoLink>
          </p>
        </div>
      </Section>

      <Section id="plans" heading={copy.plans.heading} lede={copy.plans.lede}>
        <Plans plans={plans} paths={paths} />
      </Section>

      <Section id="limits" heading={copy.limits.heading} lede={copy.limits.lede}>
        <LimitsTable limits={limits} scale={scale} plans={plans} copy={copy.limits} />
      </Section>

      <Section id="order" heading={order.heading} split>
        <div className={`balanced ${ruledList.list} ${ruledList.twoColumns}`}>
          {order.items.map(({ heading, text }, index) => (
            <article key={heading}>
              <Icon name={orderIcons[index] ?? "file"} />
              <h3>{heading}</h3>
              <p>
                <RichText text={text} />
              </p>
            </article>
          ))}
        </div>
      </Section>

      <Section id="questions" heading={questions.heading} lede={questions.lede} split>
        <Questions items={questions.items} />
      </Section>

      <ClosingBand heading={closing.heading} text={closing.text}>
        <ButtonLink to={newChatPath(locale)} primary>
          {closing.chat}
        </ButtonLink>
        <ButtonLink to={inLocale(locale, "/docs#developer-integration")}>{closing.docs}</ButtonLink>
      </ClosingBand>
    </>
  );
}
