import {
  type Dispatch,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type SetStateAction,
  startTransition,
  useEffect,
  useRef,
  useState,
} from "react";
import { useNavigate } from "react-router";
import type { CopyOf } from "../i18n/copy.server.ts";
import type { Locale } from "../i18n/locales.ts";
import { searchPath } from "../i18n/paths.ts";
import { loadSearch } from "../locales/search.ts";
import { outcomeOf, type SearchResults } from "../search/results.ts";
import { maxQueryLength } from "../tokens/max-query-length.ts";
import { Icon } from "../ui/icon.tsx";
import { isComposing } from "./input-method.ts";
import { rememberSearch } from "./recent-searches.ts";
import "./search-dialog.css";
import { moveFocus, nextOption } from "./search-keys.ts";
import { SearchNothing } from "./search-nothing.tsx";
import { optionId, optionPaths, SearchOptions } from "./search-options.tsx";
import { showLatest } from "./search-query.ts";
import { fetchResults, reportSettled } from "./search-request.ts";
import { SearchStart } from "./search-start.tsx";
import { useTypeahead } from "./use-typeahead.ts";

interface SearchDialogProps {
  locale: Locale;
  copy: CopyOf<"search">;
  onClose: () => void;
}

/** Loads the copy of a language, then shows the dialog. One that has closed is removed, unless another has opened since. */
export async function openSearch(
  locale: Locale,
  setDialog: Dispatch<SetStateAction<ReactElement | undefined>>,
) {
  const { search: copy } = await loadSearch[locale]();
  // A key, because a dialog that is closing and one that opens must not share their state.
  const key = String(performance.now());
  const onClose = () => setDialog((dialog) => (dialog?.key === key ? undefined : dialog));
  startTransition(() =>
    setDialog(<SearchDialog key={key} locale={locale} copy={copy} onClose={onClose} />),
  );
}

/**
 * The search dialog: a combobox with a list of results (w3.org/WAI/ARIA/apg/patterns/combobox). No result is active
 * until an arrow key is pressed; Enter without an active result opens the search page.
 */
function SearchDialog({ locale, copy, onClose }: SearchDialogProps) {
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const [results, setResults] = useState<SearchResults>();
  const [failed, setFailed] = useState(false);
  const [active, setActive] = useState(-1);
  const { handlers, askNow } = useTypeahead(
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
  const paths = results ? optionPaths(locale, results) : [];
  /** Whether the search page opens next, which counts the search itself. */
  const opensPage = useRef(false);

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  useEffect(() => {
    if (active >= 0)
      document.getElementById(optionId(active))?.scrollIntoView({ block: "nearest" });
  }, [active]);

  function go(to: string) {
    // Others may use this browser, too.
    if (query.trim() && !results?.crisis) rememberSearch(query.trim());
    opensPage.current = to.startsWith(searchPath(locale));
    dialog.current?.close();
    void navigate(to);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === "Escape") {
      // By default, the first Escape would clear the field.
      event.preventDefault();
      dialog.current?.close();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      if (paths.length > 0) setActive(nextOption(active, step, paths.length));
      else moveFocus(event.currentTarget, step);
    }
    if (event.key !== "Enter" || event.target !== input.current) return;
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

  function repeat(query: string) {
    setQuery(query);
    askNow(query);
    input.current?.focus();
  }

  function onClosed() {
    if (results && !opensPage.current) reportSettled(locale, results.query);
    onClose();
  }

  const props = { locale, copy, onChoose };
  const nothing = results && outcomeOf(results) === "nothing";
  return (
    <dialog
      className="finder"
      ref={dialog}
      aria-label={copy.label}
      onClose={onClosed}
      onClick={(event) => event.target === event.currentTarget && dialog.current?.close()}
      onKeyDown={onKeyDown}
    >
      <search>
        <Icon name="search" />
        <input
          ref={input}
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
        />
        <button
          className="icon-button"
          type="button"
          aria-label={copy.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </search>
      <div className="finder-list">
        {/* Always there, so that screen readers notice what comes into it. */}
        <div className="finder-crisis" role="alert" lang={results?.lang}>
          {results?.crisis?.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        {!query.trim() && (
          <SearchStart {...props} onRepeat={repeat} onForgotten={() => input.current?.focus()} />
        )}
        {results && paths.length > 0 && (
          <SearchOptions {...props} results={results} active={active} />
        )}
        {nothing && <SearchNothing {...props} results={results} />}
        {failed && <p className="finder-note">{copy.failed}</p>}
      </div>
      <div className="finder-foot">
        <span role="status">{failed ? copy.failed : results?.found}</span>
        <span className="keys">{copy.keys}</span>
      </div>
    </dialog>
  );
}
