import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { planPaths } from "../api/api-keys.ts";
import { categories } from "../content/categories.ts";
import { memberPortrait, teamMembers, teamQuotes } from "../content/people.server.ts";
import { allPosts } from "../content/posts.server.ts";
import { copyIn, getCopy, getLocale } from "../i18n/copy.server.ts";
import { locales } from "../i18n/locales.ts";
import { formView } from "../leads/form/form.server.ts";
import { Section } from "../ui/section.tsx";
import { summarize } from "./blog/listing.server.ts";
import { Controls, Forms, Lists, Pictures, States } from "./gallery/groups.tsx";
import * as styles from "./gallery.module.css";

/** The copy and data that components are shown with: those of the pages they are made for. */
export function loader({ context }: LoaderFunctionArgs) {
  const locale = getLocale(context);
  const copy = {
    blog: getCopy(context, "blog"),
    careers: getCopy(context, "careers"),
    chrome: getCopy(context, "chrome"),
    codeBlock: getCopy(context, "codeBlock"),
    contact: getCopy(context, "contact"),
    features: getCopy(context, "features"),
    home: getCopy(context, "home"),
    markdown: getCopy(context, "markdown"),
    newsletter: getCopy(context, "newsletter"),
    notFound: getCopy(context, "notFound"),
    plans: getCopy(context, "plans"),
    pricing: getCopy(context, "pricing"),
    search: getCopy(context, "search"),
  };
  const [post] = allPosts(locale);
  return {
    copy,
    categories: categories.map((category) => copy.blog.categories[category].name),
    form: formView("newsletter", context),
    html: post?.document.html ?? "",
    offers: locales
      .filter((other) => other !== locale)
      .map((other) => ({ locale: other, copy: copyIn(other, "languageOffer") })),
    covers: allPosts(locale).map(({ cover }) => cover),
    people: teamMembers.map(memberPortrait),
    planPaths: planPaths(),
    posts: allPosts(locale)
      .slice(0, 3)
      .map((one) => summarize(locale, one, copy.blog)),
    quotes: teamQuotes(locale),
  };
}

export type GalleryData = ReturnType<typeof loader>;

export const handle = { solidHeader: true };

const groups = { Controls, Forms, Lists, Pictures, States };

/** Every component in both themes, for development alone: production has no such page. */
export default function Gallery() {
  const data = useLoaderData<typeof loader>();
  return Object.entries(groups).map(([name, Group]) => (
    <Section id={name} heading={name} key={name}>
      <div className={`beside ${styles.themes}`}>
        <div className={`stack ${styles.light}`}>
          <Group data={data} theme="light" />
        </div>
        <div className={`stack ${styles.dark}`}>
          <Group data={data} theme="dark" />
        </div>
      </div>
    </Section>
  ));
}
