import { type FormEvent, type KeyboardEvent, type RefObject, useRef, useState } from "react";
import type { CopyOf } from "../../i18n/copy.server.ts";
import { formatMessage } from "../../i18n/format-message.ts";
import { maxQueryLength } from "../../tokens/max-query-length.ts";
import { Icon } from "../../ui/icon.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { isComposing } from "../../widgets/input-method.ts";
import * as styles from "./composer.module.css";

/** Longer questions are counted. */
const countedFrom = 400;

interface ComposerProps {
  path: string;
  copy: CopyOf<"previewChat">;
  input: RefObject<HTMLTextAreaElement | null>;
  answering: boolean;
  onAsk: (question: string) => void;
  onStop: () => void;
  /** Has something read out. */
  onTell: (text: string) => void;
}

/** Where questions are written. Enter sends, Shift and Enter make a new line; without JavaScript it is a form. */
export function Composer(props: ComposerProps) {
  const { path, copy, input, answering, onAsk, onStop, onTell } = props;
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const [length, setLength] = useState(0);
  const leftOut = length - maxQueryLength;

  function submit(event: FormEvent) {
    event.preventDefault();
    const question = input.current?.value.trim() ?? "";
    if (question && !answering && input.current) {
      input.current.value = "";
      setLength(0);
      onAsk(question);
    } else input.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent)) return;
    if (event.key !== "Enter" || event.shiftKey) return;
    event.preventDefault();
    form.current?.requestSubmit();
  }

  function count() {
    const now = input.current?.value.trim().length ?? 0;
    setLength(now);
    if (leftOut <= 0 && now > maxQueryLength) {
      onTell(formatMessage(copy.tooLong, { max: maxQueryLength, count: now - maxQueryLength }));
    }
  }

  return (
    <form className={styles.form} action={path} ref={form} onSubmit={submit}>
      <label className="visually-hidden" htmlFor="question">
        {copy.label}
      </label>
      <textarea
        id="question"
        name="q"
        ref={input}
        rows={1}
        // With JavaScript what is too long can be seen, and be said so.
        maxLength={hydrated ? undefined : maxQueryLength}
        aria-describedby="length"
        enterKeyHint="send"
        placeholder={copy.placeholder}
        onKeyDown={onKeyDown}
        onInput={count}
      />
      {answering ? (
        <button key="stop" type="button" aria-label={copy.stop} onClick={onStop}>
          <Icon name="close" />
        </button>
      ) : (
        <button key="send" type="submit" aria-label={copy.send}>
          <Icon name="up" />
        </button>
      )}
      <p className={leftOut > 0 ? `${styles.length} ${styles.over}` : styles.length} id="length">
        {!hydrated && (
          <span className={styles.unscripted}>
            {formatMessage(copy.maxLength, { max: maxQueryLength })}
          </span>
        )}
        {length >= countedFrom &&
          formatMessage(leftOut > 0 ? copy.tooLong : copy.length, {
            length,
            max: maxQueryLength,
            count: leftOut,
          })}
      </p>
    </form>
  );
}
