import { useEffect, useRef } from "react";
import type { Turn } from "../chat/answer.ts";
import { respondWhole } from "../chat/respond.server.ts";
import { getCopy, getLocale } from "../i18n/copy.server.ts";
import { localeTable } from "../i18n/locales.ts";
import { inLocale } from "../i18n/paths.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { settingsContext } from "../load-context.server.ts";
import { hasPart } from "../pages.ts";
import { pageMeta } from "../seo/page-head.ts";
import { helplinesFor } from "../site/site.ts";
import { Icon } from "../ui/icon.tsx";
import { RichText } from "../ui/rich-text.tsx";
import { Mark } from "../ui/shell/brand.tsx";
import type { Route } from "./+types/preview-chat";
import { Composer } from "./preview-chat/composer.tsx";
import { Helplines } from "./preview-chat/helplines.tsx";
import { sampleTurn } from "./preview-chat/sample.server.tsx";
import { Suggestions } from "./preview-chat/suggestions.tsx";
import { TurnView } from "./preview-chat/turn.tsx";
import { useConversation } from "./preview-chat/use-conversation.ts";
import * as styles from "./preview-chat.module.css";

export const handle = "bare";

/** Without JavaScript, the URL has the question or asks for the sample, and the page has the answer. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const locale = getLocale(context);
  const { tag } = localeTable[locale];
  const question = url.searchParams.get("q")?.trim() ?? "";
  const answer = question && (await respondWhole({ context, request, url }));
  const sample = sampleTurn(getCopy(context, "features").demo, tag);
  const sampleTurns: Turn[] = url.searchParams.has("sample") ? [sample] : [];
  const initialTurns: Turn[] = answer ? [{ question, answer, state: "done" }] : sampleTurns;
  const { assistant } = context.get(settingsContext);
  const answeredBy = assistant ? ("model" as const) : ("site" as const);
  return {
    copy: getCopy(context, "previewChat"),
    sample,
    initialTurns,
    answeredBy,
    places: helplinesFor(locale),
  };
}

export const meta: Route.MetaFunction = pageMeta(({ loaderData }) => ({
  ...loaderData.copy.meta,
  ogImage: "home",
  noindex: true,
}));

/** The page in the home page's frame if no chat application is connected: a chat about this site. */
export default function PreviewChat({ loaderData }: Route.ComponentProps) {
  const { copy, sample, initialTurns, answeredBy, places } = loaderData;
  const path = inLocale(useLocale(), "/preview-chat");
  const input = useRef<HTMLTextAreaElement>(null);
  const log = useRef<HTMLElement>(null);
  const chat = useConversation(path, initialTurns, () => focusComposer(input.current));
  const { turns, earlier, answering } = chat;
  const { length } = turns;
  const isStarted = length > 0;

  // Scrolls to each new question, so that its answer can be read from the start.
  useEffect(() => {
    const turn = log.current?.querySelector<HTMLElement>("ol > li:last-child");
    const first = log.current?.querySelector<HTMLElement>("ol > li");
    if (length > 0 && log.current && turn && first) {
      log.current.scrollTop = turn.offsetTop - first.offsetTop;
    }
  }, [length]);

  return (
    <main
      className={styles.chat}
      aria-labelledby="greeting"
      data-begun={isStarted}
      data-hydrate={isStarted ? "load" : undefined}
    >
      <div className={isStarted ? "visually-hidden" : `balanced stack centered ${styles.greeting}`}>
        <Mark />
        <RichText as="h1" id="greeting" text={copy.heading} />
        <p className="muted">{copy.statement}</p>
      </div>
      <section
        className={styles.log}
        ref={log}
        role="log"
        aria-label={copy.conversation}
        aria-busy={answering}
        tabIndex={0}
      >
        <ol className="stack gap-6">
          {turns.map((turn, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: turns are only appended.
            <TurnView key={index} turn={turn} copy={copy} onAsk={chat.ask} />
          ))}
        </ol>
      </section>
      <Composer
        copy={copy}
        input={input}
        isStarted={isStarted}
        answering={answering}
        onAsk={chat.ask}
        onStop={chat.stop}
      />
      {!isStarted && (
        <Suggestions
          copy={copy}
          sample={sample}
          onAsk={chat.ask}
          onSample={() => chat.show([sample])}
        />
      )}
      <footer className={styles.foot}>
        <p className={`row centered muted ${styles.footnote}`}>
          {copy.note[answeredBy]}
          {isStarted && (
            <a
              className="arrow-link"
              href={path}
              onClick={(event) => {
                event.preventDefault();
                chat.startNew();
              }}
            >
              <Icon name="plus" />
              {copy.newChat}
            </a>
          )}
          {!isStarted && earlier.length > 0 && (
            <button className="arrow-link" type="button" onClick={() => chat.show(earlier)}>
              <Icon name="back" />
              {copy.restore}
            </button>
          )}
        </p>
        {hasPart("helplines") && <Helplines copy={copy.helplines} places={places} />}
      </footer>
    </main>
  );
}

/** Focuses the composer, except on touch screens, where the keyboard would cover the answer. */
function focusComposer(input: HTMLTextAreaElement | null) {
  if (matchMedia("(pointer: fine)").matches) input?.focus();
  else input?.blur();
}
