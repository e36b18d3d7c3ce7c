import type { CopyOf } from "../../i18n/copy.server.ts";
import type { SearchResults } from "../../search/results.ts";
import { GoLink } from "../../ui/link.tsx";
import { Prose } from "../../ui/prose.tsx";
import * as styles from "./direct-answer.module.css";
import "../../ui/styles/code.css";

interface DirectAnswerProps {
  copy: CopyOf<"search">["direct"];
  answer: NonNullable<SearchResults["direct"]>;
  lang: string;
}

/** The written answer to a query with links to its sources. */
export function DirectAnswer({ copy, answer, lang }: DirectAnswerProps) {
  const { question, blocks, sources } = answer;
  return (
    <section className={styles.answer} aria-labelledby="direct">
      <h2 id="direct">{copy.heading}</h2>
      <div lang={lang}>
        <h3>{question}</h3>
        <Prose html={blocks.join("")} />
      </div>
      <p>{copy.sources}</p>
      <ul lang={lang}>
        {sources.map(({ label, path }) => (
          <li key={path}>
            <GoLink to={path}>{label}</GoLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
