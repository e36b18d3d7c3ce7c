import { type MouseEvent, useState } from "react";
import { useLocation } from "react-router";
import { feedbackPath, thanksId } from "../analytics/page-feedback.ts";
import { type Verdict, verdicts } from "../chat/verdict.ts";
import type { CopyOf } from "../i18n/copy.server.ts";
import { Icon } from "../ui/icon.tsx";
import { NewTabLink } from "../ui/link.tsx";
import * as styles from "./page-foot.module.css";

export interface PageFootProps {
  copy: CopyOf<"pageFoot">;
  /** Where the source of the page can be edited, if it is public. */
  editUrl: string | undefined;
}

/** The end of a page's text: whether it was helpful, and where to edit it. */
export function PageFoot({ copy, editUrl }: PageFootProps) {
  const { pathname } = useLocation();
  return (
    <div className={styles.foot} data-markdown="skip">
      <Helpful key={pathname} page={pathname} copy={copy} />
      {editUrl && (
        <NewTabLink to={editUrl} hint={copy.newTab}>
          {copy.edit}
        </NewTabLink>
      )}
    </div>
  );
}

/** Asks whether a page was helpful. The answer is counted, and nothing else of the visitor. */
function Helpful({ page, copy }: { page: string; copy: PageFootProps["copy"] }) {
  const [answer, setAnswer] = useState<Verdict>();

  function send(event: MouseEvent, given: Verdict) {
    event.preventDefault();
    if (answer) return;
    setAnswer(given);
    navigator.sendBeacon(feedbackPath, new URLSearchParams({ page, answer: given }));
  }

  return (
    <form className={styles.helpful} action={feedbackPath} method="post" data-hydrate="visible">
      <input type="hidden" name="page" value={page} />
      <fieldset>
        <legend>{copy.helpful}</legend>
        {verdicts.map((value) => (
          <button
            key={value}
            type="submit"
            name="answer"
            value={value}
            onClick={(event) => send(event, value)}
            aria-pressed={answer === value}
            aria-disabled={answer !== undefined}
          >
            {answer === value && <Icon name="check" />}
            {copy[value]}
          </button>
        ))}
      </fieldset>
      <p role="status">
        {/* Without JavaScript, the form leads here. */}
        <span id={thanksId} data-given={answer !== undefined}>
          {copy.thanks}
        </span>
      </p>
    </form>
  );
}
