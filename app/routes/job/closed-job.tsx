import { pagePath } from "../../i18n/paths.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { ButtonLink } from "../../ui/link.tsx";
import { JobTop } from "./job-top.tsx";
import { type JobPageProps, OtherJobs } from "./open-job.tsx";

/** The page of a closed job. */
export function ClosedJob({ view, others, copy, words, careers }: JobPageProps) {
  const { heading, text, all } = copy.closed;
  return (
    <>
      <JobTop careers={careers} kicker={view.title} heading={heading} lede={text}>
        <ButtonLink to={`${pagePath(useLocale(), "careers")}#open`} primary>
          {all}
        </ButtonLink>
      </JobTop>
      <OtherJobs heading={copy.others} jobs={others} words={words} />
    </>
  );
}
