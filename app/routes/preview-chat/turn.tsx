import { useRef } from "react";
import type { Turn } from "../../chat/answer.ts";
import type { CopyOf } from "../../i18n/copy.server.ts";
import { formatMessage } from "../../i18n/format-message.ts";
import { maxQueryLength } from "../../tokens/max-query-length.ts";
import { Icon } from "../../ui/icon.tsx";
import { Mark } from "../../ui/shell/brand.tsx";
import { AnswerPartView } from "./answer-part.tsx";
import { AnswerTools } from "./answer-tools.tsx";
import * as styles from "./turn.module.css";

interface TurnProps {
  /** Where the chat is. */
  path: string;
  turn: Turn;
  copy: CopyOf<"previewChat">;
  onAsk: (question: string) => void;
}

/** A question, and what has arrived of its answer. */
export function TurnView({ path, turn, copy, onAsk }: TurnProps) {
  const { question, answer, state, sampleFile } = turn;
  const content = useRef<HTMLDivElement>(null);
  const instead = {
    answering: answer ? "" : copy.looking,
    failed: copy.failed,
    refused: copy.tooMany,
    stopped: copy.stopped,
    done: "",
  }[state];
  const failed = state === "failed" || state === "refused";
  const leftOut = question.length - maxQueryLength;
  return (
    <li className={sampleFile && styles.sample}>
      <div className={styles.asked}>
        <p className={styles.question}>
          <span className="visually-hidden">{copy.asked}</span>
          {sampleFile && (
            <span className={styles.file}>
              <Icon name="file" />
              {sampleFile}
            </span>
          )}
          {question}
        </p>
        {leftOut > 0 && (
          <p className="note">
            {formatMessage(copy.leftOut, { max: maxQueryLength, count: leftOut })}
          </p>
        )}
      </div>
      <div className={styles.reply} lang={answer?.lang || undefined}>
        <Mark />
        <div>
          <div className={styles.content} ref={content}>
            <span className="visually-hidden">{copy.answered}</span>
            {answer?.parts.map((part, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts only ever come after others.
              <AnswerPartView key={at} part={part} path={path} onAsk={onAsk} />
            ))}
            {instead && <p className={failed ? styles.error : styles.looking}>{instead}</p>}
          </div>
          {state === "done" && <AnswerTools copy={copy.tools} answer={content} />}
        </div>
      </div>
    </li>
  );
}
