import { data, type RouterContextProvider, redirect } from "react-router";
import { cacheControl, retryAfter } from "../../http/shared/response-headers.ts";
import { getCopy } from "../../i18n/copy.server.ts";
import { isToken } from "../../leads/.server/tokens.ts";
import type { newsletterPages } from "../../leads/newsletter-paths.ts";

type Step = keyof typeof newsletterPages;

/** The URL has a secret token. */
const noStore = { "Cache-Control": cacheControl.noStore };

/**
 * The loader data of a step: the question, or the outcome. It changes nothing, and does not look a token up; one that
 * lost a part on the way is known by its form.
 */
export function loadStep(step: Step, context: Readonly<RouterContextProvider>, url: URL) {
  const { blog, unavailable, [step]: copy } = getCopy(context, "newsletterPages");
  const { sending } = getCopy(context, "forms");
  const state = url.searchParams.has("sent")
    ? ("done" as const)
    : isToken(readSubscriberToken(url))
      ? ("ask" as const)
      : ("invalid" as const);
  return data(
    { state, copy: { ...copy, blog, unavailable, sending } },
    { status: state === "invalid" ? 410 : 200, headers: noStore },
  );
}

/** The token of the mail. */
export function readSubscriberToken(url: URL): string {
  return url.searchParams.get("token") ?? "";
}

/** Redirects to a URL without the token, which can be reloaded. */
export function redirectToOutcome({ pathname }: URL) {
  return redirect(`${pathname}?sent`, { status: 303, headers: noStore });
}

/** The outcome without a redirect, for a mail provider that posts for a reader (RFC 8058, section 3.1). */
export function respondInPlace() {
  return data({ state: "done" } as const, { headers: noStore });
}

/** The response to a failed step. */
export function fail(outcome: "invalid" | "unavailable") {
  return outcome === "invalid"
    ? data({ state: outcome } as const, { status: 410, headers: noStore })
    : data({ state: outcome } as const, {
        status: 503,
        headers: { ...noStore, "Retry-After": String(retryAfter.storeOutage) },
      });
}
