import { downloadPath } from "../content/downloads.ts";
import { legalDocument } from "../content/legal.server.ts";
import { type CopyOf, getCopy, getLocale } from "../i18n/copy.server.ts";
import { formatMonth } from "../i18n/format-date.ts";
import { formatMessage } from "../i18n/format-message.ts";
import { isLeftOut, pagePath } from "../i18n/paths.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { hasPart } from "../pages.ts";
import { breadcrumbs, pageMeta } from "../seo/page-head.ts";
import { facts } from "../site/facts.ts";
import { site } from "../site/site.ts";
import { ClosingBand } from "../ui/closing-band.tsx";
import { ButtonLink, GoLink } from "../ui/link.tsx";
import { PageTop } from "../ui/page-top.tsx";
import { Section } from "../ui/section.tsx";
import { Tabs } from "../ui/tabs.tsx";
import type { Route } from "./+types/terms";
import { DocumentBody } from "./legal/document-body.tsx";
import * as styles from "./terms.module.css";

const tabs = (["terms", "privacy", "compliance", "contact"] as const).filter(
  (id) => id !== "privacy" || hasPart("privacy"),
);

export function loader({ context }: Route.LoaderArgs) {
  const locale = getLocale(context);
  const copy = getCopy(context, "terms");
  const terms = legalDocument(locale, "terms");
  const month = formatMonth(terms.updated.date, locale);
  return {
    copy,
    updated: formatMessage(copy.hero.updated, { month }),
    legal: getCopy(context, "legal"),
    documents: {
      terms,
      privacy: legalDocument(locale, "privacy"),
      compliance: legalDocument(locale, "compliance"),
      contact: legalDocument(locale, "legal-contact"),
    },
  };
}

export const meta: Route.MetaFunction = pageMeta(({ loaderData: { copy }, site, pathname }) => ({
  ...copy.meta,
  ogImage: "terms",
  structuredData: [breadcrumbs(site, { name: copy.hero.heading, path: pathname })],
}));

export default function Terms({ loaderData }: Route.ComponentProps) {
  const { copy, updated, legal, documents } = loaderData;
  const { hero, related, closing } = copy;
  const locale = useLocale();
  const relatedPages = [
    { ...related.privacy, to: pagePath(locale, "privacy") },
    { ...related.security, to: pagePath(locale, "security") },
    { ...related.apiTerms, to: pagePath(locale, "api-terms") },
    { ...related.license, to: pagePath(locale, "license") },
  ].filter(({ to }) => !isLeftOut(to));
  return (
    <>
      <PageTop heading={hero.heading} lede={hero.lede}>
        <ul className="space-above chips">
          <li className="badge">{updated}</li>
          <li className="badge sky">{hero.countries}</li>
        </ul>
        <p className="space-above-large">
          <ButtonLink to={downloadPath(locale, "terms")}>{hero.download}</ButtonLink>
        </p>
      </PageTop>

      <section className="section" aria-label={copy.tabs.label}>
        <div className="wrap day-rule">
          <Tabs
            kind="url"
            label={copy.tabs.label}
            tabs={tabs.map((id) => ({
              id,
              label: copy.tabs[id],
              panel: (
                // The Markdown version leaves out the privacy policy, which has a page of its own.
                <div data-markdown={id === "privacy" ? "skip" : undefined}>
                  {id === "compliance" && <Standards copy={copy.standards} />}
                  <DocumentBody
                    document={documents[id]}
                    download={id === "contact" || id === "terms" ? undefined : id}
                    copy={legal}
                  />
                </div>
              ),
            }))}
          />
        </div>
      </section>

      {relatedPages.length > 0 && (
        <Section id="related" heading={related.heading}>
          <div className="columns">
            {relatedPages.map(({ heading, text, to }) => (
              <article className="card" key={heading}>
                <h3>{heading}</h3>
                <p>{text}</p>
                <GoLink to={to} context={heading}>
                  {related.read}
                </GoLink>
              </article>
            ))}
          </div>
        </Section>
      )}

      <ClosingBand heading={closing.heading} text={closing.text}>
        <ButtonLink to={`mailto:${site.email.legal}`} primary>
          {closing.contact}
        </ButtonLink>
        <ButtonLink to={downloadPath(locale, "all")}>{closing.download}</ButtonLink>
      </ClosingBand>
    </>
  );
}

/* Green is for statuses that an auditor has confirmed. */
const badges = {
  compliant: "badge sky",
  certified: "badge leaf",
  ready: "badge",
};

/** The standards that we work to, each with its status. */
function Standards({ copy }: { copy: CopyOf<"terms">["standards"] }) {
  return (
    <section aria-labelledby="standards">
      <h2 id="standards" className="visually-hidden">
        {copy.heading}
      </h2>
      <div className={`columns ${styles.standards}`}>
        {facts.standards.map(({ id, name, status }) => (
          <article className="card" key={id}>
            <p className={badges[status]}>{copy.statuses[status]}</p>
            <h3 className="small-heading">{name}</h3>
            <p className="small">{copy.meanings[id]}</p>
          </article>
        ))}
      </div>
    </section>
  );
}
