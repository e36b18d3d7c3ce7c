import { useEffect } from "react";
import { data } from "react-router";
import { getCopy } from "../i18n/copy.server.ts";
import { pagePath } from "../i18n/paths.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { pageHead } from "../seo/page-head.ts";
import { ButtonLink } from "../ui/link.tsx";
import { RichText } from "../ui/rich-text.tsx";
import type { Route } from "./+types/not-found";
import { LostSun } from "./not-found/lost-sun.tsx";
import "../styles/lost.css";

export const handle = { overSky: true };

export function loader({ context, url }: Route.LoaderArgs) {
  return data({ copy: getCopy(context, url, "notFound") }, 404);
}

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  if (!loaderData || !site) return [];
  return pageHead(site, {
    ...loaderData.copy.meta,
    pathname: location.pathname,
    picture: "home",
    noindex: true,
  });
}

export default function NotFound({ loaderData: { copy } }: Route.ComponentProps) {
  const locale = useLocale();
  // The specification asks for the missing path in the browser's console; the server logs it as well.
  useEffect(() => console.warn(`404: ${window.location.pathname}`), []);
  return (
    <section className="hero lost sky">
      <LostSun label={copy.alt} />
      <div className="wrap">
        <h1>
          <RichText text={copy.heading} />
        </h1>
        <p>{copy.text}</p>
        <div className="actions">
          <ButtonLink to={pagePath(locale, "home")} primary>
            {copy.home}
          </ButtonLink>
          <ButtonLink to={pagePath(locale, "docs")}>{copy.docs}</ButtonLink>
        </div>
      </div>
    </section>
  );
}
