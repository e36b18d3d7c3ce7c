import { type ReactNode, useState } from "react";
import type { CopyOf } from "../i18n/copy.server.ts";
import { formatCount, formatMessage } from "../i18n/format-message.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { type PooledResult, pool } from "../site/meta-analysis.ts";
import { sampleStudy } from "../site/sample-study.ts";
import * as styles from "./dial.module.css";
import { DialDrawing } from "./dial-drawing.tsx";
import { DialSliders } from "./dial-sliders.tsx";
import { formatSigned } from "./format-signed.ts";
import { Icon } from "./icon.tsx";
import { Source } from "./question.tsx";
import { RichText } from "./rich-text.tsx";
import { UnbrokenText } from "./unbroken-text.tsx";

const initial: readonly number[] = sampleStudy.trials.map(({ difference }) => difference);

interface DialProps {
  copy: CopyOf<"dial">;
  /** Content of a dial as wide as the page: above the answer, beside the reset button, and below. */
  wide?: { readonly [part in "head" | "question" | "link" | "note"]: ReactNode };
}

/**
 * A meta-analysis of the sample trials as a drawing, with its answer in words. After hydration the trials can be moved;
 * their intervals keep their widths.
 */
export function Dial({ copy, wide }: DialProps) {
  const locale = useLocale();
  const [differences, setDifferences] = useState(initial);

  const trials = sampleStudy.trials.map(({ difference, low, high }, row) => {
    const shift = (differences[row] ?? difference) - difference;
    return { difference: difference + shift, low: low + shift, high: high + shift };
  });
  const pooled = pool(trials);
  const isUnsure = pooled.low <= 0 && pooled.high >= 0;
  const ends = { low: toWords(pooled.low), high: toWords(pooled.high) };
  const movedRows = differences.flatMap((value, row) => (value === initial[row] ? [] : [row]));

  /** A difference in whole minutes in words; negative is sooner. */
  function toWords(difference: number): string {
    const minutes = Math.round(difference);
    if (minutes === 0) return copy.result.none;
    return formatCount(copy.result, minutes < 0 ? "sooner" : "later", Math.abs(minutes), locale);
  }

  function answerText(): string {
    if (isUnsure) return formatMessage(copy.unsure, ends);
    const bounds = [pooled.low, pooled.high].map((bound) => Math.round(Math.abs(bound)));
    return formatMessage(copy.answer, {
      result: toWords(pooled.difference),
      low: Math.min(...bounds),
      high: Math.max(...bounds),
    });
  }

  /** Whether the trials agree, and which of them has most weight or differs most. */
  function reasonText({ weights, inconsistency, contributions }: PooledResult): string {
    const isConsistent = inconsistency < 0.4;
    const shares = isConsistent ? weights : contributions;
    const row = shares.indexOf(Math.max(...shares));
    return formatMessage(isConsistent ? copy.agree : copy.mixed, {
      trial: copy.trials[row] ?? "",
      share: Math.round(100 * (shares[row] ?? 0)),
      inconsistency: Math.round(100 * inconsistency),
    });
  }

  function sourceText(): string {
    const [row = 0] = movedRows;
    if (movedRows.length === 0) return copy.source;
    return formatMessage(movedRows.length > 1 ? copy.movedMany : copy.moved, {
      trial: copy.trials[row] ?? "",
      before: formatSigned(initial[row] ?? 0),
      after: formatSigned(differences[row] ?? 0),
      count: movedRows.length,
    });
  }

  const status = formatMessage(copy.status, { result: toWords(pooled.difference), ...ends });
  const classes = [
    styles.dial,
    wide ? `wrap beside ${styles.wide}` : `surface speaking ${styles.card}`,
    isUnsure && styles.unsure,
  ];
  return (
    <figure className={classes.filter(Boolean).join(" ")} data-hydrate="intent">
      {wide?.head}
      <div className={styles.picture}>
        <DialDrawing
          label={formatMessage(copy.alt, { status })}
          trials={trials}
          pooled={pooled}
          copy={copy}
          inviting={movedRows.length === 0}
        />
        <DialSliders
          copy={copy}
          differences={differences}
          toWords={toWords}
          status={status}
          onMove={setDifferences}
        />
      </div>
      <figcaption className={wide ? "stack gap-4" : "stack gap-2 small"}>
        {wide?.question}
        <div className={wide ? `surface speaking stack small muted ${styles.answer}` : undefined}>
          <RichText as="p" className="balanced" text={answerText()} />
          {wide && (
            <>
              <p>{reasonText(pooled)}</p>
              <Source>
                <UnbrokenText text={sourceText()} />
              </Source>
            </>
          )}
        </div>
        <div className="row between">
          <button
            type="button"
            className="button compact scripted"
            aria-disabled={movedRows.length === 0}
            onClick={() => setDifferences(initial)}
          >
            <Icon name="back" />
            {copy.reset}
          </button>
          {wide ? wide.link : <small className="note">{copy.sample}</small>}
        </div>
        {wide?.note}
      </figcaption>
    </figure>
  );
}
