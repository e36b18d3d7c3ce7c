import { type FormEvent, useEffect, useEffectEvent, useRef } from "react";
import { useNavigate } from "react-router";
import { useTypeahead } from "../../search/dialog/use-typeahead.ts";
import { maxQueryLength } from "../../search/tokens/max-query-length.ts";
import { Icon } from "../../ui/icon.tsx";
import * as styles from "../blog.module.css";

interface PostSearchProps {
  /** The path of the page with the results. */
  action: string;
  query: string;
  category: string;
  label: string;
  /** Returns the URL of a query. */
  pathTo: (query: string) => string;
}

/** The search form of the blog. With JavaScript, it searches as people type. */
export function PostSearch({ action, query, category, label, pathTo }: PostSearchProps) {
  const navigate = useNavigate();
  const lastQuery = useRef(query);
  const { fill, input, field } = useTypeahead(query, search);

  function search(text: string) {
    if (text === lastQuery.current) return;
    lastQuery.current = text;
    // One history entry for a query, not one for each letter.
    void navigate(pathTo(text), { replace: query !== "", preventScrollReset: true });
  }

  // Navigations change the query, but not a text that is being typed.
  const onQuery = useEffectEvent((query: string) => {
    if (query === lastQuery.current) return;
    lastQuery.current = query;
    fill(query);
  });
  useEffect(() => onQuery(query), [query]);

  function submit(event: FormEvent) {
    event.preventDefault();
    search(input.current?.value.trim() ?? "");
  }

  return (
    <search className={styles.search}>
      <form className="search-field" action={action} onSubmit={submit}>
        {category && <input type="hidden" name="category" value={category} />}
        <label className="visually-hidden" htmlFor="q">
          {label}
        </label>
        <input
          className="input"
          id="q"
          name="q"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={maxQueryLength}
          placeholder={label}
          defaultValue={query}
          {...field}
        />
        <button className="icon-button" type="submit" aria-label={label}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}
