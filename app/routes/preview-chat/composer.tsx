import { type FormEvent, type KeyboardEvent, type RefObject, useRef } from "react";
import type { CopyOf } from "../../i18n/copy.server.ts";
import { maxQueryLength } from "../../search/tokens/max-query-length.ts";
import { Icon } from "../../ui/icon.tsx";
import { isComposing } from "../../ui/input-method.ts";
import * as styles from "../preview-chat.module.css";

/** What of a question is not read is said with its answer, up to this length: an address has no room for more. */
const maxLength = 3 * maxQueryLength;

interface ComposerProps {
  path: string;
  copy: CopyOf<"previewChat">;
  input: RefObject<HTMLTextAreaElement | null>;
  answering: boolean;
  onAsk: (question: string) => void;
  onStop: () => void;
}

/** Where questions are written. Enter sends, Shift and Enter make a new line; without JavaScript it is a form. */
export function Composer(props: ComposerProps) {
  const { path, copy, input, answering, onAsk, onStop } = props;
  const form = useRef<HTMLFormElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const question = input.current?.value.trim() ?? "";
    if (question && !answering && input.current) {
      input.current.value = "";
      onAsk(question);
    } else input.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent)) return;
    if (event.key !== "Enter" || event.shiftKey) return;
    event.preventDefault();
    form.current?.requestSubmit();
  }

  return (
    <form className={styles.composer} action={path} ref={form} onSubmit={submit}>
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
        placeholder={copy.placeholder}
        onKeyDown={onKeyDown}
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
