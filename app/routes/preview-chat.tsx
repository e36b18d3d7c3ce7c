import { useCallback, useEffect, useRef } from "react";
import { isAnswering, type Turn } from "../chat/conversation.ts";
import { respondWhole } from "../chat/respond.server.ts";
import { getCopy, getLocale } from "../i18n/copy.server.ts";
import { localeTable } from "../i18n/locales.ts";
import { inLocale } from "../i18n/paths.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { settingsContext } from "../load-context.server.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { Mark } from "../shell/brand.tsx";
import { CopyStatus } from "../ui/copy-status.tsx";
import { Icon } from "../ui/icon.tsx";
import { RichText } from "../ui/rich-text.tsx";
import type { Route } from "./+types/preview-chat";
import { Announcer, useAnnouncer } from "./preview-chat/announcer.tsx";
import { answerText } from "./preview-chat/answer-text.ts";
import { Composer } from "./preview-chat/composer.tsx";
import { sampleTurn } from "./preview-chat/sample.server.tsx";
import { Suggestions } from "./preview-chat/suggestions.tsx";
import { TurnView } from "./preview-chat/turn.tsx";
import { useConversation } from "./preview-chat/use-conversation.ts";
import { useLogScroll } from "./preview-chat/use-log-scroll.ts";
import * as styles from "./preview-chat.module.css";

export const handle = { bare: true };

/** Without JavaScript the question, or the wish for the sample, is a part of the address, and its answer of the page. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { tag } = localeTable[getLocale(url)];
  const question = url.searchParams.get("q")?.trim() ?? "";
  const answer = question && (await respondWhole({ context, request, url }));
  const sample = sampleTurn(getCopy(context, url, "features").demo, tag);
  const shown: Turn[] = url.searchParams.has("sample") ? [sample] : [];
  const asked: Turn[] = answer ? [{ id: 0, question, answer, state: "done" }] : shown;
  const { assistant } = context.get(settingsContext);
  const answeredBy = assistant ? ("model" as const) : ("site" as const);
  return {
    copy: getCopy(context, url, "previewChat"),
    codeBlock: getCopy(context, url, "codeBlock"),
    statement: getCopy(context, url, "home").chat.statement,
    sample,
    asked,
    answeredBy,
  };
}

export const meta: Route.MetaFunction = pageMeta(({ loaderData }) => ({
  ...loaderData.copy.meta,
  ogImage: "home",
  noindex: true,
}));

/** What the home page's frame shows when no chat application is connected: a chat about this site. */
export default function PreviewChat({ loaderData }: Route.ComponentProps) {
  const { copy, codeBlock, statement, sample, asked, answeredBy } = loaderData;
  const path = inLocale(useLocale(), "/preview-chat");
  const input = useRef<HTMLTextAreaElement>(null);
  const log = useRef<HTMLElement>(null);
  const { announcement, announce } = useAnnouncer();
  const chat = useConversation(path, asked, () => focusComposer(input.current));
  const { turns, earlier, dispatch, rate } = chat;
  const answering = isAnswering(turns);
  const onScroll = useLogScroll(log, turns);

  const ask = useCallback(
    (question: string) => {
      dispatch({ type: "asked", question });
      focusComposer(input.current);
    },
    [dispatch],
  );
  function change(type: "new" | "restored") {
    dispatch({ type });
    focusComposer(input.current);
  }

  // Blocks as they arrive would be read out one by one: it waits for the whole.
  const outcome = answering ? "answering" : turns.at(-1)?.state;
  const ended = earlier.length > 0;
  useEffect(() => {
    if (outcome === "answering") return announce(copy.looking);
    const answer = log.current?.querySelector("li:last-child [data-answer]");
    if (outcome && answer) {
      const lang = answer.closest<HTMLElement>("[lang]")?.lang;
      const label = outcome === "done" ? copy.answered : undefined;
      return announce(answerText(answer), { label, lang });
    }
    if (ended) announce(copy.begun);
  }, [outcome, ended, announce, copy]);

  return (
    <main
      className={styles.chat}
      aria-labelledby="greeting"
      data-begun={turns.length > 0}
      data-hydrate={turns.length > 0 ? "load" : undefined}
    >
      <div className={`balanced ${styles.greeting}`}>
        <Mark />
        <h1 id="greeting">
          <RichText text={copy.heading} />
        </h1>
        <p>{statement}</p>
      </div>
      <section
        className={styles.log}
        ref={log}
        aria-label={copy.conversation}
        tabIndex={0}
        onScroll={onScroll}
      >
        <ol>
          {turns.map((turn) => (
            <TurnView
              key={turn.id}
              path={path}
              turn={turn}
              copy={copy}
              onAsk={ask}
              onRate={rate}
              onTell={announce}
            />
          ))}
        </ol>
      </section>
      <Composer
        path={path}
        copy={copy}
        input={input}
        answering={answering}
        onAsk={ask}
        onStop={() => dispatch({ type: "stopped" })}
        onTell={announce}
      />
      {turns.length === 0 && (
        <Suggestions
          path={path}
          copy={copy}
          sample={sample}
          onAsk={ask}
          onSample={() => {
            dispatch({ type: "sample", turn: sample });
            focusComposer(input.current);
          }}
        />
      )}
      <p className={styles.footnote}>
        {copy.note[answeredBy]}
        {turns.length > 0 && (
          <a
            className="arrow-link"
            href={path}
            onClick={(event) => {
              event.preventDefault();
              change("new");
            }}
          >
            <Icon name="plus" />
            {copy.newChat}
          </a>
        )}
        {ended && (
          <button className="arrow-link" type="button" onClick={() => change("restored")}>
            <Icon name="back" />
            {copy.restore}
          </button>
        )}
      </p>
      <Announcer {...announcement} />
      <CopyStatus copy={codeBlock} />
    </main>
  );
}

/** Where there is only a touch screen, its keyboard would cover the answer. */
function focusComposer(input: HTMLTextAreaElement | null) {
  if (matchMedia("(pointer: fine)").matches) input?.focus();
  else input?.blur();
}
