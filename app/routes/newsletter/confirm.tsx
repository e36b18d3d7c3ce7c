import { settingsContext } from "../../load-context.server.ts";
import { pageMeta } from "../../seo/page-head.ts";
import type { Route } from "./+types/confirm";
import { StepPage } from "./step-page.tsx";
import { fail, loadStep, readSubscriberToken, redirectToOutcome } from "./steps.server.ts";

export { clientAction, headers } from "../../leads/form/route.ts";

export function loader({ context, url }: Route.LoaderArgs) {
  return loadStep("confirm", context, url);
}

export async function action({ context, url }: Route.ActionArgs) {
  const { outcome } = await context.get(settingsContext).leads.confirm(readSubscriberToken(url));
  return outcome === "invalid" || outcome === "unavailable"
    ? fail(outcome)
    : redirectToOutcome(url);
}

export const meta: Route.MetaFunction = pageMeta(({ loaderData }) => ({
  ...loaderData.copy.meta,
  ogImage: "blog",
  noindex: true,
}));

export default StepPage;
