import { getCopy } from "../i18n/copy.server.ts";
import { breadcrumbs, pageMeta } from "../seo/page-head.ts";
import { PageTop } from "../ui/page-top.tsx";
import { Section } from "../ui/section.tsx";
import { TickList } from "../ui/tick-list.tsx";
import type { Route } from "./+types/roadmap";

export function loader({ context }: Route.LoaderArgs) {
  return { copy: getCopy(context, "roadmap") };
}

export const meta: Route.MetaFunction = pageMeta(({ loaderData: { copy }, site, pathname }) => ({
  ...copy.meta,
  ogImage: "roadmap",
  structuredData: [breadcrumbs(site, { name: copy.heading, path: pathname })],
}));

export default function Roadmap({ loaderData: { copy } }: Route.ComponentProps) {
  const { heading, lede, next } = copy;
  return (
    <>
      <PageTop heading={heading} lede={lede} />
      <Section id="next" heading={next.heading}>
        <TickList items={next.items} />
      </Section>
    </>
  );
}
