import { type ComponentType, startTransition, useEffect, useState } from "react";
import { sampleStudy } from "../content/sample-study.ts";
import type { CopyOf } from "../i18n/copy.server.ts";
import { formatCount, formatMessage } from "../i18n/format-message.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { pool } from "../meta-analysis/pool.ts";
import * as styles from "../ui/dial.module.css";
import { DialDrawing, minutesAt } from "../ui/dial-drawing.tsx";
import { RichText } from "../ui/rich-text.tsx";
import { signed } from "../ui/signed.ts";
import type { DialSlidersProps } from "./dial-sliders.tsx";

/** What lets the trials be moved, loaded on demand. */
interface Movable {
  readonly DialSliders: ComponentType<DialSlidersProps>;
  readonly copy: CopyOf<"dial">;
}

/** By the path of the file. */
const copies = import.meta.glob<CopyOf<"dial">>("../locales/*/dial.json", { import: "default" });

const atRest: readonly number[] = sampleStudy.trials.map(({ difference }) => difference);

/**
 * A meta-analysis of the sample trials as a drawing. After hydration the trials can be moved; their intervals keep their
 * widths.
 */
export function Dial({ copy }: { copy: CopyOf<"features">["dial"] }) {
  const locale = useLocale();
  const [differences, setDifferences] = useState(atRest);
  const [movable, setMovable] = useState<Movable>();

  useEffect(() => {
    let isLeft = false;
    async function load() {
      const [{ DialSliders }, copy] = await Promise.all([
        import("./dial-sliders.tsx"),
        copies[`../locales/${locale}/dial.json`]?.(),
      ]);
      if (!isLeft && copy) startTransition(() => setMovable({ DialSliders, copy }));
    }
    // Without them, the drawing stays a drawing.
    load().catch(() => {});
    return () => {
      isLeft = true;
    };
  }, [locale]);

  const trials = sampleStudy.trials.map(({ difference, low, high }, row) => {
    const moved = (differences[row] ?? difference) - difference;
    return { difference: difference + moved, low: low + moved, high: high + moved };
  });
  const pooled = pool(trials);

  /** A difference in whole minutes in words; negative is sooner. */
  function inWords(forms: CopyOf<"dial">["result"], difference: number): string {
    const minutes = Math.round(difference);
    if (minutes === 0) return forms.none;
    return formatCount(forms, minutes < 0 ? "sooner" : "later", Math.abs(minutes), locale);
  }

  const words = movable && {
    caption: inWords(movable.copy.caption, pooled.difference),
    result: inWords(movable.copy.result, pooled.difference),
    interval: formatMessage(movable.copy.interval, {
      low: signed(Math.round(pooled.low)),
      high: signed(Math.round(pooled.high)),
    }),
  };
  const status = words && formatMessage(movable.copy.status, words);
  const moved = String(differences) !== String(atRest);

  return (
    <figure className={`balanced ${styles.dial}`} data-hydrate="intent">
      <DialDrawing
        label={moved && status ? status : copy.alt}
        trials={trials}
        pooled={pooled}
        copy={copy}
      />
      <figcaption>
        <p>
          <RichText text={moved && words ? words.caption : copy.caption} />
        </p>
        {moved && <small>{words?.interval}</small>}
        <small>{copy.sample}</small>
      </figcaption>
      {movable && status && (
        <movable.DialSliders
          names={copy.trials}
          copy={movable.copy}
          differences={differences}
          inWords={(minutes) => inWords(movable.copy.result, minutes)}
          minutesAt={minutesAt}
          status={status}
          onMove={setDifferences}
          onReset={moved ? () => setDifferences(atRest) : undefined}
        />
      )}
    </figure>
  );
}
