import { data } from "react-router";
import { getCopy } from "../i18n/copy.server.ts";
import { notFoundHead, pageMeta } from "../seo/page-head.ts";
import { NotFoundPage } from "../ui/not-found-page.tsx";
import type { Route } from "./+types/not-found";

export const handle = "missing";

export function loader({ context }: Route.LoaderArgs) {
  return data({ copy: getCopy(context, "notFound") }, 404);
}

export const meta: Route.MetaFunction = pageMeta(({ loaderData }) => notFoundHead(loaderData.copy));

export default function NotFound({ loaderData: { copy } }: Route.ComponentProps) {
  return <NotFoundPage copy={copy} />;
}
