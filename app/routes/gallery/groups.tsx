import { ChatStage } from "../../chat/frame/chat-frame.tsx";
import { formatCount } from "../../i18n/format-message.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { NewsletterForm } from "../../leads/form/newsletter-form.tsx";
import { ClosingBand } from "../../ui/closing-band.tsx";
import { CopyButton, CopyLabel } from "../../ui/copy-button.tsx";
import { Cover } from "../../ui/cover.tsx";
import { SelectField, TextArea, TextField } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { iconNames } from "../../ui/icon-names.ts";
import { ButtonLink, GoLink, NewTabLink } from "../../ui/link.tsx";
import { EmptyState, ErrorSummary, SuccessMessage } from "../../ui/messages.tsx";
import { LostSun, NotFoundPage } from "../../ui/not-found-page.tsx";
import { PageAsMarkdown } from "../../ui/page-as-markdown.tsx";
import { Plans } from "../../ui/plans.tsx";
import { Portrait } from "../../ui/portrait.tsx";
import { PostCard, PostCards } from "../../ui/post-card.tsx";
import { Prose } from "../../ui/prose.tsx";
import { Questions } from "../../ui/questions.tsx";
import { Quote } from "../../ui/quote.tsx";
import { LanguageOffer } from "../../ui/shell/language-link.tsx";
import { SpecTable } from "../../ui/spec-table.tsx";
import { SunPath } from "../../ui/sun-path.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { ThemeSwitch } from "../../ui/theme-switch.tsx";
import { TickList } from "../../ui/tick-list.tsx";
import { PostSearch } from "../blog/post-search.tsx";
import type { GalleryData } from "../gallery.tsx";

/** What each group of the gallery gets, once for each theme. */
interface GalleryProps {
  readonly data: GalleryData;
  /** Tells the IDs of both themes apart. */
  readonly theme: "light" | "dark";
}

/** Links, buttons and other controls. */
export function Controls({ data: { copy, categories } }: GalleryProps) {
  const { features, chrome, codeBlock } = copy;
  return (
    <>
      <div className="actions">
        <ButtonLink to="#Controls" primary>
          {chrome.getStarted}
        </ButtonLink>
        <ButtonLink to="#Controls">{features.hero.docs}</ButtonLink>
        <ButtonLink to="#Controls" primary small>
          {chrome.getStarted}
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
        {categories.map((category, at) => (
          <a href="#Controls" aria-current={at === 0 || undefined} key={category}>
            {category}
          </a>
        ))}
      </nav>
      <ThemeSwitch copy={chrome.appearance} />
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

/** Fields with and without errors, and what replaces a form. */
export function Forms({ data: { copy, categories, form: view }, theme }: GalleryProps) {
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
      <PostSearch action="" query="" category="" label={search.label} pathTo={() => ""} />
      <NewsletterForm copy={newsletter} view={view} />
      <SuccessMessage {...newsletter.sent} />
      <EmptyState heading={search.empty.heading} text={search.lede} />
    </>
  );
}

/** What shows content: cards, tables, quotes, tabs, long text. */
export function Lists({ data, theme }: GalleryProps) {
  const { copy, posts, quotes, planPaths, categories, html } = data;
  const { specs, comparison } = copy.features;
  const tabs = categories.map((label, at) => ({
    id: `${theme}-${at}`,
    label,
    panel: <TickList items={comparison.models} columns />,
  }));
  return (
    <>
      {posts.slice(0, 1).map((post) => (
        <PostCard post={post} lead key={post.path} />
      ))}
      <PostCards posts={posts} />
      <div className="columns">
        {quotes.map((quote) => (
          <Quote {...quote} key={quote.name} />
        ))}
      </div>
      <Plans plans={copy.plans} paths={planPaths} />
      <SpecTable {...specs.performance} />
      <Questions items={copy.pricing.questions.items} />
      <Tabs label={copy.blog.heading} tabs={tabs} />
      <Prose html={html} />
    </>
  );
}

/** Drawings: covers, portraits, suns, the closing band. */
export function Pictures({ data: { copy, covers, people } }: GalleryProps) {
  const { closing } = copy.features;
  return (
    <>
      <div className="columns">
        {covers.map((cover) => (
          <Cover art={cover} key={cover.drawing} />
        ))}
      </div>
      <div className="actions">
        {people.map((person) => (
          <Portrait person={person} key={person.monogram} />
        ))}
        {people.map((person) => (
          <Portrait person={person} large key={person.monogram} />
        ))}
      </div>
      <div className="columns">
        {[0, 50, 140, 174].map((angle) => (
          <SunPath angle={angle} key={angle} />
        ))}
      </div>
      <LostSun label={copy.notFound.alt} />
      <ClosingBand heading={closing.heading} text={closing.text}>
        <ButtonLink to="#Pictures" primary>
          {closing.getStarted}
        </ButtonLink>
        <ButtonLink to="#Pictures">{closing.docs}</ButtonLink>
      </ClosingBand>
    </>
  );
}

/** What a visitor sees while something is awaited, has failed or is not there; e2e/states.spec.ts tests them in their pages. */
export function States({ data: { copy, form, offers } }: GalleryProps) {
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
