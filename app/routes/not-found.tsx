import { data } from "react-router";
import { getCopy } from "../i18n/copy.server.ts";
import { notFoundHead } from "../seo/not-found-head.ts";
import { NotFoundPage } from "../ui/not-found-page.tsx";
import type { Route } from "./+types/not-found";

export const handle = { overSky: true };

export function loader({ context, url }: Route.LoaderArgs) {
  return data({ copy: getCopy(context, url, "notFound") }, 404);
}

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  return loaderData && site ? notFoundHead(site, loaderData.copy, location.pathname) : [];
}

export default function NotFound({ loaderData: { copy } }: Route.ComponentProps) {
  return <NotFoundPage copy={copy} />;
}
