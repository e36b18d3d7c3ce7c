import { type ClientActionFunctionArgs, data, isRouteErrorResponse } from "react-router";
import type { FailureReason, FormFailure } from "./form-problem.ts";

/**
 * Sends a form with the router. Without a response of the action (no connection, an overloaded site, an error of a
 * proxy), the page stays with everything that was typed, instead of an error page.
 */
export async function clientAction({ serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  try {
    return await serverAction();
  } catch (error) {
    // A redirect.
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
