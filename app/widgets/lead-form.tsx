import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { Form, useLocation, useSubmit } from "react-router";
import { ErrorSummary } from "../ui/error-summary.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { hiddenFields, minElapsed } from "./hidden-fields.ts";
import * as styles from "./lead-form.module.css";
import type { FormState } from "./use-form.ts";

interface LeadFormProps {
  form: FormState;
  /** The label of the button. */
  send: string;
  className?: string;
  /** Renders the fields and the button. */
  children: (button: ReactNode) => ReactNode;
}

/**
 * A form that its page's action stores. Without JavaScript, the browser validates and posts it; with JavaScript, the
 * errors come from the server, and the page is not reloaded.
 */
export function LeadForm({ form, send, className, children }: LeadFormProps) {
  const { copy, problem, prefix, answer } = form;
  const { pathname } = useLocation();
  const submit = useSubmit();
  const hydrated = useHydrated();
  const touched = useRef(0);
  const [sending, setSending] = useState(false);

  async function sendForm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    // A second click during the submission.
    if (sending) return;
    setSending(true);
    // Waits, so that a person who is quick is not taken for a bot.
    const rest = touched.current + minElapsed - performance.now();
    if (rest > 0 && element.checkValidity()) {
      await new Promise((resolve) => setTimeout(resolve, rest));
    }
    if (!element.isConnected) return;
    setValue(element, hiddenFields.elapsed, () =>
      String(Math.ceil(performance.now() - touched.current)),
    );
    setValue(element, hiddenFields.token, (value) => value || newToken());
    await submit(element, { preventScrollReset: true });
    setSending(false);
  }

  function touch() {
    touched.current ||= performance.now();
  }

  const button = (
    <button className="button primary" type="submit" aria-disabled={sending || undefined}>
      {sending ? copy.sending : send}
    </button>
  );
  return (
    <Form
      className={className}
      method="post"
      action={pathname}
      noValidate={hydrated}
      onFocus={touch}
      onSubmit={(event) => void sendForm(event)}
    >
      {problem && (
        <ErrorSummary
          heading={problem.heading}
          text={problem.text}
          errors={Object.entries(problem.errors ?? {}).map(([name, error]) => ({
            id: prefix + name,
            error,
          }))}
          answer={answer}
        />
      )}
      <input type="hidden" name={hiddenFields.token} />
      <input type="hidden" name={hiddenFields.elapsed} />
      <label className={styles.honeypot}>
        {copy.trap} <input name={hiddenFields.honeypot} tabIndex={-1} autoComplete="off" />
      </label>
      {children(button)}
    </Form>
  );
}

function setValue(form: HTMLFormElement, name: string, value: (old: string) => string): void {
  const input = form.elements.namedItem(name);
  if (input instanceof HTMLInputElement) input.value = value(input.value);
}

/** `randomUUID` exists only on secure origins. */
function newToken(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join("-");
}
