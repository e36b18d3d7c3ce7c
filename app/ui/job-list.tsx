import type { JobView } from "../content/job-view.server.ts";
import type { CopyOf } from "../i18n/copy.server.ts";
import { formatMessage } from "../i18n/format-message.ts";
import { afterLabel } from "../i18n/han-spacing.ts";
import { Icon } from "./icon.tsx";
import * as styles from "./job-list.module.css";
import { ButtonLink } from "./link.tsx";

/** A list of jobs with collapsible details. */
export function JobList({ jobs, copy }: { jobs: readonly JobView[]; copy: CopyOf<"jobList"> }) {
  return (
    <ul className={`soft ${styles.list}`}>
      {jobs.map(({ slug, path, title, summary, requirements, benefits, ...job }) => (
        <li className="hairline" key={slug} data-until={job.closes}>
          <div>
            <h3>
              <a className="plain" href={path}>
                {title}
              </a>
            </h3>
            <p>{summary}</p>
            <details className="small">
              <summary className="medium" data-markdown="skip">
                {copy.details}
                <span className="visually-hidden"> {title}</span>
                <Icon name="chevron" />
              </summary>
              <h4>{copy.requirements}</h4>
              <ul className="muted">
                {requirements.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
              <h4>{copy.benefits}</h4>
              <ul className="muted">
                {benefits.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </details>
          </div>
          <p className={`small strong ${styles.pay}`}>
            {job.salary} <span className="note">{job.location}</span>{" "}
            <span className="note">{job.employment}</span>
          </p>
          <ButtonLink to={`${path}#apply`} small>
            {copy.apply}
            <span className="visually-hidden">
              {afterLabel(formatMessage(copy.applyFor, { title }))}
            </span>
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
