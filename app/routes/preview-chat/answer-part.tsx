import type { AnswerPart } from "../../chat/answer.ts";
import type { SectionLink } from "../../search/section.ts";
import { Icon } from "../../ui/icon.tsx";
import * as styles from "./turn.module.css";
import "../../ui/styles/code.css";
import "../../ui/styles/tables.css";
import "../../ui/styles/prose.css";

interface AnswerPartProps {
  part: AnswerPart;
  onAsk: (question: string) => void;
}

/** One part of an answer. Blocks and quotes look as on their pages. */
export function AnswerPartView({ part, onAsk }: AnswerPartProps) {
  switch (part.type) {
    case "text":
      return <p>{part.text}</p>;
    case "blocks":
      return <Blocks blocks={part.blocks} />;
    case "quote":
      return (
        <figure className={`stack surface ${styles.quote}`}>
          <blockquote cite={part.source.path}>
            <Blocks blocks={part.blocks} />
          </blockquote>
          <figcaption className="small">
            <SourceLink {...part.source} />
          </figcaption>
        </figure>
      );
    case "links":
      return (
        <p className={`row small muted ${styles.links}`}>
          <span className={styles.label}>{part.label}</span>
          {part.links.map((link) => (
            <SourceLink key={link.path} {...link} />
          ))}
        </p>
      );
    case "questions":
      return (
        <p className="chips small muted">
          <span className={styles.label}>{part.label}</span>
          {part.questions.map((question) => (
            <a
              key={question}
              href={`?q=${encodeURIComponent(question)}`}
              onClick={(event) => {
                event.preventDefault();
                onAsk(question);
              }}
            >
              {question}
            </a>
          ))}
        </p>
      );
  }
}

/** HTML from the server, with an element for each block, so that React keeps those that have already arrived. */
function Blocks({ blocks }: { blocks: readonly string[] }) {
  return (
    <div className={`stack ${styles.blocks}`}>
      {blocks.map((html, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks are only appended.
        <div key={index} className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      ))}
    </div>
  );
}

/** A link that replaces the page around the frame. */
function SourceLink({ label, path }: SectionLink) {
  return (
    <a className="arrow-link" href={path} target="_top">
      {label}
      <Icon name="arrow" />
    </a>
  );
}
