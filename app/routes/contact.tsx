import { getCopy, getLocale } from "../i18n/copy.server.ts";
import { plainText } from "../i18n/markup.ts";
import { breadcrumbs } from "../seo/breadcrumbs.ts";
import { faqPage } from "../seo/faq-page.ts";
import { pageMeta } from "../seo/page-meta.ts";
import * as badge from "../ui/badge.module.css";
import { Icon } from "../ui/icon.tsx";
import { PageTop } from "../ui/page-top.tsx";
import { RichText } from "../ui/rich-text.tsx";
import { Section } from "../ui/section.tsx";
import type { Route } from "./+types/contact";
import { ContactForm } from "./contact/contact-form.tsx";
import { Elsewhere } from "./contact/elsewhere.tsx";
import { Methods } from "./contact/methods.tsx";
import { officeViews } from "./contact/offices.server.ts";
import { Offices } from "./contact/offices.tsx";
import * as styles from "./contact.module.css";
import { formView } from "./forms/form-view.server.ts";
import { submitForm } from "./forms/submit.server.ts";

export { clientAction } from "./forms/client-action.ts";
export { headers } from "./forms/headers.ts";

export function loader({ context, url }: Route.LoaderArgs) {
  return {
    copy: getCopy(context, url, "contact"),
    form: formView("contact", context, url),
    offices: officeViews(getLocale(url), new Date().getUTCFullYear()),
  };
}

export function action(args: Route.ActionArgs) {
  return submitForm("contact", args);
}

export const meta: Route.MetaFunction = pageMeta(({ loaderData: { copy }, site, pathname }) => ({
  ...copy.meta,
  ogImage: "contact",
  structuredData: [
    breadcrumbs(site, { name: site.copy.footer.company.links.contact, path: pathname }),
    faqPage(copy.faq.items.map((item) => ({ ...item, answer: plainText(item.answer) }))),
  ],
}));

export default function Contact({ loaderData }: Route.ComponentProps) {
  const { copy, offices } = loaderData;
  const { hero, form, faq } = copy;
  return (
    <>
      <PageTop heading={hero.heading} lede={hero.lede}>
        <p className="space-above">
          <span className={`${badge.badge} ${badge.leaf} ${badge.live}`}>{hero.support}</span>
        </p>
      </PageTop>

      <Methods copy={copy.methods} />

      <section className="section" aria-labelledby="write">
        <div className={`wrap day-rule ${styles.columns}`}>
          <div>
            <h2 id="write" className="space-below">
              {form.heading}
            </h2>
            <ContactForm copy={form} view={loaderData.form} />
          </div>
          <section aria-labelledby="offices">
            <Offices offices={offices} copy={copy.offices} />
            <Elsewhere copy={copy.social} />
          </section>
        </div>
      </section>

      <Section id="faq" heading={faq.heading} lede={faq.lede} split>
        <div className={styles.questions}>
          {faq.items.map(({ question, answer }, index) => (
            <details key={question} open={index === 0}>
              <summary>
                {question}
                <Icon name="plus" />
              </summary>
              <p>
                <RichText text={answer} />
              </p>
            </details>
          ))}
        </div>
      </Section>
    </>
  );
}
