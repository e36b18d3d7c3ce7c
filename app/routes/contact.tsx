import { contactSubjects } from "../api/api-keys.ts";
import { officeViews } from "../content/offices.server.ts";
import { type CopyOf, getCopy, getLocale } from "../i18n/copy.server.ts";
import { isLeftOut, newChatPath } from "../i18n/paths.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { formView, submitForm } from "../leads/form/form.server.ts";
import { inquiryTypes } from "../leads/schema.ts";
import { hasPart } from "../pages.ts";
import { breadcrumbs, faqPage, pageMeta } from "../seo/page-head.ts";
import { site } from "../site/site.ts";
import { Icon } from "../ui/icon.tsx";
import { GoLink, NewTabLink } from "../ui/link.tsx";
import { PageTop } from "../ui/page-top.tsx";
import { Questions } from "../ui/questions.tsx";
import { Section } from "../ui/section.tsx";
import type { Route } from "./+types/contact";
import { ContactForm } from "./contact/contact-form.tsx";
import { Offices } from "./contact/offices.tsx";
import * as styles from "./contact.module.css";

export { clientAction, headers } from "../leads/form/route.ts";

export function loader({ context, url }: Route.LoaderArgs) {
  const copy = getCopy(context, "contact");
  // Links can fill in the type and the subject. Unknown values are ignored.
  const param = (key: string) => url.searchParams.get(key);
  const inquiryType = inquiryTypes.find((type) => type === param("type")) ?? "";
  const subject = contactSubjects.find((subject) => subject === param("subject"));
  const values = { inquiryType, subject: subject ? copy.form.subjects[subject] : "" };
  return {
    copy,
    form: hasPart("contactForm") && formView("contact", context, values),
    offices: officeViews(getLocale(context), new Date().getUTCFullYear()),
  };
}

/** Undefined without the contact form: the page then accepts no form. */
export const action = hasPart("contactForm")
  ? (args: Route.ActionArgs) => submitForm("contact", args)
  : undefined;

export const meta: Route.MetaFunction = pageMeta(({ loaderData: { copy }, site, pathname }) => ({
  ...copy.meta,
  ogImage: "contact",
  structuredData: [
    breadcrumbs(site, { name: site.copy.footer.company.links.contact, path: pathname }),
    faqPage([...copy.faq.items, ...copy.faq.more.items]),
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
            <SocialLinks copy={copy.social} />
          </section>
        </div>
      </section>

      <Section id="faq" heading={faq.heading} lede={faq.lede} split>
        <div>
          <Questions items={faq.items} />
          <div>
            <h3 className="small-heading space-above-large space-below">{faq.more.heading}</h3>
            <Questions items={faq.more.items} />
          </div>
        </div>
      </Section>
    </>
  );
}

/** Two ways to reach a person directly, and the assistant. */
function Methods({ copy, id }: { copy: CopyOf<"contact">["methods"]; id: string | undefined }) {
  const methods = [
    { icon: "mail", to: `mailto:${site.email.contact}`, ...copy.email },
    { icon: "phone", to: `tel:${site.phone.tel}`, ...copy.phone },
    { icon: "chat", to: newChatPath(useLocale()), ...copy.chat },
  ] as const;
  const shown = methods.filter(({ to }) => !isLeftOut(to));
  return (
    <section className="section flush" id={id} aria-label={copy.label}>
      <div className="wrap">
        <div className={`columns soft headed ${styles.methods}`}>
          {shown.map(({ icon, to, heading, text, action }) => (
            <div className="stack gap-1" key={icon}>
              <Icon name={icon} />
              <h2 className="small-heading">{heading}</h2>
              <p>{text}</p>
              <GoLink to={to}>{action}</GoLink>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

/** Links to accounts on other sites. */
function SocialLinks({ copy }: { copy: CopyOf<"contact">["social"] }) {
  return (
    <>
      <h2 className="small-heading space-above-large">{copy.heading}</h2>
      <ul className="stack gap-2 space-above">
        {site.social.map(({ name, url }) => (
          <li key={url}>
            <NewTabLink to={url} hint={copy.newTab}>
              {name}
            </NewTabLink>
          </li>
        ))}
      </ul>
    </>
  );
}
