import type { ReactNode } from "react";
import type { JobView } from "../../content/job-view.server.ts";
import type { CopyOf } from "../../i18n/copy.server.ts";
import * as styles from "./job-facts.module.css";

/** The facts of a job as a list. */
export function JobFacts({ view, copy }: { view: JobView; copy: CopyOf<"job"> }) {
  const { labels } = copy;
  const facts: [label: string, value: ReactNode][] = [
    [labels.salary, view.salary],
    [labels.location, view.location],
    [labels.remoteFrom, view.remoteFrom],
    [labels.employment, view.employment],
    [labels.department, view.department],
    [labels.posted, <Day key="posted" {...view.posted} />],
    [labels.openUntil, <Day key="open-until" {...view.openUntil} />],
  ];
  return (
    <section className={styles.facts} aria-labelledby="glance">
      <h2 id="glance" className="small-heading">
        {copy.glance}
      </h2>
      <dl>
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

function Day({ date, label }: { date: string; label: string }) {
  return <time dateTime={date}>{label}</time>;
}
