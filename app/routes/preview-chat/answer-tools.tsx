import type { RefObject } from "react";
import type { Turn } from "../../chat/conversation.ts";
import { isRated, type RatedKind, type Verdict, verdicts } from "../../chat/verdict.ts";
import type { CopyOf } from "../../i18n/copy.server.ts";
import { Icon } from "../../ui/icon.tsx";
import { useCopy } from "../../widgets/use-copy.ts";
import { answerText } from "./answer-text.ts";
import * as styles from "./answer-tools.module.css";

export type Rate = (id: number, kind: RatedKind, verdict: Verdict) => void;

interface AnswerToolsProps {
  turn: Turn;
  copy: CopyOf<"previewChat">["tools"];
  /** The element that holds the answer. */
  answer: RefObject<Element | null>;
  onRate: Rate;
  /** Has something read out. */
  onTell: (text: string) => void;
}

/** Copies an answer, and asks whether it was right. Without JavaScript it isn't there. */
export function AnswerTools({ turn, copy, answer, onRate, onTell }: AnswerToolsProps) {
  const { state, copy: copyText } = useCopy();
  const { id, verdict, sampleFile } = turn;
  const { kind } = turn.answer;

  async function copyAnswer() {
    const text = answer.current ? answerText(answer.current) : "";
    const copied = await copyText(() => navigator.clipboard.writeText(text));
    onTell(copied ? copy.copied : copy.failed);
  }

  function rate(kind: RatedKind, value: Verdict) {
    if (verdict !== undefined) return;
    onRate(id, kind, value);
    onTell(copy.thanks);
  }

  return (
    <div className={styles.tools}>
      <button type="button" onClick={() => void copyAnswer()}>
        <Icon name={state === "copied" ? "check" : "copy"} />
        {{ idle: copy.copy, copied: copy.copied, failed: copy.failed }[state]}
      </button>
      {isRated(kind) && !sampleFile && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend can't stand in a line.
        <div role="group" aria-labelledby={`right-${id}`}>
          <span id={`right-${id}`}>{copy.right}</span>
          {verdicts.map((value) => (
            <button
              key={value}
              type="button"
              aria-pressed={verdict === value}
              aria-disabled={verdict !== undefined}
              onClick={() => rate(kind, value)}
            >
              {verdict === value && <Icon name="check" />}
              {copy[value]}
            </button>
          ))}
          {verdict && <span>{copy.thanks}</span>}
        </div>
      )}
    </div>
  );
}
