import type { MouseEvent } from "react";
import type { CopyOf } from "../../i18n/copy.server.ts";
import { formatMessage } from "../../i18n/format-message.ts";
import { inLocale, pagePath } from "../../i18n/paths.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import type { SearchResults } from "../results.ts";
import { startingPoints } from "../starting-points.ts";

interface SuggestionsProps {
  copy: CopyOf<"search">;
  onChoose: (event: MouseEvent, path: string) => void;
}

/** The search dialog before a visitor types: starting points. */
export function StartingPoints({ copy, onChoose }: SuggestionsProps) {
  const locale = useLocale();
  const links = startingPoints.map(({ name, path }) => ({
    label: copy.start.links[name],
    path: inLocale(locale, path),
  }));
  return (
    <section aria-labelledby="finder-start">
      <p className="note medium" id="finder-start">
        {copy.start.heading}
      </p>
      <Links links={links} onChoose={onChoose} />
    </section>
  );
}

/** The search dialog without results: links to the chat with the same words and to the contact page. */
export function NothingFound(props: SuggestionsProps & { results: SearchResults }) {
  const { copy, onChoose, results } = props;
  const { query, chat } = results;
  const links = [
    ...(chat ? [{ label: formatMessage(copy.empty.chat, { query }), path: chat }] : []),
    { label: copy.contact, path: pagePath(useLocale(), "contact") },
  ];
  return (
    <>
      <p className="muted finder-note">{copy.empty.heading}</p>
      <Links links={links} onChoose={onChoose} />
    </>
  );
}

interface LinksProps extends Pick<SuggestionsProps, "onChoose"> {
  links: readonly { readonly label: string; readonly path: string }[];
}

function Links({ links, onChoose }: LinksProps) {
  return (
    <ul>
      {links.map(({ label, path }) => (
        <li key={label}>
          <a href={path} onClick={(event) => onChoose(event, path)}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
