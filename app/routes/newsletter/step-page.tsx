import type { ReactNode } from "react";
import { Form, useActionData, useLoaderData, useNavigation } from "react-router";
import { pagePath } from "../../i18n/paths.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import type { FormFailure } from "../../leads/form/use-form.ts";
import { ButtonLink } from "../../ui/link.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { SunPath } from "../../ui/sun-path.tsx";
import { useFocus } from "../../ui/use-hydrated.ts";
import * as styles from "./step-page.module.css";
import type { fail, loadStep, respondInPlace } from "./steps.server.ts";

type Answer = ReturnType<typeof fail>["data"] | ReturnType<typeof respondInPlace>["data"];

/* The sun rises to the question, is past noon when all is done, and sets where a link has ended. */
const angles = { ask: 50, done: 140, invalid: 174, unavailable: 174 };

/** A page with a button that confirms or ends a subscription, and the outcome. */
export function StepPage() {
  const { state: first, copy } = useLoaderData<typeof loadStep>();
  const answer = useActionData<Answer | FormFailure>();
  const busy = useNavigation().state !== "idle";
  const state = answer ? ("state" in answer ? answer.state : "unavailable") : first;
  return <StepView {...{ state, copy, busy }} />;
}

interface StepViewProps {
  state: keyof typeof angles;
  copy: ReturnType<typeof loadStep>["data"]["copy"];
  /** Whether the button was pressed. */
  busy: boolean;
}

/** The page in one of its states. */
export function StepView({ state, copy, busy }: StepViewProps) {
  const locale = useLocale();
  const { heading, text } = state === "unavailable" ? copy.unavailable : copy[state];
  const Frame = state === "ask" ? Question : Outcome;
  return (
    <section className="page-top">
      <div className={`wrap beside ${styles.beside}`}>
        <Frame key={state}>
          <RichText as="h1" text={heading} />
          <RichText as="p" className="lede" text={text} />
          {state === "ask" || state === "unavailable" ? (
            <Form method="post" className="space-above-large">
              <button className="button primary" type="submit" aria-disabled={busy || undefined}>
                {busy ? copy.sending : copy.button}
              </button>
            </Form>
          ) : (
            <p className="space-above-large">
              <ButtonLink to={`${pagePath(locale, "blog")}#newsletter`}>{copy.blog}</ButtonLink>
            </p>
          )}
        </Frame>
        <SunPath angle={angles[state]} />
      </div>
    </section>
  );
}

function Question({ children }: { children: ReactNode }) {
  return <div>{children}</div>;
}

function Outcome({ children }: { children: ReactNode }) {
  const ref = useFocus<HTMLDivElement>();
  return (
    // biome-ignore lint/a11y/noAutofocus: the button that had the focus is gone.
    <div className={styles.outcome} role="status" tabIndex={-1} autoFocus ref={ref}>
      {children}
    </div>
  );
}
