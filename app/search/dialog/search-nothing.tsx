import type { MouseEvent } from "react";
import type { CopyOf } from "../../i18n/copy.server.ts";
import { formatMessage } from "../../i18n/format-message.ts";
import { pagePath } from "../../i18n/paths.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import type { SearchResults } from "../results.ts";

interface SearchNothingProps {
  copy: CopyOf<"search">;
  results: SearchResults;
  onChoose: (event: MouseEvent, path: string) => void;
}

/** The search dialog without results: links to the chat with the same words and to the contact page. */
export function SearchNothing({ copy, results, onChoose }: SearchNothingProps) {
  const { query, chat } = results;
  const contact = pagePath(useLocale(), "contact");
  return (
    <>
      <p className="muted finder-note">{copy.empty.heading}</p>
      <ul>
        {chat && (
          <li>
            <a href={chat} onClick={(event) => onChoose(event, chat)}>
              {formatMessage(copy.empty.chat, { query })}
            </a>
          </li>
        )}
        <li>
          <a href={contact} onClick={(event) => onChoose(event, contact)}>
            {copy.contact}
          </a>
        </li>
      </ul>
    </>
  );
}
