import { useEffect, useEffectEvent, useRef } from "react";
import type { CopyOf } from "../i18n/copy.server.ts";
import { minutesAt } from "./dial-drawing.tsx";
import { useSettled } from "./use-settled.ts";
import "./dial-sliders.css";

/** The differences that a trial can have, in minutes. */
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
 * One slider for each trial of the dial (w3.org/WAI/ARIA/apg/patterns/slider). The trials can also be dragged in the
 * drawing. The pooled result is announced once they have stopped moving.
 */
export function DialSliders(props: DialSlidersProps) {
  const { copy, differences, toWords, status, onMove } = props;
  const sliders = useRef<HTMLFieldSetElement>(null);
  /** The row that is dragged, -1 if the press began beside the rows, and the differences before. */
  const drag = useRef<{ row: number; before: readonly number[] }>(null);
  const announced = useSettled(status);

  const inputs = () => [...(sliders.current?.querySelectorAll("input") ?? [])];

  function move(row: number, minutes: number) {
    onMove(differences.with(row, Math.min(Math.max(Math.round(minutes), lowest), highest)));
  }

  function rowAt({ clientX: x, clientY: y }: MouseEvent): number {
    return inputs().findIndex((input) => {
      const { left, right, top, bottom } = input.getBoundingClientRect();
      return left <= x && x < right && top <= y && y < bottom;
    });
  }

  /** Moves a trial below the pointer. */
  function follow(row: number, { clientX, currentTarget }: MouseEvent) {
    if (row < 0 || !(currentTarget instanceof Element)) return;
    // On phones, the drawing is wider than its container.
    const { left, width } = (
      currentTarget.firstElementChild ?? currentTarget
    ).getBoundingClientRect();
    move(row, minutesAt((clientX - left) / width));
  }

  const onPointer = useEffectEvent((event: PointerEvent) => {
    const { type, buttons, pointerId, currentTarget } = event;
    // The browser has turned a touch into a scroll.
    if (type === "pointercancel" && drag.current) onMove(drag.current.before);
    if (type !== "pointermove" || buttons !== 1) {
      drag.current = null;
      return;
    }
    // Also continues a press that began before the sliders were loaded.
    drag.current ??= { row: rowAt(event), before: differences };
    const { row } = drag.current;
    if (row >= 0 && currentTarget instanceof Element) currentTarget.setPointerCapture(pointerId);
    follow(row, event);
  });

  const onClick = useEffectEvent((event: MouseEvent) => {
    const row = rowAt(event);
    follow(row, event);
    inputs()[row]?.focus({ preventScroll: true });
  });

  useEffect(() => {
    const picture = sliders.current?.parentElement;
    const controller = new AbortController();
    for (const type of ["pointerdown", "pointermove", "pointercancel"] as const) {
      picture?.addEventListener(type, onPointer, controller);
    }
    picture?.addEventListener("click", onClick, controller);
    return () => controller.abort();
  }, []);

  return (
    <>
      <fieldset className="dial-sliders" ref={sliders}>
        <legend className="visually-hidden">{copy.sliders}</legend>
        {differences.map((difference, row) => (
          <input
            key={copy.trials[row]}
            type="range"
            aria-label={copy.trials[row]}
            aria-valuetext={toWords(difference)}
            min={lowest}
            max={highest}
            value={difference}
            onChange={(event) => move(row, event.target.valueAsNumber)}
          />
        ))}
      </fieldset>
      <p className="visually-hidden" role="status">
        {announced}
      </p>
    </>
  );
}
