import type { ClientActionFunctionArgs } from "react-router";
import type { FormFailure } from "../../widgets/use-form.ts";

/**
 * Sends a form from the browser. When no answer of the page's own arrives (no connection, a proxy's
 * error), the page stays as it is, with everything typed, in place of the error page.
 */
export async function clientAction({ serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  try {
    return await serverAction();
  } catch (error) {
    // A redirect.
    if (error instanceof Response) throw error;
    return { failed: true } satisfies FormFailure;
  }
}
