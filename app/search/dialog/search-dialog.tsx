import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { isComposing } from "../../browser/input-method.ts";
import { opensElsewhere } from "../../browser/on-click.ts";
import type { CopyOf } from "../../i18n/copy.server.ts";
import { formatMessage } from "../../i18n/format-message.ts";
import { type Locale, prefixOf } from "../../i18n/locales.ts";
import { pagePath, searchPath } from "../../i18n/paths.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { Icon } from "../../ui/icon.tsx";
import { outcomeOf, type SearchResults } from "../results.ts";
import { maxQueryLength } from "../tokens/max-query-length.ts";
import * as styles from "./search-button.module.css";
import "./search-dialog.css";
import { optionId, SearchOptions } from "./search-options.tsx";
import { SearchStart } from "./search-start.tsx";
import { useTypeahead } from "./use-typeahead.ts";

/**
 * A link to the search page, and the dialog that browser/search.ts opens instead: a combobox with a list of results
 * (w3.org/WAI/ARIA/apg/patterns/combobox). No result is active until an arrow key is pressed. Without an active result,
 * Enter opens the search page.
 */
export function Search({ label, copy }: { label: string; copy: CopyOf<"search"> }) {
  const locale = useLocale();
  const dialog = useRef<HTMLDialogElement>(null);
  const [results, setResults] = useState<SearchResults>();
  const [failed, setFailed] = useState(false);
  const [active, setActive] = useState(-1);
  const { text, fill, input, field } = useTypeahead("", async (query, signal) => {
    try {
      const loaded = query ? await fetchResults(locale, query, signal) : undefined;
      if (signal.aborted) return;
      setResults(loaded);
      setFailed(false);
      setActive(-1);
    } catch {
      if (!signal.aborted) setFailed(true);
    }
  });
  const hasOptions = Boolean(results?.direct || results?.groups.length);
  /** Whether the search page opens next. It counts the search itself. */
  const opensPage = useRef(false);

  useEffect(() => {
    if (active >= 0)
      document.getElementById(optionId(active))?.scrollIntoView({ block: "nearest" });
  }, [active]);

  function leaveFor(to: string) {
    opensPage.current = to.startsWith(searchPath(locale));
    dialog.current?.close();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent)) return;
    const options = event.currentTarget.querySelectorAll<HTMLElement>("[role=option]");
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      const links = [...event.currentTarget.querySelectorAll<HTMLElement>("input, a")];
      const focused = links.findIndex((link) => link.matches(":focus"));
      if (options.length > 0) setActive(neighbor(active, step, options.length));
      else links[neighbor(focused, step, links.length)]?.focus();
    }
    if (event.key !== "Enter" || event.target !== input.current) return;
    event.preventDefault();
    if (active >= 0) return options[active]?.click();
    const query = input.current?.value.trim();
    if (!query) return;
    const to = searchPath(locale, query);
    leaveFor(to);
    location.assign(to);
  }

  /** Closes the dialog, unless the link opens in another tab. The browser follows the link. */
  function onChoose(event: MouseEvent, path: string) {
    if (!opensElsewhere(event.nativeEvent)) leaveFor(path);
  }

  /** Clears the dialog for the next search. */
  function onClosed() {
    // The server can't tell a finished query from one that is being typed. A lost count does no harm.
    if (results && !opensPage.current)
      fetch(`${resultsPath(locale, results.query)}&settled`, { keepalive: true }).catch(() => {});
    opensPage.current = false;
    fill("");
  }

  const props = { copy, onChoose };
  const nothing = results && outcomeOf(results) === "nothing";
  return (
    <>
      <a
        className={`nav-link between ${styles.link}`}
        href={searchPath(locale)}
        aria-keyshortcuts="/ Control+K Meta+K"
        data-hydrate="intent"
      >
        <Icon name="search" />
        <span>{label}</span>
        {/* A script inserts the key, which depends on the platform. The stylesheet reserves the space. */}
        <kbd aria-hidden suppressHydrationWarning>
          {""}
        </kbd>
      </a>
      <dialog
        className="finder surface"
        ref={dialog}
        aria-label={copy.label}
        onClose={onClosed}
        onKeyDown={onKeyDown}
        suppressHydrationWarning
      >
        <search>
          <form className="between hairline" action={searchPath(locale)}>
            <Icon name="search" />
            <input
              className="input"
              name="q"
              role="combobox"
              aria-label={copy.label}
              aria-expanded={hasOptions}
              aria-controls="finder-list"
              aria-autocomplete="list"
              aria-activedescendant={active >= 0 ? optionId(active) : undefined}
              autoComplete="off"
              enterKeyHint="search"
              maxLength={maxQueryLength}
              placeholder={copy.placeholder}
              {...field}
            />
            <button className="icon-button" type="button" aria-label={copy.close} data-close>
              <Icon name="close" />
            </button>
            {/* Lets Enter submit the form before hydration. */}
            <button type="submit" hidden>
              {copy.submit}
            </button>
          </form>
        </search>
        <div className="finder-list">
          {/* Always in the page, so that screen readers announce texts that are inserted. */}
          <div className="finder-crisis" role="alert" lang={results?.lang}>
            {results?.crisis?.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
          {!text.trim() && <SearchStart {...props} />}
          {results && hasOptions && <SearchOptions {...props} results={results} active={active} />}
          {nothing && <SearchNothing {...props} results={results} />}
          {failed && <p className="muted finder-note">{copy.failed}</p>}
        </div>
        <div className="finder-foot row between note">
          <span role="status">{failed ? copy.failed : results?.found}</span>
          <span className="keys">{copy.keys}</span>
        </div>
      </dialog>
    </>
  );
}

/** The path of the results of a query as JSON. */
function resultsPath(locale: Locale, query: string): string {
  return `${prefixOf(locale)}/search.json?q=${encodeURIComponent(query)}`;
}

async function fetchResults(
  locale: Locale,
  query: string,
  signal: AbortSignal,
): Promise<SearchResults> {
  const response = await fetch(resultsPath(locale, query), { signal });
  if (!response.ok) throw new Error(`Search answered ${response.status}.`);
  return await response.json();
}

/** The next or previous index in a ring; -1 stands for none. */
function neighbor(index: number, step: number, count: number): number {
  if (index < 0) return step > 0 ? 0 : count - 1;
  return (index + step + count) % count;
}

interface SearchNothingProps {
  copy: CopyOf<"search">;
  results: SearchResults;
  onChoose: (event: MouseEvent, path: string) => void;
}

/** The search dialog without results: links to the chat with the same words and to the contact page. */
function SearchNothing({ copy, results, onChoose }: SearchNothingProps) {
  const { query, chat } = results;
  const contact = pagePath(useLocale(), "contact");
  return (
    <>
      <p className="muted finder-note">{copy.empty.heading}</p>
      <ul>
        {chat && (
          <li>
            <a href={chat} onClick={(event) => onChoose(event, chat)}>
              {formatMessage(copy.empty.chat, { query })}
            </a>
          </li>
        )}
        <li>
          <a href={contact} onClick={(event) => onChoose(event, contact)}>
            {copy.contact}
          </a>
        </li>
      </ul>
    </>
  );
}
