import type { FormEvent, RefObject } from "react";
import type { CopyOf } from "../../i18n/copy.server.ts";
import { inLocale } from "../../i18n/paths.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { maxQueryLength } from "../../search/tokens/max-query-length.ts";
import { Icon } from "../../ui/icon.tsx";
import * as styles from "../preview-chat.module.css";

/** The input takes more than the server reads, which an answer then mentions. More would make the URL too long. */
const maxLength = 3 * maxQueryLength;

interface ComposerProps {
  copy: CopyOf<"previewChat">;
  input: RefObject<HTMLTextAreaElement | null>;
  /** Whether something has been asked. */
  isStarted: boolean;
  answering: boolean;
  onAsk: (question: string) => void;
  onStop: () => void;
}

/** The form for questions. With browser/chat.ts, Enter sends the question, and Shift with Enter begins a new line. */
export function Composer(props: ComposerProps) {
  const { copy, input, isStarted, answering, onAsk, onStop } = props;

  function submit(event: FormEvent) {
    event.preventDefault();
    const question = input.current?.value.trim() ?? "";
    if (question && !answering && input.current) {
      input.current.value = "";
      onAsk(question);
    } else input.current?.focus();
  }

  return (
    <form
      className={styles.composer}
      action={inLocale(useLocale(), "/preview-chat")}
      onSubmit={submit}
    >
      <label className="visually-hidden" htmlFor="question">
        {copy.label}
      </label>
      <textarea
        id="question"
        name="q"
        ref={input}
        rows={1}
        maxLength={maxLength}
        enterKeyHint="send"
        placeholder={isStarted ? copy.placeholderNext : copy.placeholder}
      />
      {answering ? (
        <button
          className="icon-button"
          key="stop"
          type="button"
          aria-label={copy.stop}
          onClick={onStop}
        >
          <Icon name="close" />
        </button>
      ) : (
        <button className="icon-button" key="send" type="submit" aria-label={copy.send}>
          <Icon name="up" />
        </button>
      )}
    </form>
  );
}
