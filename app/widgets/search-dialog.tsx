import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { type Locale, localeTable } from "../i18n/locales.ts";
import { searchPath } from "../i18n/paths.ts";
import { search as english } from "../locales/en/search.ts";
import { search as chinese } from "../locales/zh/search.ts";
import type { SearchResults } from "../search/results.ts";
import { maxQueryLength } from "../tokens/max-query-length.ts";
import { Icon } from "../ui/icon.tsx";
import { MarkedText } from "../ui/marked-text.tsx";
import { isComposing } from "./input-method.ts";
import styles from "./search-dialog.css?url";
import { showLatest } from "./search-query.ts";
import { useTypeahead } from "./use-typeahead.ts";

/* Loaded on demand with the dialog. */
const copies = { en: english, zh: chinese };

interface SearchDialogProps {
  locale: Locale;
  onClose: () => void;
}

/**
 * The search dialog: a combobox with a list of results (w3.org/WAI/ARIA/apg/patterns/combobox). No result is active
 * until an arrow key is pressed; Enter without an active result opens the search page.
 */
export function SearchDialog({ locale, onClose }: SearchDialogProps) {
  const copy = copies[locale];
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState("");
  const [results, setResults] = useState<SearchResults>();
  const [failed, setFailed] = useState(false);
  const [active, setActive] = useState(-1);
  const { handlers } = useTypeahead(
    showLatest({
      search: (query, signal) => fetchResults(locale, query, signal),
      show(results) {
        setResults(results);
        setFailed(false);
        setActive(-1);
      },
      fail: () => setFailed(true),
    }),
  );
  const paths = results?.groups.flatMap(({ results }) => results.map(({ path }) => path)) ?? [];

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  useEffect(() => {
    if (active >= 0)
      document.getElementById(optionId(active))?.scrollIntoView({ block: "nearest" });
  }, [active]);

  function go(to: string) {
    dialog.current?.close();
    void navigate(to);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent)) return;
    // By default, the first Escape would clear the field.
    if (event.key === "Escape") dialog.current?.close();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && paths.length > 0) {
      event.preventDefault();
      const first = step > 0 ? 0 : paths.length - 1;
      setActive(active < 0 ? first : (active + step + paths.length) % paths.length);
    }
    if (event.key !== "Enter") return;
    event.preventDefault();
    const chosen = paths[active];
    if (chosen || query.trim()) go(chosen ?? searchPath(locale, query.trim()));
  }

  /** Leaves clicks for a new tab to the browser. */
  function onChoose(event: MouseEvent, path: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(path);
  }

  let option = 0;
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: browsers close a dialog on Escape. */}
      <dialog
        className="finder"
        ref={dialog}
        aria-label={copy.label}
        onClose={onClose}
        onClick={(event) => event.target === event.currentTarget && dialog.current?.close()}
      >
        <search>
          <Icon name="search" />
          <input
            type="search"
            name="q"
            role="combobox"
            aria-label={copy.label}
            aria-expanded={paths.length > 0}
            aria-controls="finder-list"
            aria-autocomplete="list"
            aria-activedescendant={active >= 0 ? optionId(active) : undefined}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={maxQueryLength}
            placeholder={copy.placeholder}
            value={query}
            {...handlers}
            onChange={(event) => {
              setQuery(event.target.value);
              handlers.onChange(event);
            }}
            onKeyDown={onKeyDown}
          />
          <button type="button" aria-label={copy.close} onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </button>
        </search>
        <div className="finder-list">
          <div
            id="finder-list"
            role="listbox"
            aria-label={copy.results}
            hidden={paths.length === 0}
          >
            {results?.groups.map(({ kind, label, results }) => (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
              <div key={kind} role="group" aria-labelledby={`finder-${kind}`}>
                <p id={`finder-${kind}`} aria-hidden="true">
                  {label}
                </p>
                {results.map(({ heading, page, path, excerpt }) => {
                  const at = option++;
                  return (
                    <a
                      key={`${path} ${heading}`}
                      id={optionId(at)}
                      role="option"
                      aria-selected={at === active}
                      tabIndex={-1}
                      href={path}
                      onClick={(event) => onChoose(event, path)}
                    >
                      <span>
                        <strong>{heading}</strong>
                        {page && <span className="where">{page}</span>}
                      </span>
                      <span>
                        <MarkedText {...excerpt} />
                      </span>
                    </a>
                  );
                })}
              </div>
            ))}
          </div>
          {results?.total === 0 && <p className="finder-note">{copy.empty.heading}</p>}
          {failed && <p className="finder-note">{copy.failed}</p>}
        </div>
        <div className="finder-foot">
          <span role="status">{failed ? copy.failed : results?.found}</span>
          <span className="keys">{copy.keys}</span>
        </div>
      </dialog>
    </>
  );
}

function optionId(at: number): string {
  return `finder-option-${at}`;
}

async function fetchResults(
  locale: Locale,
  query: string,
  signal: AbortSignal,
): Promise<SearchResults> {
  const { prefix } = localeTable[locale];
  const response = await fetch(`${prefix}/search.json?q=${encodeURIComponent(query)}`, { signal });
  if (!response.ok) throw new Error(`Search answered ${response.status}.`);
  return await response.json();
}
