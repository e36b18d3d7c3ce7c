import { introductions } from "../content/people.server.ts";
import { authors } from "../content/posts.server.ts";
import { getCopy, getLocale } from "../i18n/copy.server.ts";
import { itemPath, pagePath } from "../i18n/paths.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { breadcrumbs, pageMeta } from "../seo/page-head.ts";
import * as claims from "../ui/claims.module.css";
import { ClosingBand } from "../ui/closing-band.tsx";
import * as dial from "../ui/dial.module.css";
import { ButtonLink, GoLink, StartButton } from "../ui/link.tsx";
import { Portrait } from "../ui/portrait.tsx";
import { RichText } from "../ui/rich-text.tsx";
import { Section } from "../ui/section.tsx";
import { Slot } from "../ui/slot.tsx";
import type { Route } from "./+types/about";
import daylight from "./about/daylight.svg?raw";
import * as styles from "./about.module.css";

export function loader({ context }: Route.LoaderArgs) {
  return {
    copy: getCopy(context, "about"),
    members: introductions(getLocale(context)),
    /** The IDs of those who have a page with their posts. */
    authors: authors(getLocale(context)).map(({ id }) => id),
  };
}

export const meta: Route.MetaFunction = pageMeta(({ loaderData, site, pathname }) => ({
  ...loaderData.copy.meta,
  ogImage: "about",
  structuredData: [breadcrumbs(site, { name: site.copy.nav.about, path: pathname })],
}));

export default function About({ loaderData }: Route.ComponentProps) {
  const { copy, members, authors } = loaderData;
  const locale = useLocale();
  const { hero, aims, values, stats, team, story, closing } = copy;
  const valueItems: { heading: string; text: string; to?: string; link?: string }[] = [
    values.innovation,
    values.accessibility,
    { ...values.privacy, to: pagePath(locale, "privacy") },
    { ...values.transparency, to: pagePath(locale, "terms") },
  ];
  return (
    <>
      <section className="hero sky">
        <div className="wrap beside hero-grid">
          <div>
            <RichText as="h1" text={hero.heading} />
            <p className="lede">{hero.lede}</p>
            <div className="actions">
              <StartButton>{hero.getStarted}</StartButton>
              <ButtonLink to={pagePath(locale, "careers")}>{hero.careers}</ButtonLink>
            </div>
          </div>
          {/* A question, its answer, and sunlight on the passage that supports it. */}
          <Slot name="about">
            <div
              className={`surface speaking ${dial.dial} ${dial.card}`}
              aria-hidden="true"
              dangerouslySetInnerHTML={{ __html: daylight }}
            />
          </Slot>
        </div>
      </section>

      <Section id="aims" heading={aims.heading}>
        <div className={`columns balanced soft headed ${styles.aims}`}>
          {[aims.mission, aims.vision].map(({ name, heading, text }) => (
            <article className="stack" key={name}>
              <p className="small medium accent">{name}</p>
              <RichText as="h3" text={heading} />
              <p>{text}</p>
            </article>
          ))}
        </div>
      </Section>

      <Section id="values" heading={values.heading} lede={values.lede} split>
        <div className="columns balanced texts">
          {valueItems.map(({ heading, text, to, link }) => (
            <div key={heading}>
              <h3>{heading}</h3>
              <p>{text}</p>
              {to && <GoLink to={to}>{link}</GoLink>}
            </div>
          ))}
        </div>
      </Section>

      <Section id="stats" heading={stats.heading} lede={stats.lede}>
        <ul className={`small muted ${claims.claims} ${claims.prominent}`}>
          {[stats.users, stats.conversations, stats.uptime, stats.languages].map(
            ({ value, label }) => (
              <li key={label}>
                <strong>{value}</strong> {label}
              </li>
            ),
          )}
        </ul>
      </Section>

      <Section id="team" heading={team.heading} lede={team.lede}>
        <ul className={`columns balanced soft ${styles.members}`}>
          {members.map(({ id, name, role, about, person }) => (
            <li key={id}>
              <Portrait person={person} large />
              <h3>{name}</h3>
              <p className={`small medium ${styles.role}`}>{role}</p>
              <p>{about}</p>
              {authors.includes(id) && (
                <GoLink to={itemPath(locale, "author", id)} context={name}>
                  {team.posts}
                </GoLink>
              )}
            </li>
          ))}
        </ul>
      </Section>

      <Section id="story" heading={story.heading} lede={story.founded} split>
        <div className={`stack gap-4 prose-width muted ${styles.story}`}>
          {story.paragraphs.map((paragraph, index) => (
            <p className={index === 0 ? "balanced" : undefined} key={paragraph}>
              {paragraph}
            </p>
          ))}
        </div>
      </Section>

      <ClosingBand heading={closing.heading} text={closing.text}>
        <StartButton>{closing.getStarted}</StartButton>
        <ButtonLink to={pagePath(locale, "contact")}>{closing.contact}</ButtonLink>
      </ClosingBand>
    </>
  );
}
