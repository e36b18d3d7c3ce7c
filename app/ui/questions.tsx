import { Icon } from "./icon.tsx";
import * as styles from "./questions.module.css";
import { RichText } from "./rich-text.tsx";

interface QuestionsProps {
  items: readonly { readonly question: string; readonly answer: string }[];
  /** Separate lists beside each other on wide screens, so that opening an answer moves only its own list. */
  columns?: number;
}

/** Questions with collapsible answers; the first is open. */
export function Questions({ items, columns = 1 }: QuestionsProps) {
  const rows = Math.ceil(items.length / columns);
  const lists = Array.from({ length: columns }, (_, at) => items.slice(at * rows, (at + 1) * rows));
  return (
    <div
      className={columns > 1 ? `beside ${styles.questions} ${styles.columns}` : styles.questions}
    >
      {lists.map((list, column) => (
        <div key={list[0]?.question}>
          {list.map(({ question, answer }, index) => (
            <details className="fold" key={question} open={column + index === 0}>
              <summary className="medium">
                {question}
                <Icon name="plus" />
              </summary>
              <RichText as="p" className="muted prose-width" text={answer} />
            </details>
          ))}
        </div>
      ))}
    </div>
  );
}
