import { readForm } from "../../leads/form/form.server.ts";
import { settingsContext } from "../../load-context.server.ts";
import { pageMeta } from "../../seo/page-head.ts";
import type { Route } from "./+types/unsubscribe";
import { StepPage } from "./step-page.tsx";
import {
  fail,
  loadStep,
  readSubscriberToken,
  redirectToOutcome,
  respondInPlace,
} from "./steps.server.ts";

export { clientAction, headers } from "../../leads/form/route.ts";

export function loader({ context, url }: Route.LoaderArgs) {
  return loadStep("unsubscribe", context, url);
}

/** Ends a subscription, for a reader or for a mail provider, which must not be redirected (RFC 8058). */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { outcome } = await context
    .get(settingsContext)
    .leads.unsubscribe(readSubscriberToken(url));
  if (outcome !== "unsubscribed") return fail(outcome);
  const form = await readForm(request);
  const oneClick = typeof form !== "number" && form.get("List-Unsubscribe") === "One-Click";
  return oneClick ? respondInPlace() : redirectToOutcome(url);
}

export const meta: Route.MetaFunction = pageMeta(({ loaderData }) => ({
  ...loaderData.copy.meta,
  ogImage: "blog",
  noindex: true,
}));

export default StepPage;
