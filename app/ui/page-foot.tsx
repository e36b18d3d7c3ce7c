import { useLocation } from "react-router";
import { beaconPath, helpfulAnswers, thanksId } from "../browser/events.ts";
import type { CopyOf } from "../i18n/copy.server.ts";
import { Icon } from "./icon.tsx";
import { NewTabLink } from "./link.tsx";
import * as styles from "./page-foot.module.css";

interface PageFootProps {
  copy: CopyOf<"pageFoot">;
  /** The URL at which the source of the page can be edited, if it is public. */
  editUrl: string | undefined;
}

/** The end of a page's text: a form that asks whether it was helpful (browser/bootstrap.ts sends it), and a link to edit it. */
export function PageFoot({ copy, editUrl }: PageFootProps) {
  const { pathname } = useLocation();
  return (
    <div className={`row between small prose-width unprinted ${styles.foot}`} data-markdown="skip">
      <form
        className={`row gap-2 muted ${styles.helpful}`}
        action={beaconPath}
        method="post"
        data-feedback=""
      >
        <input type="hidden" name="type" value="helpful" />
        <input type="hidden" name="path" value={pathname} />
        <fieldset className="chips">
          <legend>{copy.helpful}</legend>
          {helpfulAnswers.map((value) => (
            <button key={value} type="submit" name="answer" value={value} aria-pressed="false">
              <Icon name="check" />
              {copy[value]}
            </button>
          ))}
        </fieldset>
        <p role="status">
          {/* Without JavaScript, the form leads here. */}
          <span id={thanksId}>{copy.thanks}</span>
        </p>
      </form>
      {editUrl && (
        <NewTabLink to={editUrl} hint={copy.newTab}>
          {copy.edit}
        </NewTabLink>
      )}
    </div>
  );
}
