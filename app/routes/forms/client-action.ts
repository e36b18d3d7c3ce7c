import { type ClientActionFunctionArgs, data, isRouteErrorResponse } from "react-router";
import type { FailureReason, FormFailure } from "../../widgets/use-form.ts";

/**
 * Sends a form from the browser. When no answer of the page's own arrives (no connection, an overloaded
 * site, a proxy's error), the page stays as it is, with everything typed, in place of the error page.
 */
export async function clientAction({ serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  try {
    return await serverAction();
  } catch (error) {
    // A redirect.
    if (error instanceof Response) throw error;
    // With a status of success the router would ask the loaders again, and fail for good.
    return data({ failed: reasonOf(error) } satisfies FormFailure, 503);
  }
}

/** The router throws the answers that are not the page's own. */
function reasonOf(error: unknown): FailureReason {
  if (!isRouteErrorResponse(error)) return "noAnswer";
  return error.status === 429 ? "limited" : "refused";
}
