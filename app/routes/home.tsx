import { getCopy, getLocale } from "../i18n/copy.server.ts";
import { pagePath } from "../i18n/paths.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { settingsContext } from "../load-context.server.ts";
import { organization, webSite } from "../seo/organization.server.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { siteHead } from "../seo/site-head.server.ts";
import * as card from "../ui/card.module.css";
import { GoLink } from "../ui/link.tsx";
import { RichText } from "../ui/rich-text.tsx";
import { Section } from "../ui/section.tsx";
import { ChatFrame } from "../widgets/chat-frame.tsx";
import { chatAddress } from "../widgets/frame-address.ts";
import type { Route } from "./+types/home";
import * as styles from "./home.module.css";

export const handle = { solidHeader: true };

export function loader({ context, url }: Route.LoaderArgs) {
  const { chatAppUrl } = context.get(settingsContext);
  const question = url.searchParams.get("q")?.trim();
  const head = siteHead(context, url);
  return {
    copy: getCopy(context, url, "home"),
    structuredData: [organization(head), webSite(head)],
    chat: {
      url: chatAddress(chatAppUrl, getLocale(url), question),
      external: chatAppUrl !== undefined,
    },
  };
}

export const meta: Route.MetaFunction = pageMeta(({ loaderData: { copy, structuredData } }) => ({
  ...copy.meta,
  ogImage: "home",
  structuredData,
}));

export default function Home({ loaderData: { copy, chat } }: Route.ComponentProps) {
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
    </>
  );
}
