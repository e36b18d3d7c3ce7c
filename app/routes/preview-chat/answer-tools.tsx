import { type RefObject, useState } from "react";
import type { CopyOf } from "../../i18n/copy.server.ts";
import { Icon } from "../../ui/icon.tsx";
import { answerText } from "./answer-text.ts";
import * as styles from "./answer-tools.module.css";

interface AnswerToolsProps {
  copy: CopyOf<"previewChat">["tools"];
  /** The element that holds the answer. */
  answer: RefObject<Element | null>;
}

/** Copies an answer. Without JavaScript it isn't there. */
export function AnswerTools({ copy, answer }: AnswerToolsProps) {
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
    <div className={styles.tools}>
      <button type="button" onClick={copyAnswer}>
        <Icon name={state === "copied" ? "check" : "copy"} />
        {copy[state]}
      </button>
    </div>
  );
}
