import { type FormEvent, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { Icon } from "../ui/icon.tsx";
import "../styles/forms.css";

/** A pause in typing of this many milliseconds starts a search. */
const pause = 250;

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
  const timer = useRef(0);
  const composing = useRef(false);

  // Links, back and forward change the query from outside; what is being typed stays as it is.
  useEffect(() => {
    if (query === asked.current || !input.current) return;
    asked.current = query;
    input.current.value = query;
  }, [query]);

  useEffect(() => () => clearTimeout(timer.current), []);

  function ask() {
    clearTimeout(timer.current);
    const text = input.current?.value.trim() ?? "";
    if (text === asked.current) return;
    asked.current = text;
    // One entry of the history for the whole query, not one for each letter.
    void navigate(pathTo(text), { replace: query !== "", preventScrollReset: true });
  }

  function wait() {
    clearTimeout(timer.current);
    // Half of a Chinese word is still Latin letters.
    if (!composing.current) timer.current = window.setTimeout(ask, pause);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    ask();
  }

  return (
    <search className="search">
      <form action={action} onSubmit={submit}>
        {category && <input type="hidden" name="category" value={category} />}
        <label className="vh" htmlFor="q">
          {label}
        </label>
        <input
          ref={input}
          className="input"
          id="q"
          name="q"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          placeholder={label}
          defaultValue={query}
          onChange={wait}
          onCompositionStart={() => {
            composing.current = true;
          }}
          onCompositionEnd={() => {
            composing.current = false;
            wait();
          }}
        />
        <button type="submit" aria-label={label}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}
