import type { HeadersArgs } from "react-router";

/** The headers of a page with a form: those of the action if it ran. */
export function headers({ actionHeaders, loaderHeaders }: HeadersArgs): Headers {
  return actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders;
}
