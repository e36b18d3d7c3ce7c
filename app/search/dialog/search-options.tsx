import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { isComposing } from "../../browser/input-method.ts";
import type { CopyOf } from "../../i18n/copy.server.ts";
import { searchPath } from "../../i18n/paths.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { MarkedText } from "../../ui/marked-text.tsx";
import type { SearchResults } from "../results.ts";

interface SearchOptionsProps {
  copy: CopyOf<"search">;
  results: SearchResults;
  /** The index of the active option, or -1. */
  active: number;
  onChoose: (event: MouseEvent, path: string) => void;
}

/**
 * The listbox of the search dialog's combobox: the direct answer, which links to the search page with its whole text, its
 * sources, then the results by kind.
 */
export function SearchOptions({ copy, results, active, onChoose }: SearchOptionsProps) {
  const locale = useLocale();
  const { query, lang, direct, groups } = results;
  let at = 0;
  const createProps = (path: string) => {
    const id = at++;
    return {
      id: optionId(id),
      role: "option",
      "aria-selected": id === active,
      tabIndex: -1,
      lang,
      href: path,
      onClick: (event: MouseEvent) => onChoose(event, path),
    };
  };
  return (
    <div id="finder-list" role="listbox" aria-label={copy.results}>
      {direct && (
        <Group name="direct" label={copy.direct.heading}>
          <a {...createProps(searchPath(locale, query))} className="finder-answer">
            <strong>{direct.question}</strong>
            <span>{direct.summary}</span>
          </a>
          {direct.sources.map(({ label, path }) => (
            <a key={path} {...createProps(path)}>
              <span>{label}</span>
            </a>
          ))}
        </Group>
      )}
      {groups.map(({ kind, label, results }) => (
        <Group key={kind} name={kind} label={label}>
          {results.map(({ heading, page, path, excerpt }) => (
            <a key={`${path} ${heading}`} {...createProps(path)}>
              <span>
                <strong>{heading}</strong>
                {page && <span className="note">{page}</span>}
              </span>
              <span>
                <MarkedText {...excerpt} />
              </span>
            </a>
          ))}
        </Group>
      ))}
    </div>
  );
}

function Group({ name, label, children }: { name: string; label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div role="group" aria-labelledby={`finder-${name}`}>
      <p className="note medium" id={`finder-${name}`} aria-hidden="true">
        {label}
      </p>
      {children}
    </div>
  );
}

export function optionId(at: number): string {
  return `finder-option-${at}`;
}

/** The index of the combobox's active option, or -1, and what the arrow keys do. */
export function useActiveOption() {
  const [active, setActive] = useState(-1);

  useEffect(() => {
    if (active >= 0)
      document.getElementById(optionId(active))?.scrollIntoView({ block: "nearest" });
  }, [active]);

  /** Activates the next or previous option. Where there are none, focuses the next or previous link. */
  function onArrowKey(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    const options = event.currentTarget.querySelectorAll("[role=option]");
    if (options.length > 0) return setActive(neighbor(active, step, options.length));
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>("input, a")];
    const focused = links.findIndex((link) => link.matches(":focus"));
    links[neighbor(focused, step, links.length)]?.focus();
  }

  return { active, setActive, onArrowKey };
}

/** The next or previous index in a ring; -1 stands for none. */
function neighbor(index: number, step: number, count: number): number {
  if (index < 0) return step > 0 ? 0 : count - 1;
  return (index + step + count) % count;
}
