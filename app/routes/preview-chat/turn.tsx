import type { AnswerPart, Source } from "../../chat/answer.ts";
import type { Turn } from "../../chat/conversation.ts";
import type { CopyOf } from "../../i18n/copy.server.ts";
import { Mark } from "../../shell/brand.tsx";
import { Icon } from "../../ui/icon.tsx";
import * as styles from "./turn.module.css";

interface TurnProps {
  /** Where the chat is. */
  path: string;
  turn: Turn;
  copy: CopyOf<"previewChat">;
  onAsk: (question: string) => void;
}

/** What stands below an answer that is on its way or did not arrive. */
export function noteOn({ state }: Turn, copy: TurnProps["copy"]): string {
  return {
    waiting: copy.looking,
    failed: copy.failed,
    refused: copy.tooMany,
    arriving: "",
    done: "",
    stopped: "",
  }[state];
}

/** A question, and what has arrived of its answer. */
export function TurnView({ path, turn, copy, onAsk }: TurnProps) {
  const { question, answer, state } = turn;
  const note = noteOn(turn, copy);
  return (
    <li>
      <p className={styles.question}>
        <span className="visually-hidden">{copy.asked}</span>
        {question}
      </p>
      <div className={styles.reply} lang={answer.lang || undefined}>
        <Mark />
        <div>
          <span className="visually-hidden">{copy.answered}</span>
          {answer.parts.map((part, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts only ever come after others.
            <Part key={at} part={part} path={path} onAsk={onAsk} />
          ))}
          {note && <p className={state === "waiting" ? styles.looking : styles.error}>{note}</p>}
        </div>
      </div>
    </li>
  );
}

type PartProps = Pick<TurnProps, "path" | "onAsk"> & { part: AnswerPart };

function Part({ part, path, onAsk }: PartProps) {
  switch (part.type) {
    case "text":
      return <p>{part.text}</p>;
    case "blocks":
      return <Blocks blocks={part.blocks} />;
    case "quote":
      return (
        <figure>
          <blockquote cite={part.source.path}>
            <Blocks blocks={part.blocks} />
          </blockquote>
          <figcaption>
            <SourceLink {...part.source} />
          </figcaption>
        </figure>
      );
    case "links":
      return (
        <p className={styles.also}>
          {part.label}
          {part.links.map((link) => (
            <SourceLink key={link.path} {...link} />
          ))}
        </p>
      );
    case "questions":
      return (
        <p className={styles.also}>
          {part.label}
          {part.questions.map((question) => (
            <a
              key={question}
              className="arrow-link"
              href={`${path}?q=${encodeURIComponent(question)}`}
              onClick={(event) => {
                event.preventDefault();
                onAsk(question);
              }}
            >
              {question}
            </a>
          ))}
        </p>
      );
  }
}

/** Blocks of HTML that the server made. */
function Blocks({ blocks }: { blocks: readonly string[] }) {
  return blocks.map((html, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks only ever come after others.
    <div key={at} dangerouslySetInnerHTML={{ __html: html }} />
  ));
}

/** Opens in place of the page around the frame. */
function SourceLink({ label, path }: Source) {
  return (
    <a className="arrow-link" href={path} target="_top">
      {label}
      <Icon name="arrow" />
    </a>
  );
}
