import { getCopy, getLocale } from "../i18n/copy.server.ts";
import { inLocale, pagePath } from "../i18n/paths.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { organization, webSite } from "../seo/organization.ts";
import { pageHead } from "../seo/page-head.ts";
import { GoLink } from "../ui/link.tsx";
import { RichText } from "../ui/rich-text.tsx";
import { Section } from "../ui/section.tsx";
import { ChatFrame } from "../widgets/chat-frame.tsx";
import type { Route } from "./+types/home";
import "../styles/card.css";
import "../styles/home.css";

export function loader({ context, url }: Route.LoaderArgs) {
  return {
    copy: getCopy(context, url, "home"),
    chatUrl: inLocale(getLocale(url), "/preview-chat"),
  };
}

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  if (!loaderData || !site) return [];
  return pageHead(site, {
    ...loaderData.copy.meta,
    pathname: location.pathname,
    picture: "home",
    structuredData: [organization(site), webSite(site)],
  });
}

export default function Home({ loaderData: { copy, chatUrl } }: Route.ComponentProps) {
  const locale = useLocale();
  const { more } = copy;
  return (
    <>
      <ChatFrame key={chatUrl} url={chatUrl} copy={copy.chat} />
      <Section id="more" heading={more.heading} lede={more.lede}>
        <div className="cols">
          {(["features", "docs", "api"] as const).map((page) => (
            <article className="card" key={page}>
              <h3>{more[page].heading}</h3>
              <p>{more[page].text}</p>
              <GoLink to={pagePath(locale, page)}>{more[page].link}</GoLink>
            </article>
          ))}
        </div>
        <p className="studies">
          <RichText text={more.studies} />
        </p>
      </Section>
    </>
  );
}
