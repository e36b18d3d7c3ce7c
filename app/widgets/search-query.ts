import type { SearchResults } from "../search/results.ts";

/** A pause in typing of this many milliseconds starts a search. */
const pause = 120;

interface SearchTyping {
  /** Answers a query, or throws. */
  ask: (query: string, signal: AbortSignal) => Promise<SearchResults>;
  /** Told what was found, or nothing for an empty query. */
  show: (results: SearchResults | undefined) => void;
  fail: () => void;
}

/** Follows what is typed with searches: one at a time, the last one wins. */
export function followTyping({ ask, show, fail }: SearchTyping) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let under = new AbortController();

  async function search(query: string) {
    const { signal } = under;
    try {
      const results = await ask(query, signal);
      if (!signal.aborted) show(results);
    } catch {
      if (!signal.aborted) fail();
    }
  }

  function stop() {
    clearTimeout(timer);
    under.abort();
    under = new AbortController();
  }

  return {
    type(text: string) {
      stop();
      const query = text.trim();
      if (query) timer = setTimeout(() => void search(query), pause);
      else show(undefined);
    },
    stop,
  };
}
