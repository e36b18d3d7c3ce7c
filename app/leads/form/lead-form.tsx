import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { Form, useLocation, useSubmit } from "react-router";
import { isControl } from "../../browser/drafts.ts";
import { withoutLocale } from "../../i18n/paths.ts";
import { ErrorSummary } from "../../ui/messages.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { hiddenFields, minElapsed } from "./hidden-fields.ts";
import type { FormState } from "./use-form.ts";

interface LeadFormProps {
  form: FormState;
  className?: string;
  /** The fields and the button. */
  children: ReactNode;
}

/**
 * A form that its page's action stores. The errors come from the server, in the language of the page; with JavaScript,
 * the page is not reloaded.
 */
export function LeadForm({ form, className, children }: LeadFormProps) {
  const { copy, summary, loneError, sending, setSending } = form;
  const { pathname } = useLocation();
  const submit = useSubmit();
  const hydrated = useHydrated();
  const ref = useRef<HTMLFormElement>(null);
  const [token] = useState(newToken);
  const [start] = useState(() => performance.now());

  const focusInvalid = useEffectEvent(() => {
    const invalid = ref.current?.querySelector("[aria-invalid]");
    // On page load, `autoFocus` has set the focus.
    if (!hydrated || !(invalid instanceof HTMLElement)) return;
    // Blurred first, so that screen readers read the error even if the field has the focus already.
    invalid.blur();
    invalid.focus();
  });
  useEffect(() => {
    if (loneError) focusInvalid();
  }, [loneError]);

  async function sendForm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    // Ignores a second click during the submission.
    if (sending) return;
    setSending(true);
    // Waits, so that a quick person is not taken for a bot.
    const remaining = start + minElapsed - performance.now();
    if (remaining > 0 && element.checkValidity()) {
      await new Promise((resolve) => setTimeout(resolve, remaining));
    }
    if (!element.isConnected) return;
    const values = new FormData(element);
    values.set(hiddenFields.elapsed, String(Math.ceil(performance.now() - start)));
    values.set(hiddenFields.token, token);
    form.rememberAddress(String(values.get("email")));
    await submit(values, { method: "post", action: pathname, preventScrollReset: true });
    setSending(false);
  }

  function onInput({ target }: FormEvent) {
    // Typing only removes errors.
    if (!isControl(target)) return;
    const { validity, required, value, name } = target;
    // The browser has the server's constraints, except that white space alone counts as empty.
    if (validity.valid && (!required || value.trim() !== "")) form.correct(name);
  }

  return (
    <Form
      className={className}
      method="post"
      action={pathname}
      noValidate
      // The form in another language has the same draft (browser/drafts.ts).
      data-draft={withoutLocale(pathname)}
      ref={ref}
      onInput={onInput}
      onSubmit={(event) => void sendForm(event)}
    >
      {summary && <ErrorSummary {...summary} />}
      <label className="honeypot">
        {copy.trap} <input name={hiddenFields.honeypot} tabIndex={-1} autoComplete="off" />
      </label>
      {children}
    </Form>
  );
}

/** The button that sends a form. `children` is its label. */
export function SendButton({ form, children }: { form: FormState; children: string }) {
  const { sending, copy } = form;
  return (
    <button className="button primary" type="submit" aria-disabled={sending || undefined}>
      {sending ? copy.sending : children}
    </button>
  );
}

/** `randomUUID` exists only on secure origins. */
function newToken(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join("-");
}
