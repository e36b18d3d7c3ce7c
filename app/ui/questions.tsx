import { Icon } from "./icon.tsx";
import * as styles from "./questions.module.css";
import { RichText } from "./rich-text.tsx";

interface QuestionsProps {
  items: readonly { readonly question: string; readonly answer: string }[];
}

/** Questions with collapsible answers; the first is open. */
export function Questions({ items }: QuestionsProps) {
  return (
    <div className={styles.questions}>
      {items.map(({ question, answer }, index) => (
        <details key={question} open={index === 0}>
          <summary>
            {question}
            <Icon name="plus" />
          </summary>
          <p>
            <RichText text={answer} />
          </p>
        </details>
      ))}
    </div>
  );
}
