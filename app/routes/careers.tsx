import { jobView } from "../content/job-view.server.ts";
import { exampleMoment, teamQuotes } from "../content/people.server.ts";
import { getCopy, getLocale } from "../i18n/copy.server.ts";
import { formatList } from "../i18n/format-list.ts";
import { formatMessage } from "../i18n/format-message.ts";
import { wallClock } from "../i18n/wall-clock.ts";
import { breadcrumbs, pageMeta } from "../seo/page-head.ts";
import { departments, openJobs } from "../site/jobs.ts";
import { site } from "../site/site.ts";
import * as invitation from "../ui/invitation.module.css";
import { JobList } from "../ui/job-list.tsx";
import { ButtonLink } from "../ui/link.tsx";
import { EmptyState } from "../ui/messages.tsx";
import { Portrait } from "../ui/portrait.tsx";
import { RichText } from "../ui/rich-text.tsx";
import { Section } from "../ui/section.tsx";
import { Slot } from "../ui/slot.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { TickList } from "../ui/tick-list.tsx";
import type { Route } from "./+types/careers";
import { TeamDay } from "./careers/team-day.tsx";
import * as styles from "./careers.module.css";

export function loader({ context }: Route.LoaderArgs) {
  const locale = getLocale(context);
  const copy = getCopy(context, "careers");
  const listCopy = getCopy(context, "jobList");
  const open = openJobs(new Date());
  const clocks = site.offices.map(({ id, city, timeZone }) => ({
    id,
    city: city[locale],
    ...wallClock(exampleMoment, timeZone),
  }));
  const places = clocks.map(({ city, label }) => `${city} ${label}`);
  const time = wallClock(exampleMoment, "UTC").label;
  return {
    copy,
    listCopy,
    openings: departments.map((department) => ({
      department,
      jobs: open
        .filter((job) => job.department === department)
        .map((job) => jobView(job, getCopy(context, "jobs"), listCopy, locale)),
    })),
    day: {
      clocks,
      alt: formatMessage(copy.day.alt, { clocks: formatList(places, locale) }),
      caption: formatMessage(copy.day.caption, { time }),
    },
    quotes: teamQuotes(locale),
  };
}

export const meta: Route.MetaFunction = pageMeta(({ loaderData, site, pathname }) => ({
  ...loaderData.copy.meta,
  ogImage: "careers",
  structuredData: [
    breadcrumbs(site, { name: site.copy.footer.company.links.careers, path: pathname }),
  ],
}));

export default function Careers({ loaderData }: Route.ComponentProps) {
  const { copy, listCopy, openings, day, quotes } = loaderData;
  const { hero, culture, open, benefits, team, apply } = copy;
  const noJob = (
    <EmptyState {...open.empty}>
      <ButtonLink to={`mailto:${site.email.careers}`}>{apply.write}</ButtonLink>
    </EmptyState>
  );
  return (
    <>
      <section className="hero sky">
        <div className={`wrap ${styles.heroWithDay}`}>
          <RichText as="h1" text={hero.heading} />
          <p className="lede">{hero.lede}</p>
          <div className="actions">
            <ButtonLink to="#open" primary>
              {hero.roles}
            </ButtonLink>
          </div>
          <Slot name="careers">
            <TeamDay {...day} />
          </Slot>
        </div>
      </section>

      <Section id="culture" heading={culture.heading} split>
        <div className="columns balanced texts">
          {culture.items.map(({ heading, text }) => (
            <div key={heading}>
              <h3>{heading}</h3>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </Section>

      <Section id="open" heading={open.heading} lede={open.lede}>
        {openings.some(({ jobs }) => jobs.length > 0) ? (
          <Tabs
            kind="url"
            label={open.heading}
            tabs={openings.map(({ department, jobs }) => ({
              id: department,
              label: listCopy.departments[department],
              panel: jobs.length > 0 ? <JobList jobs={jobs} copy={listCopy} /> : noJob,
            }))}
          />
        ) : (
          noJob
        )}
      </Section>

      <Section id="benefits" heading={benefits.heading} lede={benefits.lede} split>
        <TickList items={[benefits.listing, ...listCopy.everyJob]} columns />
      </Section>

      {quotes.length > 0 && (
        <Section id="team" heading={team.heading}>
          <div className={`columns ${styles.quotes}`}>
            {quotes.map((quote) => (
              <Quote key={quote.name} {...quote} />
            ))}
          </div>
        </Section>
      )}

      <section className="section" aria-labelledby="apply">
        <div className="wrap bare-top">
          <div className={`beside surface speaking soft ${invitation.box}`}>
            <div>
              <h2 id="apply">{apply.heading}</h2>
              <p>{apply.text}</p>
            </div>
            <div className={`actions ${styles.end}`}>
              <ButtonLink to={`mailto:${site.email.careers}`} primary>
                {apply.write}
              </ButtonLink>
            </div>
          </div>
        </div>
      </section>
    </>
  );
}

/** A quote with its author. */
function Quote({ quote, name, role, place, person }: ReturnType<typeof teamQuotes>[number]) {
  return (
    <figure className={`card speaking ${styles.quote}`}>
      <blockquote className="balanced">{quote}</blockquote>
      <figcaption className="person">
        <Portrait person={person} />
        <div>
          <strong>{name}</strong>
          <p className="dotted">
            <span>{role}</span> <span>{place}</span>
          </p>
        </div>
      </figcaption>
    </figure>
  );
}
