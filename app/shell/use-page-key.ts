import { useState } from "react";

/**
 * A key for the whole page, which a navigation from a translated page makes anew: the browser (Chrome, Edge) has
 * put `font` elements in the place of texts, which React can then neither change nor remove.
 */
export function usePageKey(pathname: string): number {
  const [page, setPage] = useState({ pathname, key: 0 });
  if (page.pathname !== pathname) {
    setPage({ pathname, key: page.key + (document.querySelector("body font") ? 1 : 0) });
  }
  return page.key;
}
