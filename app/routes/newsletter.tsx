import { data, redirect } from "react-router";
import { cacheControl, retryAfter } from "../http/shared/response-headers.ts";
import { getCopy } from "../i18n/copy.server.ts";
import { pagePath, withoutLocale } from "../i18n/paths.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { isToken } from "../leads/.server/tokens.ts";
import { readForm } from "../leads/form/form.server.ts";
import { newsletterPages } from "../leads/newsletter-paths.ts";
import { settingsContext } from "../load-context.server.ts";
import { pageMeta } from "../seo/page-head.ts";
import { ButtonLink } from "../ui/link.tsx";
import { RichText } from "../ui/rich-text.tsx";
import { SunPath } from "../ui/sun-path.tsx";
import type { Route } from "./+types/newsletter";
import * as styles from "./newsletter.module.css";

export { headers } from "../leads/form/route.ts";

/** Responses must not be stored, because the URL has a secret token. */
const noStore = { "Cache-Control": cacheControl.noStore };

const stepOf = ({ pathname }: URL) =>
  withoutLocale(pathname) === `/${newsletterPages.confirm}` ? "confirm" : "unsubscribe";

/** The token from the mail; empty if there is none. */
const tokenOf = (url: URL) => url.searchParams.get("token") ?? "";

/**
 * The question, or the outcome. Loading the page changes nothing and doesn't look up the token; a truncated token is recognized
 * by its format.
 */
export function loader({ context, url }: Route.LoaderArgs) {
  const { blog, unavailable, [stepOf(url)]: copy } = getCopy(context, "newsletterPages");
  const tokenState = isToken(tokenOf(url)) ? ("ask" as const) : ("invalid" as const);
  const state = url.searchParams.has("sent") ? ("done" as const) : tokenState;
  return data(
    { state, copy: { ...copy, blog, unavailable } },
    { status: state === "invalid" ? 410 : 200, headers: noStore },
  );
}

/** Confirms or ends a subscription. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { outcome } = await context.get(settingsContext).leads[stepOf(url)](tokenOf(url));
  if (outcome === "invalid") return data({ state: outcome }, { status: 410, headers: noStore });
  if (outcome === "unavailable") {
    const headers = { ...noStore, "Retry-After": String(retryAfter.storeOutage) };
    return data({ state: outcome }, { status: 503, headers });
  }
  const form = await readForm(request);
  // A mail provider that posts for a reader must not be redirected (RFC 8058, section 3.1).
  const isOneClick = typeof form !== "number" && form.get("List-Unsubscribe") === "One-Click";
  if (isOneClick) return data({ state: "done" as const }, { headers: noStore });
  // This URL has no token, so it can be reloaded.
  return redirect(`${url.pathname}?sent`, { status: 303, headers: noStore });
}

export const meta: Route.MetaFunction = pageMeta(({ loaderData }) => ({
  ...loaderData.copy.meta,
  ogImage: "blog",
  noindex: true,
}));

/* The angle of the sun, which rises to the question, is past noon when all is done, and sets after a failure. */
const angles = { ask: 50, done: 140, invalid: 174, unavailable: 174 };

/** A page with a button that confirms or ends a subscription, and the page with the outcome. */
export default function Newsletter({ loaderData, actionData }: Route.ComponentProps) {
  const { copy } = loaderData;
  const { state } = actionData ?? loaderData;
  const locale = useLocale();
  const { heading, text } = state === "unavailable" ? copy.unavailable : copy[state];
  const outcomeProps = { className: styles.outcome, role: "status", tabIndex: -1, autoFocus: true };
  return (
    <section className="page-top">
      <div className={`wrap beside ${styles.beside}`}>
        <div {...(state !== "ask" && outcomeProps)}>
          <RichText as="h1" text={heading} />
          <RichText as="p" className="lede" text={text} />
          {state === "ask" || state === "unavailable" ? (
            <form method="post" className="space-above-large">
              <button className="button primary" type="submit">
                {copy.button}
              </button>
            </form>
          ) : (
            <p className="space-above-large">
              <ButtonLink to={`${pagePath(locale, "blog")}#newsletter`}>{copy.blog}</ButtonLink>
            </p>
          )}
        </div>
        <SunPath angle={angles[state]} />
      </div>
    </section>
  );
}
