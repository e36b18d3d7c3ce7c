import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { ChatStage } from "../chat/frame/chat-frame.tsx";
import { categories } from "../content/categories.ts";
import { copyIn, getCopy, getLocale } from "../i18n/copy.server.ts";
import { formatCount } from "../i18n/format-message.ts";
import { otherLocales } from "../i18n/locales.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { formView } from "../leads/form/form.server.ts";
import { NewsletterForm } from "../leads/form/newsletter-form.tsx";
import { CopyButton, CopyLabel } from "../ui/copy-button.tsx";
import { SelectField, TextArea, TextField } from "../ui/field.tsx";
import { Icon } from "../ui/icon.tsx";
import { iconNames } from "../ui/icon-names.ts";
import { ButtonLink, GoLink, NewTabLink } from "../ui/link.tsx";
import { EmptyState, ErrorSummary, SuccessMessage } from "../ui/messages.tsx";
import { NotFoundPage } from "../ui/not-found-page.tsx";
import { PageAsMarkdown } from "../ui/page-as-markdown.tsx";
import { Section } from "../ui/section.tsx";
import { LanguageOffer } from "../ui/shell/language-link.tsx";
import { ThemeSwitch } from "../ui/theme-switch.tsx";
import { PostSearch } from "./blog/lists.tsx";
import * as styles from "./gallery.module.css";

/** The copy and data of the pages that the components are made for. */
export function loader({ context }: LoaderFunctionArgs) {
  const locale = getLocale(context);
  const copy = {
    blog: getCopy(context, "blog"),
    layout: getCopy(context, "layout"),
    codeBlock: getCopy(context, "codeBlock"),
    contact: getCopy(context, "contact"),
    features: getCopy(context, "features"),
    home: getCopy(context, "home"),
    markdown: getCopy(context, "markdown"),
    newsletter: getCopy(context, "newsletter"),
    notFound: getCopy(context, "notFound"),
    search: getCopy(context, "search"),
  };
  return {
    copy,
    categories: categories.map((category) => copy.blog.categories[category].name),
    form: formView("newsletter", context),
    offers: otherLocales(locale).map((other) => ({
      locale: other,
      copy: copyIn(other, "languageOffer"),
    })),
  };
}

export const handle = "solidHeader";

const groups = { Controls, Forms, States };

/** Controls, fields and states in both themes. Only the development server has this page. */
export default function Gallery() {
  const data = useLoaderData<typeof loader>();
  return Object.entries(groups).map(([name, Group]) => (
    <Section id={name} heading={name} key={name}>
      <div className={`beside ${styles.themes}`}>
        <div className={`stack ${styles.light}`}>
          <Group data={data} theme="light" />
        </div>
        <div className={`stack ${styles.dark}`}>
          <Group data={data} theme="dark" />
        </div>
      </div>
    </Section>
  ));
}

interface GroupProps {
  readonly data: ReturnType<typeof loader>;
  /** A prefix of IDs, which have to differ between the themes. */
  readonly theme: "light" | "dark";
}

/** Links, buttons and other controls. */
function Controls({ data: { copy, categories } }: GroupProps) {
  const { features, layout, codeBlock } = copy;
  return (
    <>
      <div className="actions">
        <ButtonLink to="#Controls" primary>
          {layout.getStarted}
        </ButtonLink>
        <ButtonLink to="#Controls">{features.hero.docs}</ButtonLink>
        <ButtonLink to="#Controls" primary small>
          {layout.getStarted}
        </ButtonLink>
        <button className="button" type="button" disabled>
          {features.hero.docs}
        </button>
      </div>
      <div className="actions">
        <a href="#Controls">{features.hero.docs}</a>
        <GoLink to="#Controls">{features.advanced.api.link}</GoLink>
        <NewTabLink to="#Controls" hint={copy.contact.social.newTab}>
          {features.hero.docs}
        </NewTabLink>
      </div>
      <p className="actions">
        <span className="badge">{categories[0]}</span>
        <span className="badge sun">{categories[1]}</span>
      </p>
      <nav className="chips" aria-label={copy.blog.filter}>
        {categories.map((category, index) => (
          <a href="#Controls" aria-current={index === 0 || undefined} key={category}>
            {category}
          </a>
        ))}
      </nav>
      <ThemeSwitch copy={layout.appearance} />
      <div className="code">
        <div className="code-head">
          <CopyLabel value={codeBlock.idle}>
            <CopyButton />
          </CopyLabel>
        </div>
      </div>
      <PageAsMarkdown copy={copy.markdown} />
      <p className="actions">
        {iconNames.map((name) => (
          <Icon name={name} key={name} />
        ))}
      </p>
    </>
  );
}

/** Fields with and without errors. */
function Forms({ data: { copy, categories, form: view }, theme }: GroupProps) {
  const { blog, newsletter, search } = copy;
  return (
    <>
      <div className="form">
        <TextField id={`${theme}-text`} label={newsletter.email} hint={newsletter.exampleEmail} />
        <TextField id={`${theme}-wrong`} label={newsletter.email} error={newsletter.text} />
        <SelectField id={`${theme}-select`} label={blog.heading}>
          {categories.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </SelectField>
        <TextArea id={`${theme}-area`} label={newsletter.email} charactersLeft={String} />
      </div>
      <PostSearch query="" category="" label={search.label} />
      <NewsletterForm copy={newsletter} view={view} />
    </>
  );
}

/** Loading, error and empty states; e2e/states.spec.ts tests them on their pages. */
function States({ data: { copy, form, offers } }: GroupProps) {
  const { newsletter, search, home } = copy;
  const { sending, failures } = form.copy;
  const summary = { answer: undefined, changed: false };
  return (
    <>
      {(["loading", "hang", "error"] as const).map((phase) => (
        <ChatStage
          key={phase}
          phase={phase}
          attempt={1}
          url="/preview-chat"
          external={false}
          copy={home.chat}
          onRetry={() => {}}
        >
          <iframe title={phase} />
        </ChatStage>
      ))}
      <button className="button primary" type="button" aria-disabled>
        {sending}
      </button>
      <ErrorSummary
        {...summary}
        heading={formatCount(form.copy, "invalid", 1, useLocale())}
        errors={[{ id: "Forms", error: newsletter.email }]}
      />
      <ErrorSummary {...summary} {...failures.refused} errors={[]} />
      <SuccessMessage {...newsletter.sent} />
      <EmptyState heading={search.empty.heading} text={search.lede} />
      <NotFoundPage copy={copy.notFound} />
      {offers.map((offer) => (
        <LanguageOffer {...offer} key={offer.locale} />
      ))}
    </>
  );
}
