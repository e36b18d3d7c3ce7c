import { type FormEvent, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { maxQueryLength } from "../search/max-query-length.ts";
import * as form from "../ui/form.module.css";
import { Icon } from "../ui/icon.tsx";
import * as styles from "./post-search.module.css";
import { useTypeahead } from "./use-typeahead.ts";

interface PostSearchProps {
  /** The page that shows what is found, and what its URL asks for now. */
  action: string;
  query: string;
  category: string;
  label: string;
  /** The URL that asks for a query. */
  pathTo: (query: string) => string;
}

/** A search box: without JavaScript a form, with it the list follows what is typed. */
export function PostSearch({ action, query, category, label, pathTo }: PostSearchProps) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const asked = useRef(query);
  const { handlers, askNow } = useTypeahead((text) => {
    if (text === asked.current) return;
    asked.current = text;
    // One entry of the history for the whole query, not one for each letter.
    void navigate(pathTo(text), { replace: query !== "", preventScrollReset: true });
  });

  // Links, back and forward change the query from outside; what is being typed stays as it is.
  useEffect(() => {
    if (query === asked.current || !input.current) return;
    asked.current = query;
    input.current.value = query;
  }, [query]);

  function submit(event: FormEvent) {
    event.preventDefault();
    askNow(input.current?.value ?? "");
  }

  return (
    <search className={styles.search}>
      <form action={action} onSubmit={submit}>
        {category && <input type="hidden" name="category" value={category} />}
        <label className="visually-hidden" htmlFor="q">
          {label}
        </label>
        <input
          ref={input}
          className={form.input}
          id="q"
          name="q"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={maxQueryLength}
          placeholder={label}
          defaultValue={query}
          {...handlers}
        />
        <button type="submit" aria-label={label}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}
