import type { PageHead } from "./page-head.ts";
import type { PageMeta } from "./page-meta.ts";

interface NotFoundCopy {
  readonly meta: Pick<PageHead, "title" | "description">;
}

/** The head of the not-found page, whichever route says that there is nothing at this address. */
export function notFoundHead({ meta }: NotFoundCopy): PageMeta {
  return { ...meta, picture: "home", noindex: true };
}
