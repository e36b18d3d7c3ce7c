import { type RefObject, useRef, useState } from "react";
import type { Turn } from "../../chat/answer.ts";
import type { CopyOf } from "../../i18n/copy.server.ts";
import { formatMessage } from "../../i18n/format-message.ts";
import { maxQueryLength } from "../../search/tokens/max-query-length.ts";
import { Icon } from "../../ui/icon.tsx";
import { Mark } from "../../ui/shell/brand.tsx";
import { AnswerPartView } from "./answer-part.tsx";
import * as styles from "./turn.module.css";

interface TurnProps {
  turn: Turn;
  copy: CopyOf<"previewChat">;
  onAsk: (question: string) => void;
}

/** A question, and as much of its answer as has arrived. */
export function TurnView({ turn, copy, onAsk }: TurnProps) {
  const { question, answer, state, sampleFile } = turn;
  const content = useRef<HTMLDivElement>(null);
  const notice = {
    answering: answer ? "" : copy.looking,
    failed: copy.failed,
    refused: copy.tooMany,
    stopped: copy.stopped,
    done: "",
  }[state];
  const hasFailed = state === "failed" || state === "refused";
  const leftOutCount = question.length - maxQueryLength;
  return (
    <li className={sampleFile ? `stack gap-4 ${styles.sample}` : "stack gap-4"}>
      <div className="stack gap-1">
        <p className={`bubble you ${styles.question}`}>
          <span className="visually-hidden">{copy.asked}</span>
          {sampleFile && (
            <small>
              <Icon name="file" />
              {sampleFile}
            </small>
          )}
          {question}
        </p>
        {leftOutCount > 0 && (
          <p className={`note ${styles.leftOut}`}>
            {formatMessage(copy.leftOut, { max: maxQueryLength, count: leftOutCount })}
          </p>
        )}
      </div>
      <div className={styles.reply} lang={answer?.lang || undefined}>
        <Mark />
        <div className="stack">
          <div className={`stack ${styles.content}`} ref={content}>
            <span className="visually-hidden">{copy.answered}</span>
            {answer?.parts.map((part, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts are only appended.
              <AnswerPartView key={index} part={part} onAsk={onAsk} />
            ))}
            {notice && <p className={hasFailed ? styles.error : "muted"}>{notice}</p>}
          </div>
          {state === "done" && <AnswerTools copy={copy.tools} answer={content} />}
        </div>
      </div>
    </li>
  );
}

interface AnswerToolsProps {
  copy: CopyOf<"previewChat">["tools"];
  /** The element that holds the answer. */
  answer: RefObject<Element | null>;
}

/** A button that copies an answer. Without JavaScript, it is hidden. */
function AnswerTools({ copy, answer }: AnswerToolsProps) {
  const [state, setState] = useState<"copy" | "copied" | "failed">("copy");

  async function copyAnswer() {
    try {
      await navigator.clipboard.writeText(answer.current ? answerText(answer.current) : "");
      setState("copied");
    } catch {
      setState("failed");
    }
  }

  return (
    <div className={`scripted unprinted ${styles.tools}`}>
      <button className="quiet" type="button" onClick={copyAnswer}>
        <Icon name={state === "copied" ? "check" : "copy"} />
        {copy[state]}
      </button>
    </div>
  );
}

/**
 * The text of an answer for the clipboard: list items begin with a hyphen or number, tabs separate cells, sources have their
 * URLs, and buttons are left out.
 */
function answerText(answer: Element): string {
  const range = document.createRange();
  range.selectNodeContents(answer);
  const content = range.cloneContents();
  for (const element of content.querySelectorAll(
    "button, .chips, .code-head, .visually-hidden, .icon",
  )) {
    element.remove();
  }
  for (const table of content.querySelectorAll("table")) {
    table.replaceWith([...table.rows].map(rowText).join("\n"), "\n\n");
  }
  for (const list of content.querySelectorAll("ul, ol")) {
    for (const [index, item] of [...list.children].entries()) {
      item.prepend(list.matches("ol") ? `${index + 1}. ` : "- ");
    }
  }
  for (const source of content.querySelectorAll<HTMLAnchorElement>("a.arrow-link")) {
    source.prepend("\n- ");
    source.append(` <${source.href}>`);
  }
  for (const block of content.querySelectorAll("p, pre, ul, ol")) block.append("\n\n");
  for (const item of content.querySelectorAll("li")) item.append("\n");
  return content.textContent.replace(/\s*\n\s*\n\s*/g, "\n\n").trim();
}

function rowText(row: HTMLTableRowElement): string {
  return [...row.cells]
    .filter((cell) => cell.ariaHidden !== "true")
    .map((cell) => cell.textContent.trim())
    .join("\t");
}
