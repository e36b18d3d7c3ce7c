import type { AnswerPart, Source } from "../../chat/answer.ts";
import type { Turn } from "../../chat/conversation.ts";
import type { CopyOf } from "../../i18n/copy.server.ts";
import { Mark } from "../../shell/brand.tsx";
import { Icon } from "../../ui/icon.tsx";
import * as styles from "./turn.module.css";

interface TurnProps {
  turn: Turn;
  copy: CopyOf<"previewChat">;
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
export function TurnView({ turn, copy }: TurnProps) {
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
            <Part key={at} part={part} />
          ))}
          {note && <p className={state === "waiting" ? styles.looking : styles.error}>{note}</p>}
        </div>
      </div>
    </li>
  );
}

function Part({ part }: { part: AnswerPart }) {
  if (part.type === "text") return <p>{part.text}</p>;
  if (part.type === "quote") {
    return (
      <figure>
        <blockquote cite={part.source.path}>{part.text}</blockquote>
        <figcaption>
          <SourceLink {...part.source} />
        </figcaption>
      </figure>
    );
  }
  return (
    <p className={styles.also}>
      {part.label}
      {part.links.map((link) => (
        <SourceLink key={link.path} {...link} />
      ))}
    </p>
  );
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
