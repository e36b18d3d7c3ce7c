import { data } from "react-router";
import { jobView } from "../content/job-view.server.ts";
import { getCopy, getLocale } from "../i18n/copy.server.ts";
import { pagePath } from "../i18n/paths.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { formView, submitForm } from "../leads/form/form.server.ts";
import { breadcrumbs, notFoundHead, pageMeta } from "../seo/page-head.ts";
import { jobPosting, siteHead } from "../seo/structured-data.server.ts";
import { jobs, openJobs } from "../site/jobs.ts";
import { ButtonLink } from "../ui/link.tsx";
import { NotFoundPage } from "../ui/not-found-page.tsx";
import { PageTop } from "../ui/page-top.tsx";
import type { Route } from "./+types/job";
import { type JobPageProps, OpenJob, OtherJobs, Trail } from "./job/open-job.tsx";

export { clientAction, headers } from "../leads/form/route.ts";

/** An open job, a closed one (410, with links to open ones), or none (404). */
export function loader({ context, params }: Route.LoaderArgs) {
  const job = jobs.find(({ slug }) => slug === params.slug);
  if (!job) return data({ state: "missing", copy: getCopy(context, "notFound") } as const, 404);
  const listCopy = getCopy(context, "jobList");
  const show = (shown: (typeof jobs)[number]) =>
    jobView(shown, getCopy(context, "jobs"), listCopy, getLocale(context));
  const open = openJobs(new Date());
  const page = {
    copy: getCopy(context, "job"),
    careers: getCopy(context, "layout").footer.company.links.careers,
    listCopy,
    view: show(job),
    others: open.filter((other) => other !== job).map(show),
  };
  if (!open.includes(job)) return data({ state: "closed", ...page } as const, 410);
  const head = siteHead(context);
  return data({
    ...page,
    state: "open",
    structuredData: jobPosting(head, job, page.view, listCopy),
    form: formView("application", context),
  } as const);
}

/** Stores an application for an open job. For other jobs, the page shows what the loader returns. */
export async function action(args: Route.ActionArgs) {
  const job = openJobs(new Date()).find(({ slug }) => slug === args.params.slug);
  if (job) return submitForm("application", args, { job: job.slug });
  return data(undefined, jobs.some(({ slug }) => slug === args.params.slug) ? 410 : 404);
}

export const meta: Route.MetaFunction = pageMeta(({ loaderData, site, pathname }) => {
  if (loaderData.state === "missing") return notFoundHead(loaderData.copy);
  const { copy, view } = loaderData;
  if (loaderData.state === "closed") {
    return { ...copy.closed.meta, ogImage: "careers", noindex: true };
  }
  return {
    title: view.title,
    description: view.meta ?? view.summary,
    ogImage: `careers/${view.slug}`,
    structuredData: [
      loaderData.structuredData,
      breadcrumbs(
        site,
        { name: loaderData.careers, path: pagePath(site.locale, "careers") },
        { name: view.title, path: pathname },
      ),
    ],
  };
});

export default function Job({ loaderData }: Route.ComponentProps) {
  if (loaderData.state === "missing") return <NotFoundPage copy={loaderData.copy} />;
  return loaderData.state === "open" ? <OpenJob {...loaderData} /> : <ClosedJob {...loaderData} />;
}

/** The page of a closed job. */
function ClosedJob({ view, others, copy, listCopy, careers }: JobPageProps) {
  const { heading, text, all } = copy.closed;
  return (
    <>
      <PageTop above={<Trail careers={careers} name={view.title} />} heading={heading} lede={text}>
        <div className="actions space-above-large">
          <ButtonLink to={`${pagePath(useLocale(), "careers")}#open`} primary>
            {all}
          </ButtonLink>
        </div>
      </PageTop>
      <OtherJobs others={others} copy={copy} listCopy={listCopy} />
    </>
  );
}
