import {
  type ClientActionFunctionArgs,
  data,
  type HeadersArgs,
  isRouteErrorResponse,
} from "react-router";
import type { FailureReason, FormFailure } from "./use-form.ts";

/* Exports for the routes of pages with a form. */

/** The headers of a page with a form: those of the action if it ran. */
export function headers({ actionHeaders, loaderHeaders }: HeadersArgs): Headers {
  return actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders;
}

/**
 * Sends a form with the router. Without a response of the action (no connection, an overloaded site, an error of a
 * proxy), the page stays with everything that was typed, instead of an error page.
 */
export async function clientAction({ serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  try {
    return await serverAction();
  } catch (error) {
    // Redirects are thrown as responses.
    if (error instanceof Response) throw error;
    // With a success status, the router would run the loaders, which would fail too.
    return data({ failed: failureReason(error) } satisfies FormFailure, 503);
  }
}

/** The router throws responses that are not those of the action. */
function failureReason(error: unknown): FailureReason {
  if (!isRouteErrorResponse(error)) return "noAnswer";
  return error.status === 429 ? "limited" : "refused";
}
