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
  /** The label of the button. */
  send: string;
  className?: string;
  /** Renders the fields and the button. */
  children: (button: ReactNode) => ReactNode;
}

/**
 * A form that its page's action stores. The errors come from the server, in the language of the page; with JavaScript,
 * the page is not reloaded.
 */
export function LeadForm({ form, send, className, children }: LeadFormProps) {
  const { copy, summary, loneError } = form;
  const { pathname } = useLocation();
  const submit = useSubmit();
  const hydrated = useHydrated();
  const touched = useRef(0);
  const ref = useRef<HTMLFormElement>(null);
  const [sending, setSending] = useState(false);

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
    const remaining = touched.current + minElapsed - performance.now();
    if (remaining > 0 && element.checkValidity()) {
      await new Promise((resolve) => setTimeout(resolve, remaining));
    }
    if (!element.isConnected) return;
    setValue(element, hiddenFields.elapsed, () =>
      String(Math.ceil(performance.now() - touched.current)),
    );
    setValue(element, hiddenFields.token, (value) => value || newToken());
    form.rememberAddress(String(new FormData(element).get("email")));
    await submit(element, { preventScrollReset: true });
    setSending(false);
  }

  function touch() {
    touched.current ||= performance.now();
  }

  function onInput({ target }: FormEvent) {
    // Typing only removes errors.
    if (!isControl(target)) return;
    const { validity, required, value, name } = target;
    // The browser has the server's constraints, except that white space alone counts as empty.
    if (validity.valid && (!required || value.trim() !== "")) form.correct(name);
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
      noValidate
      // The form in another language has the same draft (browser/drafts.ts).
      data-draft={withoutLocale(pathname)}
      ref={ref}
      onFocus={touch}
      onInput={onInput}
      onSubmit={(event) => void sendForm(event)}
    >
      {summary && <ErrorSummary {...summary} />}
      <input type="hidden" name={hiddenFields.token} />
      <input type="hidden" name={hiddenFields.elapsed} />
      <label className="honeypot">
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
