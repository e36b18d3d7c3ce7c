import { type CopyOf, getCopy } from "../i18n/copy.server.ts";
import { formatMessage } from "../i18n/format-message.ts";
import { inLocale, searchPath } from "../i18n/paths.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { loadResults } from "../search/results.server.ts";
import { outcomeOf, type SearchResults } from "../search/results.ts";
import { startingPoints } from "../search/starting-points.ts";
import { maxQueryLength } from "../search/tokens/max-query-length.ts";
import { pageMeta } from "../seo/page-head.ts";
import { Icon } from "../ui/icon.tsx";
import { GoLink } from "../ui/link.tsx";
import { MarkedText } from "../ui/marked-text.tsx";
import { PageTop } from "../ui/page-top.tsx";
import { Prose } from "../ui/prose.tsx";
import { RichText } from "../ui/rich-text.tsx";
import type { Route } from "./+types/search";
import * as styles from "./search.module.css";
import "../ui/styles/code.css";

export async function loader(args: Route.LoaderArgs) {
  const { context } = args;
  return {
    copy: getCopy(context, "search"),
    results: await loadResults(args, true),
  };
}

export const meta: Route.MetaFunction = pageMeta(({ loaderData }) => ({
  ...loaderData.copy.meta,
  ogImage: "home",
  noindex: true,
}));

/** The search page, which works without JavaScript. */
export default function Search({ loaderData }: Route.ComponentProps) {
  const { copy, results } = loaderData;
  const { query, lang, crisis, direct, found, groups, chat } = results;
  return (
    <>
      <PageTop heading={copy.heading} lede={copy.lede}>
        <search>
          <form
            className={`prose-width search-field ${styles.form}`}
            action={searchPath(useLocale())}
          >
            <label className="visually-hidden" htmlFor="q">
              {copy.label}
            </label>
            <Icon name="search" />
            <input
              // Resets the input after a navigation to another query.
              key={query}
              className="input"
              id="q"
              name="q"
              type="search"
              enterKeyHint="search"
              maxLength={maxQueryLength}
              placeholder={copy.placeholder}
              defaultValue={query}
            />
            <button className="button primary" type="submit">
              {copy.submit}
            </button>
          </form>
        </search>
      </PageTop>

      <section className="section flush" aria-label={copy.results}>
        <div className={groups.length > 0 ? `wrap beside ${styles.beside}` : "wrap"}>
          <div>
            <p className="muted" role="status">
              {query && !crisis && formatMessage(copy.foundFor, { found, query })}
            </p>
            {crisis && (
              <div className={`stack speaking prose-width ${styles.crisis}`} lang={lang}>
                {crisis.map((text) => (
                  <p key={text}>{text}</p>
                ))}
              </div>
            )}
            {direct && <DirectAnswer key={query} copy={copy.direct} answer={direct} lang={lang} />}
            {query && outcomeOf(results) === "nothing" && (
              <div className={`prose-width ${styles.results}`}>
                <h2 className="note medium hairline">{copy.empty.heading}</h2>
                <RichText as="p" className="space-above" text={copy.empty.text} />
                {chat && (
                  <p className="space-above">
                    <GoLink to={chat}>{formatMessage(copy.empty.chat, { query })}</GoLink>
                  </p>
                )}
              </div>
            )}
            {groups.map(({ kind, label, results }) => (
              <section
                className={`prose-width ${styles.results}`}
                key={kind}
                aria-labelledby={kind}
              >
                <h2 className="note medium" id={kind}>
                  {label}
                </h2>
                <ul className="ruled hairline" lang={lang}>
                  {results.map(({ page, heading, path, excerpt }) => (
                    <li className="stack gap-1" key={`${path} ${heading}`}>
                      <h3 className="small-heading">
                        <a href={path}>{heading}</a>
                      </h3>
                      {page && <p className="note">{page}</p>}
                      <p className="muted small">
                        <MarkedText {...excerpt} />
                      </p>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
          <Aside groups={groups} copy={copy} />
        </div>
      </section>
    </>
  );
}

/** Beside the results: the number of each kind, or starting points if there are none. */
function Aside({ groups, copy }: { groups: SearchResults["groups"]; copy: CopyOf<"search"> }) {
  const locale = useLocale();
  return (
    <nav className={`links ${styles.aside}`} aria-labelledby="aside">
      <h2 className="label" id="aside">
        {groups.length > 0 ? copy.byKind : copy.start.heading}
      </h2>
      <ul>
        {groups.map(({ kind, label, results }) => (
          <li className="between small muted hairline" key={kind}>
            {/* A link of the router would lose the query. */}
            <a href={`#${kind}`}>{label}</a> <span>{results.length}</span>
          </li>
        ))}
        {groups.length === 0 &&
          startingPoints.map(({ name, path }) => (
            <li className="between small muted hairline" key={name}>
              <a href={inLocale(locale, path)}>{copy.start.links[name]}</a>
            </li>
          ))}
      </ul>
    </nav>
  );
}

interface DirectAnswerProps {
  copy: CopyOf<"search">["direct"];
  answer: NonNullable<SearchResults["direct"]>;
  lang: string;
}

/** The written answer to a query with links to its sources. */
function DirectAnswer({ copy, answer, lang }: DirectAnswerProps) {
  const { question, blocks, sources } = answer;
  return (
    <section className={`card speaking prose-width ${styles.answer}`} aria-labelledby="direct">
      <h2 className="note medium" id="direct">
        {copy.heading}
      </h2>
      <div lang={lang}>
        <h3 className="small-heading">{question}</h3>
        <Prose html={blocks.join("")} />
      </div>
      <p className="row small muted">{copy.sources}</p>
      <ul className="row small muted" lang={lang}>
        {sources.map(({ label, path }) => (
          <li key={path}>
            <GoLink to={path}>{label}</GoLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
