import type { Turn } from "../../chat/answer.ts";
import type { CopyOf } from "../../i18n/copy.server.ts";
import { inLocale } from "../../i18n/paths.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { hasPart } from "../../pages.ts";
import * as styles from "../preview-chat.module.css";

/** The question about training is answered from the privacy policy. */
const names = (["models", "cost", "training", "developers"] as const).filter(
  (name) => name !== "training" || hasPart("privacy"),
);

interface SuggestionsProps {
  copy: CopyOf<"previewChat">;
  sample: Turn;
  onAsk: (question: string) => void;
  onSample: () => void;
}

/** Questions to begin with, and the sample conversation. They are buttons of a form, which works without JavaScript. */
export function Suggestions({ copy, sample, onAsk, onSample }: SuggestionsProps) {
  return (
    <form
      className={`columns ${styles.suggestions}`}
      action={inLocale(useLocale(), "/preview-chat")}
      aria-label={copy.questionsLabel}
    >
      {names.map((name) => (
        <button
          key={name}
          className="surface small muted"
          type="submit"
          name="q"
          value={copy.questions[name]}
          onClick={(event) => {
            event.preventDefault();
            onAsk(copy.questions[name]);
          }}
        >
          {copy.questions[name]}
        </button>
      ))}
      <button
        className={`surface between small muted ${styles.sample}`}
        type="submit"
        name="sample"
        value="1"
        onClick={(event) => {
          event.preventDefault();
          onSample();
        }}
      >
        <span className="badge sun">{copy.sample}</span>
        <span className="row between gap-1">
          {sample.question} <span className="note unbroken">{sample.sampleFile}</span>
        </span>
      </button>
    </form>
  );
}
