import { getCopy } from "../i18n/copy.server.ts";
import { formatMessage } from "../i18n/format-message.ts";
import { searchPath } from "../i18n/paths.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { outcomeOf } from "../search/results.ts";
import { maxQueryLength } from "../search/tokens/max-query-length.ts";
import { pageMeta } from "../seo/page-head.ts";
import { CopyStatus } from "../ui/copy-status.tsx";
import * as form from "../ui/form.module.css";
import { Icon } from "../ui/icon.tsx";
import { GoLink } from "../ui/link.tsx";
import { MarkedText } from "../ui/marked-text.tsx";
import { PageTop } from "../ui/page-top.tsx";
import { RichText } from "../ui/rich-text.tsx";
import type { Route } from "./+types/search";
import { Aside } from "./search/aside.tsx";
import { DirectAnswer } from "./search/direct-answer.tsx";
import { loadResults } from "./search/load-results.server.ts";
import * as styles from "./search.module.css";

export async function loader(args: Route.LoaderArgs) {
  const { context, url } = args;
  return {
    copy: getCopy(context, url, "search"),
    codeBlock: getCopy(context, url, "codeBlock"),
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
  const { copy, codeBlock, results } = loaderData;
  const { query, lang, crisis, direct, found, groups, chat } = results;
  return (
    <>
      <PageTop heading={copy.heading} lede={copy.lede}>
        <search>
          <form className={styles.form} action={searchPath(useLocale())}>
            <label className="visually-hidden" htmlFor="q">
              {copy.label}
            </label>
            <Icon name="search" />
            <input
              // Resets the input after a navigation to another query.
              key={query}
              className={form.input}
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
        <div className={groups.length > 0 ? `wrap ${styles.beside}` : "wrap"}>
          <div>
            <p className={styles.found} role="status">
              {query && !crisis && formatMessage(copy.foundFor, { found, query })}
            </p>
            {crisis && (
              <div className={styles.crisis} lang={lang}>
                {crisis.map((text) => (
                  <p key={text}>{text}</p>
                ))}
              </div>
            )}
            {direct && <DirectAnswer key={query} copy={copy.direct} answer={direct} lang={lang} />}
            {query && outcomeOf(results) === "nothing" && (
              <div className={styles.results}>
                <h2>{copy.empty.heading}</h2>
                <p className="space-above">
                  <RichText text={copy.empty.text} />
                </p>
                {chat && (
                  <p className="space-above">
                    <GoLink to={chat}>{formatMessage(copy.empty.chat, { query })}</GoLink>
                  </p>
                )}
              </div>
            )}
            {groups.map(({ kind, label, results }) => (
              <section className={styles.results} key={kind} aria-labelledby={kind}>
                <h2 id={kind}>{label}</h2>
                <ul lang={lang}>
                  {results.map(({ page, heading, path, excerpt }) => (
                    <li key={`${path} ${heading}`}>
                      <h3>
                        <a href={path}>{heading}</a>
                      </h3>
                      {page && <p className="note">{page}</p>}
                      <p>
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
      <CopyStatus copy={codeBlock} />
    </>
  );
}
