import type { ReactNode } from "react";
import type { JobView } from "../../content/job-view.server.ts";
import type { CopyOf } from "../../i18n/copy.server.ts";
import { pagePath } from "../../i18n/paths.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { LeadForm, SendButton } from "../../leads/form/lead-form.tsx";
import { type FormView, useForm } from "../../leads/form/use-form.ts";
import { TextArea, TextField } from "../../ui/field.tsx";
import { JobList } from "../../ui/job-list.tsx";
import { ButtonLink, GoLink } from "../../ui/link.tsx";
import { SuccessMessage } from "../../ui/messages.tsx";
import { PageTop } from "../../ui/page-top.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { Section } from "../../ui/section.tsx";
import { TickList } from "../../ui/tick-list.tsx";
import * as styles from "../job.module.css";

export interface JobPageProps {
  view: JobView;
  /** The other open jobs. */
  others: readonly JobView[];
  copy: CopyOf<"job">;
  listCopy: CopyOf<"jobList">;
  /** The name of the careers page. */
  careers: string;
}

/** The page of an open job, with the application form. */
export function OpenJob({ form, ...page }: JobPageProps & { form: FormView }) {
  const { view, others, copy, listCopy, careers } = page;
  return (
    <>
      <PageTop
        above={<Trail careers={careers} name={view.department} />}
        heading={view.heading}
        lede={view.summary}
      >
        <div className="actions space-above-large">
          <ButtonLink to="#apply" primary>
            {copy.apply}
          </ButtonLink>
        </div>
      </PageTop>

      <section className="section" aria-labelledby="work">
        <div className={`wrap day-rule beside ${styles.columns}`}>
          <JobFacts view={view} copy={copy} />
          <div className={`prose-width soft ${styles.text}`}>
            <h2 id="work">{copy.description}</h2>
            {view.description.map((text) => (
              <p key={text}>{text}</p>
            ))}
            <h3 id="requirements">{listCopy.requirements}</h3>
            <TickList items={view.requirements} />
            <h3 id="benefits">{listCopy.benefits}</h3>
            <TickList items={view.benefits} />
          </div>
        </div>
      </section>

      <Section id="apply" heading={copy.apply} lede={copy.form.lede} split>
        <ApplicationForm copy={copy.form} view={form} />
      </Section>

      <OtherJobs others={others} copy={copy} listCopy={listCopy} />
    </>
  );
}

/** A breadcrumb: a link to the careers page, and a name. */
export function Trail({ careers, name }: { careers: string; name: string }) {
  return (
    <p className="trail">
      <a href={pagePath(useLocale(), "careers")}>{careers}</a>
      <span>{name}</span>
    </p>
  );
}

/** Links to other open jobs. */
export function OtherJobs({ others, copy, listCopy }: Omit<JobPageProps, "view" | "careers">) {
  if (others.length === 0) return null;
  return (
    <Section id="others" heading={copy.others}>
      <JobList jobs={others} copy={listCopy} />
    </Section>
  );
}

/** The application form of a job. */
function ApplicationForm({ copy, view }: { copy: CopyOf<"job">["form"]; view: FormView }) {
  const locale = useLocale();
  const form = useForm(view);
  if (form.sent) {
    return (
      <SuccessMessage {...copy.sent} receipt={form.receipt}>
        <GoLink to={pagePath(locale, "careers")}>{copy.sent.others}</GoLink>
      </SuccessMessage>
    );
  }
  return (
    <LeadForm className="form" form={form}>
      <TextField label={copy.name} autoComplete="name" half {...form.field("name")} />
      <TextField label={copy.email} autoComplete="email" half {...form.field("email")} />
      <TextField
        label={copy.link}
        hint={copy.linkHint}
        autoComplete="url"
        {...form.field("link")}
      />
      <TextArea
        label={copy.note}
        hint={copy.noteHint}
        optional={copy.optional}
        rows={6}
        charactersLeft={form.charactersLeft}
        {...form.field("note")}
      />
      <div className="actions">
        <SendButton form={form}>{copy.send}</SendButton>
        <RichText as="p" className="note" text={copy.privacy} />
      </div>
    </LeadForm>
  );
}

/** The facts of a job as a list. */
function JobFacts({ view, copy }: { view: JobView; copy: CopyOf<"job"> }) {
  const { labels } = copy;
  const renderDate = ({ date, label }: JobView["posted"]) => <time dateTime={date}>{label}</time>;
  const facts: [label: string, value: ReactNode][] = [
    [labels.salary, view.salary],
    [labels.location, view.location],
    [labels.remoteFrom, view.remoteFrom],
    [labels.employment, view.employment],
    [labels.department, view.department],
    [labels.posted, renderDate(view.posted)],
    [labels.openUntil, renderDate(view.openUntil)],
  ];
  return (
    <section className={styles.facts} aria-labelledby="glance">
      <h2 id="glance" className="small-heading">
        {copy.glance}
      </h2>
      <dl className="columns small ruled">
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt className="note">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
