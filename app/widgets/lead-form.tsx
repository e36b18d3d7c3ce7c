import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { Form, useLocation, useSubmit } from "react-router";
import { FormSummary } from "../ui/form-summary.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { guard, minimumTime } from "./form-guard.ts";
import * as styles from "./lead-form.module.css";
import type { FormState } from "./use-form.ts";

interface LeadFormProps {
  form: FormState;
  /** What the button says. */
  send: string;
  className?: string;
  /** The fields, and the button in its place. */
  children: (button: ReactNode) => ReactNode;
}

/**
 * A form whose page stores what is sent. Without JavaScript the browser checks the constraints and posts
 * it; with it, the server's own words replace the browser's, and the page stays.
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
    // A second click while the first is under way.
    if (sending) return;
    setSending(true);
    // No person is to be suspected for being quick: what is complete early waits here.
    const rest = touched.current + minimumTime - performance.now();
    if (rest > 0 && element.checkValidity()) {
      await new Promise((resolve) => setTimeout(resolve, rest));
    }
    if (!element.isConnected) return;
    setValue(element, guard.elapsed, () => String(Math.ceil(performance.now() - touched.current)));
    setValue(element, guard.token, (value) => value || newToken());
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
        <FormSummary
          heading={problem.heading}
          text={problem.text}
          errors={Object.entries(problem.errors ?? {}).map(([name, error]) => ({
            id: prefix + name,
            error,
          }))}
          answer={answer}
        />
      )}
      <input type="hidden" name={guard.token} />
      <input type="hidden" name={guard.elapsed} />
      <label className={styles.honeypot}>
        {copy.trap} <input name={guard.trap} tabIndex={-1} autoComplete="off" />
      </label>
      {children(button)}
    </Form>
  );
}

function setValue(form: HTMLFormElement, name: string, value: (old: string) => string): void {
  const input = form.elements.namedItem(name);
  if (input instanceof HTMLInputElement) input.value = value(input.value);
}

/** `randomUUID` exists on secure origins alone. */
function newToken(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join("-");
}
