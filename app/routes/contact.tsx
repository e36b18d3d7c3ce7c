import { contactSubjects } from "../content/contact-subjects.ts";
import { officeViews } from "../content/offices.server.ts";
import { getCopy, getLocale } from "../i18n/copy.server.ts";
import { plainText } from "../i18n/markup.ts";
import { formView, submitForm } from "../leads/form/form.server.ts";
import { inquiryTypes } from "../leads/schema.ts";
import { hasPart } from "../pages.ts";
import { breadcrumbs, faqPage, pageMeta } from "../seo/page-head.ts";
import { PageTop } from "../ui/page-top.tsx";
import { Questions } from "../ui/questions.tsx";
import { Section } from "../ui/section.tsx";
import type { Route } from "./+types/contact";
import { ContactForm } from "./contact/contact-form.tsx";
import { Elsewhere, Methods } from "./contact/methods.tsx";
import { Offices } from "./contact/offices.tsx";
import * as styles from "./contact.module.css";

export { clientAction, headers } from "../leads/form/route.ts";

export function loader({ context, url }: Route.LoaderArgs) {
  const copy = getCopy(context, "contact");
  // What links fill in. Unknown values are ignored.
  const asked = (key: string) => url.searchParams.get(key);
  const inquiryType = inquiryTypes.find((type) => type === asked("type")) ?? "";
  const subject = contactSubjects.find((subject) => subject === asked("subject"));
  const values = { inquiryType, subject: subject ? copy.form.subjects[subject] : "" };
  return {
    copy,
    form: hasPart("contactForm") && formView("contact", context, values),
    offices: officeViews(getLocale(context), new Date().getUTCFullYear()),
  };
}

/** Without it, the page takes no form. */
export const action = hasPart("contactForm")
  ? (args: Route.ActionArgs) => submitForm("contact", args)
  : undefined;

export const meta: Route.MetaFunction = pageMeta(({ loaderData: { copy }, site, pathname }) => ({
  ...copy.meta,
  ogImage: "contact",
  structuredData: [
    breadcrumbs(site, { name: site.copy.footer.company.links.contact, path: pathname }),
    faqPage(
      [...copy.faq.items, ...copy.faq.more.items].map((item) => ({
        ...item,
        answer: plainText(item.answer),
      })),
    ),
  ],
}));

export default function Contact({ loaderData }: Route.ComponentProps) {
  const { copy, offices, form: view } = loaderData;
  const { hero, form, faq } = copy;
  return (
    <>
      <PageTop heading={hero.heading} lede={hero.lede}>
        <p className="space-above">
          <span className="badge leaf live">{hero.support}</span>
        </p>
      </PageTop>

      {/* Without the form, links to it lead to the addresses. */}
      <Methods copy={copy.methods} id={view ? undefined : "write"} />

      <section className="section" aria-labelledby={view ? "write" : undefined}>
        <div className={`wrap day-rule beside ${styles.columns}`}>
          {hasPart("contactForm") && view && (
            <div>
              <h2 id="write" className="space-below">
                {form.heading}
              </h2>
              <ContactForm copy={form} view={view} />
            </div>
          )}
          <section aria-labelledby="offices">
            <Offices offices={offices} copy={copy.offices} />
            <Elsewhere copy={copy.social} />
          </section>
        </div>
      </section>

      <Section id="faq" heading={faq.heading} lede={faq.lede} split>
        <div>
          <Questions items={faq.items} />
          <h3 className="small-heading space-above-large space-below">{faq.more.heading}</h3>
          <Questions items={faq.more.items} />
        </div>
      </Section>
    </>
  );
}
