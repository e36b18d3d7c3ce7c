import type { CopyOf } from "../../i18n/copy.server.ts";
import { facts } from "../../site/facts.ts";
import * as badge from "../../ui/badge.module.css";
import * as card from "../../ui/card.module.css";
import * as styles from "./standards.module.css";

/* Green is for statuses that an auditor has confirmed. */
const badges = {
  compliant: `${badge.badge} ${badge.sky}`,
  certified: `${badge.badge} ${badge.leaf}`,
  ready: badge.badge,
};

/** The standards that we work to, each with its status. */
export function Standards({ copy }: { copy: CopyOf<"terms">["standards"] }) {
  return (
    <section aria-labelledby="standards">
      <h2 id="standards" className="visually-hidden">
        {copy.heading}
      </h2>
      <div className={`columns ${styles.standards}`}>
        {facts.standards.map(({ id, name, status }) => (
          <article className={`balanced ${card.card}`} key={id}>
            <p className={badges[status]}>{copy.statuses[status]}</p>
            <h3>{name}</h3>
            <p>{copy.meanings[id]}</p>
          </article>
        ))}
      </div>
    </section>
  );
}
