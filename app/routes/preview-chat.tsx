import { useEffect, useRef, useState } from "react";
import { isAnswering, type Turn } from "../chat/conversation.ts";
import { respondWhole } from "../chat/respond.server.ts";
import { getCopy } from "../i18n/copy.server.ts";
import { inLocale } from "../i18n/paths.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { settingsContext } from "../load-context.server.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { Mark } from "../shell/brand.tsx";
import { Icon } from "../ui/icon.tsx";
import { RichText } from "../ui/rich-text.tsx";
import { followTheme } from "../widgets/theme.ts";
import type { Route } from "./+types/preview-chat";
import { Composer } from "./preview-chat/composer.tsx";
import { noteOn, TurnView } from "./preview-chat/turn.tsx";
import { useConversation } from "./preview-chat/use-conversation.ts";
import * as styles from "./preview-chat.module.css";

export const handle = { bare: true };

const suggestions = ["models", "files", "instructions", "developers"] as const;

/** Without JavaScript the question is a part of the address, and its answer of the page. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const question = url.searchParams.get("q")?.trim() ?? "";
  const answer = question && (await respondWhole({ context, request, url }));
  const asked: Turn[] = answer ? [{ id: 0, question, answer, state: "done" }] : [];
  const { assistant } = context.get(settingsContext);
  const answeredBy = assistant ? ("model" as const) : ("site" as const);
  return { copy: getCopy(context, url, "previewChat"), asked, answeredBy };
}

export const meta: Route.MetaFunction = pageMeta(({ loaderData }) => ({
  ...loaderData.copy.meta,
  ogImage: "home",
  noindex: true,
}));

/** What the home page's frame shows when no chat application is connected: a chat with the documentation. */
export default function PreviewChat({ loaderData }: Route.ComponentProps) {
  const { copy, asked, answeredBy } = loaderData;
  const path = inLocale(useLocale(), "/preview-chat");
  const { turns, ask, stop, begin } = useConversation(path, asked);
  const input = useRef<HTMLTextAreaElement>(null);
  const log = useRef<HTMLElement>(null);
  const last = turns.at(-1);
  const answering = isAnswering(turns);
  useEffect(followTheme, []);

  // What arrives stays in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every turn and every piece of one makes the log longer.
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [turns]);

  // Blocks as they arrive would be read out one by one: it waits for the whole.
  const [announcement, announce] = useState("");
  const state = last?.state;
  useEffect(() => {
    const reply = log.current?.querySelector<HTMLElement>("li:last-child [lang]");
    if (state) announce(answering ? copy.looking : (reply?.innerText ?? ""));
  }, [state, answering, copy]);

  const composer = (
    <Composer
      key="composer"
      path={path}
      copy={copy}
      input={input}
      answering={answering}
      onAsk={ask}
      onStop={stop}
    />
  );
  return (
    <main className={styles.chat} aria-labelledby="greeting" data-begun={turns.length > 0}>
      <div className={styles.greeting}>
        <Mark />
        <h1 id="greeting">
          <RichText text={copy.heading} />
        </h1>
      </div>
      <section className={styles.log} ref={log} aria-label={copy.conversation} tabIndex={0}>
        <ol>
          {turns.map((turn) => (
            <TurnView key={turn.id} path={path} turn={turn} copy={copy} onAsk={ask} />
          ))}
        </ol>
      </section>
      {composer}
      <form
        className={styles.suggestions}
        action={path}
        aria-label={copy.questionsLabel}
        onSubmit={(event) => event.preventDefault()}
      >
        {suggestions.map((name) => (
          <button
            key={name}
            type="submit"
            name="q"
            value={copy.questions[name]}
            onClick={() => {
              void ask(copy.questions[name]);
              input.current?.focus();
            }}
          >
            {copy.questions[name]}
          </button>
        ))}
      </form>
      <p className="note">
        {copy.note[answeredBy]}
        <a
          className="arrow-link"
          href={path}
          onClick={(event) => {
            event.preventDefault();
            begin();
            input.current?.focus();
          }}
        >
          <Icon name="plus" />
          {copy.newChat}
        </a>
      </p>
      <p className="visually-hidden" role="status">
        {last && (noteOn(last, copy) || announcement)}
      </p>
    </main>
  );
}
