import { useState } from "react";

/**
 * A key of the whole page, which changes when a translated page is left: the translation of Chrome and Edge replaces texts by
 * `font` elements, and React could neither update nor remove these texts.
 */
export function usePageKey(pathname: string): number {
  const [page, setPage] = useState({ pathname, key: 0 });
  if (page.pathname !== pathname) {
    setPage({ pathname, key: page.key + (document.querySelector("body font") ? 1 : 0) });
  }
  return page.key;
}
