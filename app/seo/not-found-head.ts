import type { PageHead } from "./page-head.ts";
import type { PageMeta } from "./page-meta.ts";

interface NotFoundCopy {
  readonly meta: Pick<PageHead, "title" | "description">;
}

/** The head of the not-found page, for every route that can answer 404. */
export function notFoundHead({ meta }: NotFoundCopy): PageMeta {
  return { ...meta, ogImage: "home", noindex: true };
}
