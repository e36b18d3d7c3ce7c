import { ChatFrame } from "../chat/frame/chat-frame.tsx";
import { createChatUrl } from "../chat/frame/frame-address.ts";
import { planIds } from "../content/plans.ts";
import { allPosts } from "../content/posts.server.ts";
import { getCopy, getLocale } from "../i18n/copy.server.ts";
import { formatMessage } from "../i18n/format-message.ts";
import { pagePath } from "../i18n/paths.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { settingsContext } from "../load-context.server.ts";
import { hasPart } from "../pages.ts";
import { pageMeta } from "../seo/page-head.ts";
import { organization, siteHead, webSite } from "../seo/structured-data.server.ts";
import { pictures } from "../site/pictures.ts";
import { ClosingBand } from "../ui/closing-band.tsx";
import { Dial } from "../ui/dial.tsx";
import { Icon } from "../ui/icon.tsx";
import { ButtonLink, GoLink, StartButton } from "../ui/link.tsx";
import { PostCards } from "../ui/post-card.tsx";
import { Question } from "../ui/question.tsx";
import { RichText } from "../ui/rich-text.tsx";
import { Section } from "../ui/section.tsx";
import { Slot } from "../ui/slot.tsx";
import type { Route } from "./+types/home";
import { summarize } from "./blog/listing.server.ts";
import { Doors } from "./home/doors.tsx";
import * as styles from "./home.module.css";

export const handle = "solidHeader";

export function loader({ context, url }: Route.LoaderArgs) {
  const { chatAppUrl } = context.get(settingsContext);
  const question = url.searchParams.get("q")?.trim();
  const head = siteHead(context);
  const locale = getLocale(context);
  return {
    copy: getCopy(context, "home"),
    dial: getCopy(context, "dial"),
    plans: getCopy(context, "plans"),
    latest: allPosts(locale)
      .slice(0, 3)
      .map((post) => summarize(locale, post)),
    structuredData: [organization(head), webSite(head)],
    chat: (chatAppUrl || hasPart("previewChat")) && {
      url: createChatUrl(chatAppUrl, locale, question),
      external: chatAppUrl !== undefined,
    },
  };
}

export const meta: Route.MetaFunction = pageMeta(({ loaderData: { copy, structuredData } }) => ({
  ...copy.meta,
  ogImage: "home",
  structuredData,
}));

export default function Home({
  loaderData: { copy, dial, plans, latest, chat },
}: Route.ComponentProps) {
  const locale = useLocale();
  const { check, doors, prices } = copy;
  const dialParts = {
    head: (
      <div className="balanced">
        <RichText as={chat ? "h2" : "h1"} id="check" text={check.heading} />
        <RichText as="p" className="lede" text={check.lede} />
      </div>
    ),
    question: <Question file={check.file}>{check.question}</Question>,
    link: <GoLink to={`${pagePath(locale, "api")}#study-types`}>{check.studies}</GoLink>,
    note: <p className="note">{check.note}</p>,
  };
  return (
    <>
      {chat && <ChatFrame key={chat.url} {...chat} copy={copy.chat} />}
      <section className="night" aria-labelledby="check">
        {chat && (
          <a
            className={`row centered small medium plain ${styles.peek}`}
            href="#check"
            data-markdown="skip"
          >
            {check.peek}
            <Icon name="arrow" />
          </a>
        )}
        {pictures.hero ? (
          <div className="wrap beside section">
            <Slot name="hero" />
            <div className="stack gap-4">
              {dialParts.head}
              {dialParts.question}
              {dialParts.link}
              {dialParts.note}
            </div>
          </div>
        ) : (
          <Dial copy={dial} wide={dialParts} />
        )}
      </section>

      <Section id="doors" heading={doors.heading} link={{ to: "features", label: doors.link }}>
        <Doors copy={doors} />
        <p className="note space-above">{doors.note}</p>
      </Section>

      <Section id="prices" heading={prices.heading} link={{ to: "pricing", label: prices.link }}>
        <dl className={styles.prices}>
          <div>
            <dt className="small strong">{prices.chat}</dt>
            <dd className="amount">{prices.chatPrice}</dd>
            <dd className="small muted">{prices.chatText}</dd>
          </div>
          {planIds.map((id) => (
            <div key={id}>
              <dt className="small strong">{plans[id].name}</dt>
              <dd className="amount">
                {plans[id].price}{" "}
                {id !== "enterprise" && <small className="muted">{plans.perMonth}</small>}
              </dd>
              <dd className="small muted">
                {id === "enterprise"
                  ? prices.contract
                  : formatMessage(prices.requests, { month: plans[id].month })}
              </dd>
            </div>
          ))}
        </dl>
      </Section>

      {latest.length > 0 && (
        <Section
          id="latest"
          heading={copy.latest.heading}
          link={{ to: "blog", label: copy.latest.link }}
        >
          <PostCards posts={latest} />
        </Section>
      )}

      <ClosingBand heading={copy.closing.heading} text={copy.closing.text}>
        <StartButton>{copy.closing.chat}</StartButton>
        <ButtonLink to={pagePath(locale, "pricing")}>{copy.closing.pricing}</ButtonLink>
      </ClosingBand>
    </>
  );
}
