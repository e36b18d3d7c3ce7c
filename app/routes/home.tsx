import { allPosts } from "../content/posts.server.ts";
import { getCopy, getLocale } from "../i18n/copy.server.ts";
import { newChatPath, pagePath } from "../i18n/paths.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { settingsContext } from "../load-context.server.ts";
import { organization, webSite } from "../seo/organization.server.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { siteHead } from "../seo/site-head.server.ts";
import * as card from "../ui/card.module.css";
import { ClosingBand } from "../ui/closing-band.tsx";
import { ButtonLink, GoLink } from "../ui/link.tsx";
import { PostCards } from "../ui/post-card.tsx";
import { RichText } from "../ui/rich-text.tsx";
import { Section } from "../ui/section.tsx";
import { ChatFrame } from "../widgets/chat-frame.tsx";
import { chatAddress } from "../widgets/frame-address.ts";
import type { Route } from "./+types/home";
import { summarize } from "./blog/summary.server.ts";
import * as styles from "./home.module.css";

export const handle = { solidHeader: true };

export function loader({ context, url }: Route.LoaderArgs) {
  const { chatAppUrl } = context.get(settingsContext);
  const question = url.searchParams.get("q")?.trim();
  const head = siteHead(context, url);
  const locale = getLocale(url);
  return {
    copy: getCopy(context, url, "home"),
    latest: allPosts(locale)
      .slice(0, 3)
      .map((post) => summarize(locale, post, getCopy(context, url, "blog"))),
    structuredData: [organization(head), webSite(head)],
    chat: {
      url: chatAddress(chatAppUrl, locale, question),
      external: chatAppUrl !== undefined,
    },
  };
}

export const meta: Route.MetaFunction = pageMeta(({ loaderData: { copy, structuredData } }) => ({
  ...copy.meta,
  ogImage: "home",
  structuredData,
}));

export default function Home({ loaderData: { copy, latest, chat } }: Route.ComponentProps) {
  const locale = useLocale();
  const { more } = copy;
  return (
    <>
      <ChatFrame key={chat.url} {...chat} copy={copy.chat} />
      <Section id="more" heading={more.heading} lede={more.lede}>
        <div className="columns">
          {(["features", "docs", "api"] as const).map((page) => (
            <article className={`balanced ${card.card}`} key={page}>
              <h3>{more[page].heading}</h3>
              <p>{more[page].text}</p>
              <GoLink to={pagePath(locale, page)}>{more[page].link}</GoLink>
            </article>
          ))}
        </div>
        <p className={styles.studies}>
          <RichText text={more.studies} />
        </p>
      </Section>

      {latest.length > 0 && (
        <Section id="latest" heading={copy.latest.heading}>
          <PostCards posts={latest} />
          <p className="space-above-large">
            <GoLink to={pagePath(locale, "blog")}>{copy.latest.link}</GoLink>
          </p>
        </Section>
      )}

      <ClosingBand heading={copy.closing.heading} text={copy.closing.text}>
        <ButtonLink to={newChatPath(locale)} primary>
          {copy.closing.chat}
        </ButtonLink>
        <ButtonLink to={pagePath(locale, "pricing")}>{copy.closing.pricing}</ButtonLink>
      </ClosingBand>
    </>
  );
}
