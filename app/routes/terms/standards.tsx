import { facts } from "../../facts.ts";
import type { CopyOf } from "../../i18n/copy.server.ts";
import "../../styles/badges.css";
import "../../styles/card.css";

/* Green is what an auditor has confirmed. */
const badges = { compliant: "badge sky", certified: "badge leaf", ready: "badge" };

/** The standards that we work to, each with its status. */
export function Standards({ copy }: { copy: CopyOf<"terms">["standards"] }) {
  return (
    <section aria-labelledby="standards">
      <h2 id="standards" className="vh">
        {copy.heading}
      </h2>
      <div className="cols standards">
        {facts.standards.map(({ id, name, status }) => (
          <article className="card" key={id}>
            <p className={badges[status]}>{copy.statuses[status]}</p>
            <h3>{name}</h3>
            <p>{copy.meanings[id]}</p>
          </article>
        ))}
      </div>
    </section>
  );
}
