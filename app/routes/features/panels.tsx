import type { CopyOf } from "../../i18n/copy.server.ts";
import { pagePath } from "../../i18n/paths.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { Mark } from "../../shell/brand.tsx";
import { Icon } from "../../ui/icon.tsx";
import { GoLink } from "../../ui/link.tsx";
import { Plans, type PlansProps } from "../../ui/plans.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { ScrollRegion } from "../../ui/scroll-region.tsx";
import { ForestTable } from "./forest-table.tsx";
import * as styles from "./panels.module.css";
import * as speech from "./speech.module.css";

type Copy = CopyOf<"features">;

/** A sample conversation about a study, beside its paper. */
export function Demo({ copy }: { copy: Copy["demo"] }) {
  return (
    <div className={styles.stage}>
      <div className={styles.conversation}>
        <p className={`${speech.bubble} ${speech.you}`}>
          <Icon name="file" />
          {copy.file}
          <br />
          {copy.question}
        </p>
        <div className={styles.answer}>
          <Mark />
          <div>
            <p>
              <RichText text={copy.answer} />
            </p>
            <ForestTable copy={copy.table} />
            <p className="note">{copy.note}</p>
          </div>
        </div>
      </div>
      <Paper />
    </div>
  );
}

/** A page of a paper, in which the passages that support the answer are highlighted. */
function Paper() {
  return (
    <svg className={styles.paper} viewBox="0 0 300 390" aria-hidden="true">
      <rect className={styles.sheet} x=".5" y=".5" width="299" height="389" rx="8" />
      <path className={styles.heading} d="M34 44H206M34 64H150" />
      <path className={styles.lines} d="M34 92H120M34 116H266M34 130H258M34 144H264M34 158H226" />
      <rect className={styles.highlight} x="28" y="176" width="244" height="46" rx="4" />
      <path className={styles.lines} d="M34 186H264M34 199H260M34 212H170" />
      <path
        className={styles.grid}
        d="M34 246H266M34 268H266M34 290H266M34 312H266M112 246V312M190 246V312"
      />
      <path
        className={styles.lines}
        d="M42 257H84M124 257H164M202 257H240M42 279H92M124 279H156M202 279H246M42 301H78M124 301H168M202 301H236"
      />
      <rect className={styles.highlight} x="190" y="268" width="76" height="22" />
      <path className={styles.lines} d="M34 336H266M34 350H248" />
    </svg>
  );
}

export function Comparison({ label, copy }: { label: string; copy: Copy["comparison"] }) {
  return (
    <>
      <ScrollRegion label={label}>
        <table className={`grid-table even ${styles.comparison}`}>
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
      <p className={styles.plansOf}>
        <RichText text={copy.text} />
      </p>
      <Plans plans={plans} paths={paths} />
      <p className="space-above">
        <GoLink to={pagePath(useLocale(), "pricing")}>{copy.link}</GoLink>
      </p>
    </>
  );
}
