import type { CopyOf } from "../../i18n/copy.server.ts";
import { RichText } from "../../ui/rich-text.tsx";
import * as styles from "./three-answers.module.css";

interface ThreeAnswersProps {
  copy: CopyOf<"features">["answers"];
  models: CopyOf<"features">["core"]["models"]["items"];
}

/** Each model's answer to the same question. The answers end at the horizon, and the names of the models are below it. */
export function ThreeAnswers({ copy, models }: ThreeAnswersProps) {
  const answers = [
    <p key="standard">{copy.standard}</p>,
    <ol key="advanced">
      {copy.advanced.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>,
    <dl key="creative">
      {copy.creative.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt> <dd>{text}</dd>
        </div>
      ))}
    </dl>,
  ];
  return (
    <section className={styles.answers} aria-labelledby="answers">
      <div className="wrap">
        <div className={`balanced row between ${styles.head}`}>
          <RichText as="h2" id="answers" text={copy.heading} />
          <p>{copy.question}</p>
        </div>
        <ul className={`stack gap-5 roaming-sun ${styles.models}`}>
          {models.map(({ name, use }, model) => (
            <li className="small muted" key={name}>
              <div className={`surface saying ${styles.answer}`}>{answers[model]}</div>
              <h3>{name}</h3>
              <p>{use}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
