import { useEffect } from "react";
import { getCopy } from "../i18n/copy.server.ts";
import { pagePath } from "../i18n/paths.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { pageHead } from "../seo/page-head.ts";
import { Mark } from "../ui/brand.tsx";
import { RichText } from "../ui/rich-text.tsx";
import { followTheme } from "../widgets/theme.ts";
import type { Route } from "./+types/preview-chat";
import "../styles/preview-chat.css";

export const handle = { bare: true };

/* Each question with the section of the guide that answers it. */
const questions = [
  ["models", "model-selection"],
  ["files", "file-upload"],
  ["instructions", "custom-instructions"],
  ["developers", "developer-integration"],
] as const;

export function loader({ context, url }: Route.LoaderArgs) {
  return { copy: getCopy(context, url, "previewChat") };
}

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  if (!loaderData || !site) return [];
  return pageHead(site, {
    ...loaderData.copy.meta,
    pathname: location.pathname,
    picture: "home",
    noindex: true,
  });
}

/** What the home page's frame shows when no chat application is connected. */
export default function PreviewChat({ loaderData: { copy } }: Route.ComponentProps) {
  const guide = pagePath(useLocale(), "docs");
  useEffect(followTheme, []);
  return (
    <main className="preview-chat" aria-labelledby="greeting">
      <div className="greeting">
        <Mark />
        <h1 id="greeting">
          <RichText text={copy.heading} />
        </h1>
        <ul aria-label={copy.questionsLabel}>
          {questions.map(([question, section]) => (
            <li key={question}>
              {/* The guide takes the place of the page around the frame. */}
              <a href={`${guide}#${section}`} target="_top">
                {copy.questions[question]}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <p className="note">{copy.note}</p>
    </main>
  );
}
