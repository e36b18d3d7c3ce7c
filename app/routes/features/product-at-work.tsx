import type { CopyOf } from "../../i18n/copy.server.ts";
import { sampleStudy } from "../../site/sample-study.ts";
import { formatSigned } from "../../ui/format-signed.ts";
import { Question, Source } from "../../ui/question.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { Slot } from "../../ui/slot.tsx";
import * as styles from "./product-at-work.module.css";

const rows = [
  { group: "all", id: undefined },
  { group: "perProtocol", id: "held" },
  { group: "older", id: "unsure" },
] as const;

type Copy = CopyOf<"features">;

/** An answer beside its paper: each claim links to the passage that supports it, which is then highlighted. */
export function ProductAtWork({ copy, demo }: { copy: Copy["work"]; demo: Copy["demo"] }) {
  const { paper } = copy;
  const passage = (id: string, { before, passage, after }: Readonly<Record<string, string>>) => (
    <p>
      {before}
      <mark id={id}>{passage}</mark>
      {after}
    </p>
  );
  return (
    <section className={`night ${styles.work}`} aria-labelledby="work">
      <div className="wrap">
        <div className={`balanced beside ${styles.head}`}>
          <RichText as="h2" id="work" text={copy.heading} />
          <RichText as="p" className="lede" text={copy.lede} />
        </div>
        <Slot name="conversation">
          <div className={`beside ${styles.grid}`}>
            <div className="stack gap-4">
              <Question file={demo.file}>{demo.question}</Question>
              <div className={`surface speaking stack ${styles.answer}`}>
                <RichText as="p" text={copy.answer} />
                <Source>{copy.source}</Source>
              </div>
              <p className="note">{demo.note}</p>
            </div>
            <article className={`muted ${styles.sheet}`} aria-label={demo.file}>
              <p className={`row between hairline ${styles.bar}`}>
                <span>{demo.file}</span>
                <span>{paper.page}</span>
              </p>
              <h3>{paper.title}</h3>
              <h4>{paper.methods}</h4>
              {passage("outcome", paper.outcome)}
              <h4>{paper.results}</h4>
              {passage("result", paper.result)}
              <table>
                <caption>{paper.table}</caption>
                <thead>
                  <tr>
                    <th scope="col">{demo.table.group}</th>
                    <th scope="col">{demo.table.difference}</th>
                    <th scope="col">95% CI</th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map(({ group, id }) => {
                    const { difference, low, high } = sampleStudy.groups[group];
                    return (
                      <tr key={group} id={id}>
                        <th scope="row">{demo.table.groups[group]}</th>
                        <td>{formatSigned(difference)}</td>
                        <td>
                          {formatSigned(low)} {paper.to} {formatSigned(high)}
                        </td>
                      </tr>
                    );
                  })}
                </tbody>
              </table>
            </article>
          </div>
        </Slot>
      </div>
    </section>
  );
}
