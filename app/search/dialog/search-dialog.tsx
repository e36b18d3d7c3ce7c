import { type KeyboardEvent, type MouseEvent, useRef } from "react";
import { isComposing } from "../../browser/input-method.ts";
import { opensElsewhere } from "../../browser/on-click.ts";
import type { CopyOf } from "../../i18n/copy.server.ts";
import { searchPath } from "../../i18n/paths.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { outcomeOf } from "../results.ts";
import "./search-dialog.css";
import { SearchField } from "./search-field.tsx";
import { optionId, SearchOptions, useActiveOption } from "./search-options.tsx";
import { NothingFound, StartingPoints } from "./search-suggestions.tsx";
import { countSearch, useSearchResults } from "./use-search-results.ts";

/**
 * A dialog that browser/search.ts opens: a combobox with a list of results (w3.org/WAI/ARIA/apg/patterns/combobox). No
 * result is active until an arrow key is pressed. Without an active result, Enter opens the search page.
 */
export function SearchDialog({ copy }: { copy: CopyOf<"search"> }) {
  const locale = useLocale();
  const dialog = useRef<HTMLDialogElement>(null);
  const { active, setActive, onArrowKey } = useActiveOption();
  const { text, clear, field, results, failed } = useSearchResults(() => setActive(-1));
  /** Whether the search page opens next. It counts the search itself. */
  const opensPage = useRef(false);

  function leaveFor(path: string) {
    opensPage.current = path.startsWith(searchPath(locale));
    dialog.current?.close();
  }

  function onKeyInField(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== "Enter" || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    if (active >= 0) return document.getElementById(optionId(active))?.click();
    // The state gets what was typed before hydration only in an effect.
    const query = event.currentTarget.value.trim();
    if (!query) return;
    const path = searchPath(locale, query);
    leaveFor(path);
    location.assign(path);
  }

  /** Closes the dialog, unless the link opens in another tab. The browser follows the link. */
  function onChoose(event: MouseEvent, path: string) {
    if (!opensElsewhere(event.nativeEvent)) leaveFor(path);
  }

  /** Clears the dialog for the next search. */
  function onClosed() {
    if (results && !opensPage.current) countSearch(locale, results.query);
    opensPage.current = false;
    // On a busy machine, the event may come after the dialog was opened again.
    if (!dialog.current?.open) clear();
  }

  const props = { copy, onChoose };
  const hasOptions = Boolean(results?.direct || results?.groups.length);
  return (
    <dialog
      className="finder surface"
      ref={dialog}
      aria-label={copy.label}
      onClose={onClosed}
      onKeyDown={onArrowKey}
      suppressHydrationWarning
    >
      <SearchField
        copy={copy}
        isExpanded={hasOptions}
        aria-activedescendant={active >= 0 ? optionId(active) : undefined}
        onKeyDown={onKeyInField}
        {...field}
      />
      <div className="finder-list">
        {/* Always in the page, so that screen readers announce texts that are inserted. */}
        <div className="finder-crisis" role="alert" lang={results?.lang}>
          {results?.crisis?.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        {!text.trim() && <StartingPoints {...props} />}
        {results && hasOptions && <SearchOptions {...props} results={results} active={active} />}
        {results && outcomeOf(results) === "nothing" && (
          <NothingFound {...props} results={results} />
        )}
        {failed && <p className="muted finder-note">{copy.failed}</p>}
      </div>
      <div className="finder-foot row between note">
        <span role="status">{failed ? copy.failed : results?.found}</span>
        <span className="keys">{copy.keys}</span>
      </div>
    </dialog>
  );
}
