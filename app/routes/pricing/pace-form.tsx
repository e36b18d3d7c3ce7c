import { useEffect, useRef, useState } from "react";
import type { PlanLimits } from "../../content/plan-limits.ts";
import { planIds } from "../../content/plans.ts";
import type { CopyOf } from "../../i18n/copy.server.ts";
import { formatMessage } from "../../i18n/format-message.ts";
import { localeTable } from "../../i18n/locales.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import * as styles from "../pricing.module.css";
import { daysPerMonth, durationOf, maxPower, paceAt, planFor, stepsPerPower } from "./pace.ts";

interface PaceFormProps {
  /** In the order of the plans. */
  limits: readonly PlanLimits[];
  /** The labels of the powers of ten. */
  scale: readonly string[];
  plans: CopyOf<"plans">;
  copy: CopyOf<"pricing">["pace"];
}

/** A slider for requests a day, and the plan that holds a month of them. Without scripts it is not shown. */
export function PaceForm({ limits, scale, plans, copy }: PaceFormProps) {
  const end = maxPower(limits);
  const [step, setStep] = useState(Math.min(2, end) * stepsPerPower);
  const slider = useRef<HTMLInputElement>(null);
  // Before hydration, the slider may have been moved.
  useEffect(() => setStep((step) => slider.current?.valueAsNumber ?? step), []);
  const { tag } = localeTable[useLocale()];
  // Browsers know the digits and separators of fewer languages than Node, hence the warnings that are suppressed below.
  const format = (count: number) => count.toLocaleString(tag);
  const perDay = paceAt(step);
  const { index, month, left } = planFor(limits, perDay);
  const values = { days: daysPerMonth, count: format(month), left: format(left ?? 0) };
  const pace = formatMessage(copy.perDay, { count: format(perDay) });
  const name = plans[planIds[index] ?? "enterprise"].name;
  return (
    <section
      className={`scripted surface speaking stack small muted ${styles.pace}`}
      aria-labelledby="pace"
      data-markdown="skip"
    >
      <h3 id="pace" className="small-heading">
        {copy.heading}
      </h3>
      <div className="row between">
        <label htmlFor="pace-slider">{copy.label}</label>
        <output htmlFor="pace-slider" suppressHydrationWarning>
          {pace}
        </output>
      </div>
      <input
        id="pace-slider"
        ref={slider}
        type="range"
        // The texts would not follow a value that the browser restores.
        autoComplete="off"
        max={stepsPerPower * end}
        value={step}
        onChange={({ target }) => setStep(target.valueAsNumber)}
        aria-valuetext={`${pace}: ${name}`}
        suppressHydrationWarning
      />
      <p className={`between note ${styles.scale}`} aria-hidden="true">
        {scale.slice(0, end + 1).map((label) => (
          <span key={label}>{label}</span>
        ))}
      </p>
      <div className={styles.fit}>
        <p>
          <strong>{name}</strong>
        </p>
        <p suppressHydrationWarning>
          {formatMessage(left === undefined ? copy.over : copy.spare, values)}
        </p>
      </div>
      <dl className={`ruled ${styles.rows}`}>
        {planIds.map((id, plan) => {
          const time = durationOf(limits[plan] ?? {}, perDay);
          return (
            <div className="row between" key={id}>
              <dt className={plan === index ? "row gap-2 live" : undefined}>{plans[id].name}</dt>
              <dd>{formatMessage(copy[time.kind], time)}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
