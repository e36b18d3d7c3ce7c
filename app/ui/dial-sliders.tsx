import { type MouseEvent, useEffect, useEffectEvent, useRef } from "react";
import type { CopyOf } from "../i18n/copy.server.ts";
import { useSettled } from "./use-settled.ts";
import "./dial-sliders.css";

/** The differences that a trial can have, in minutes; dial-sliders.css places both ends. */
const [lowest, highest] = [-22, 10];

interface DialSlidersProps {
  copy: CopyOf<"dial">;
  differences: readonly number[];
  toWords: (minutes: number) => string;
  /** The pooled result. */
  status: string;
  onMove: (differences: readonly number[]) => void;
}

/**
 * One invisible slider over each trial of the dial's drawing, with its handle over the trial's estimate. The pooled result is
 * announced once they have stopped moving.
 */
export function DialSliders({ copy, differences, toWords, status, onMove }: DialSlidersProps) {
  const sliders = useRef<HTMLFieldSetElement>(null);
  const announced = useSettled(status);

  function readSliders() {
    const inputs = sliders.current?.querySelectorAll("input") ?? [];
    onMove([...inputs].map(({ valueAsNumber }) => valueAsNumber));
  }

  /** Moves a trial to a click in its row, so that nothing has to be dragged (WCAG 2.2, success criterion 2.5.7). */
  function onRowClick({ target, currentTarget: row, clientX }: MouseEvent) {
    const input = row.querySelector("input");
    // The browser handles clicks on a handle.
    if (!input || target === input) return;
    const { left, width } = row.getBoundingClientRect();
    // In units of the drawing, as in dial-sliders.css. The browser rounds it to a minute within the slider's range.
    input.value = String(lowest + ((350 * (clientX - left)) / width - 31) / 9);
    input.focus({ preventScroll: true });
    readSliders();
  }

  // Before hydration, a trial may have been moved.
  const readFirst = useEffectEvent(readSliders);
  useEffect(() => readFirst(), []);

  return (
    <>
      <fieldset className="dial-sliders scripted" ref={sliders} data-markdown="skip">
        <legend className="visually-hidden">{copy.sliders}</legend>
        {differences.map((difference, row) => (
          // biome-ignore lint/a11y: the slider is operated by keys.
          <div key={copy.trials[row]} onClick={onRowClick}>
            <input
              type="range"
              aria-label={copy.trials[row]}
              aria-valuetext={toWords(difference)}
              // The drawing would not follow a value that the browser restores.
              autoComplete="off"
              min={lowest}
              max={highest}
              value={difference}
              onChange={readSliders}
            />
          </div>
        ))}
      </fieldset>
      <p className="visually-hidden" role="status">
        {announced}
      </p>
    </>
  );
}
