import type { CopyOf } from "../../i18n/copy.server.ts";
import { pagePath } from "../../i18n/paths.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { GoLink } from "../../ui/link.tsx";
import { Plans, type PlansProps } from "../../ui/plans.tsx";
import { ScrollRegion } from "../../ui/prose.tsx";
import { Question } from "../../ui/question.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { Slot } from "../../ui/slot.tsx";
import * as styles from "../features.module.css";
import { ForestTable } from "./forest-table.tsx";

type Copy = CopyOf<"features">;

/** The sample conversation: its question, its answer, and the results of the study by group. */
export function Demo({ copy }: { copy: Copy["demo"] }) {
  return (
    <div className={`surface stack gap-6 ${styles.stage}`}>
      <Question file={copy.file}>{copy.question}</Question>
      <RichText as="p" className="prose-width" text={copy.answer} />
      <Slot name="conversation">
        <ForestTable copy={copy.table} />
      </Slot>
      <p className="note">{copy.note}</p>
    </div>
  );
}

export function Comparison({ label, copy }: { label: string; copy: Copy["comparison"] }) {
  return (
    <>
      <ScrollRegion label={label}>
        <table className="grid-table even stacked">
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{copy.label}</span>
              </th>
              {copy.models.map((model) => (
                <th scope="col" key={model}>
                  {model}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {copy.rows.map(({ name, cells }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {copy.models.map((model, column) => (
                  <td key={model} data-label={model}>
                    {cells[column]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <p className="note space-above">{copy.note}</p>
    </>
  );
}

/** The prices of the API. */
export function Pricing({ copy, plans, paths }: { copy: Copy["pricing"] } & PlansProps) {
  return (
    <>
      <RichText as="p" className="prose-width muted space-below" text={copy.text} />
      <Plans plans={plans} paths={paths} />
      <p className="space-above">
        <GoLink to={pagePath(useLocale(), "pricing")}>{copy.link}</GoLink>
      </p>
    </>
  );
}
