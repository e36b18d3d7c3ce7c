import { legalDocument } from "../content/legal.server.ts";
import { getCopy, getLocale } from "../i18n/copy.server.ts";
import type { Route } from "./+types/accessibility";
import { documentHead } from "./legal/document-head.ts";
import { DocumentPage } from "./legal/document-page.tsx";

export const handle = { overSky: true };

export function loader({ context, url }: Route.LoaderArgs) {
  return {
    copy: getCopy(context, url, "legal"),
    document: legalDocument(getLocale(url), "accessibility"),
  };
}

export function meta({ loaderData, matches, location: { pathname } }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  if (!loaderData || !site) return [];
  return documentHead(site, loaderData.document, { pathname, picture: "accessibility" });
}

export default function Accessibility({ loaderData }: Route.ComponentProps) {
  return <DocumentPage {...loaderData} download="accessibility" />;
}
