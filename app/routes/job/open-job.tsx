import type { JobView } from "../../content/job-view.server.ts";
import type { CopyOf } from "../../i18n/copy.server.ts";
import type { FormView } from "../../leads/form/use-form.ts";
import { JobList } from "../../ui/job-list.tsx";
import { ButtonLink } from "../../ui/link.tsx";
import { Section } from "../../ui/section.tsx";
import { TickList } from "../../ui/tick-list.tsx";
import { ApplicationForm } from "./application-form.tsx";
import { JobFacts } from "./job-facts.tsx";
import { JobTop } from "./job-top.tsx";
import * as styles from "./open-job.module.css";

export interface JobPageProps {
  view: JobView;
  /** The other open jobs. */
  others: readonly JobView[];
  copy: CopyOf<"job">;
  words: CopyOf<"jobList">;
  /** The name of the careers page. */
  careers: string;
}

/** The page of an open job, with the application form. */
export function OpenJob({
  view,
  others,
  copy,
  words,
  careers,
  form,
}: JobPageProps & { form: FormView }) {
  return (
    <>
      <JobTop careers={careers} kicker={view.department} heading={view.heading} lede={view.summary}>
        <ButtonLink to="#apply" primary>
          {copy.apply}
        </ButtonLink>
      </JobTop>

      <section className="section" aria-labelledby="work">
        <div className={`wrap day-rule ${styles.columns}`}>
          <JobFacts view={view} copy={copy} />
          <div className={styles.text}>
            <h2 id="work">{copy.description}</h2>
            {view.description.map((text) => (
              <p key={text}>{text}</p>
            ))}
            <h3 id="requirements">{words.requirements}</h3>
            <TickList items={view.requirements} />
            <h3 id="benefits">{words.benefits}</h3>
            <TickList items={view.benefits} />
          </div>
        </div>
      </section>

      <Section id="apply" heading={copy.apply} lede={copy.form.lede} split>
        <ApplicationForm copy={copy.form} view={form} />
      </Section>

      <OtherJobs heading={copy.others} jobs={others} words={words} />
    </>
  );
}

/** Links to other open jobs. */
export function OtherJobs({
  heading,
  jobs,
  words,
}: {
  heading: string;
  jobs: readonly JobView[];
  words: CopyOf<"jobList">;
}) {
  if (jobs.length === 0) return null;
  return (
    <section className="section" aria-labelledby="others">
      <div className="wrap day-rule">
        <h2 id="others">{heading}</h2>
        <JobList jobs={jobs} copy={words} />
      </div>
    </section>
  );
}
