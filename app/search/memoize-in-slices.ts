import { setImmediate as nextTurn } from "node:timers/promises";
import type { Locale } from "../i18n/locales.ts";
import { memoizeByLocale } from "../i18n/memoize-by-locale.ts";

/** How long other requests wait at a time, in milliseconds; a step takes less. */
const slice = 10;

/** A value for each language that takes long to make. */
interface MadeInSlices<T> {
  /** The value; steps that have not run yet run now. */
  readonly get: (locale: Locale) => T;
  /** Runs the steps in slices, between which other requests are served. */
  readonly prepare: (locale: Locale) => Promise<void>;
}

/** Memoizes a value for each language, which a generator makes step by step when it is first needed. */
export function memoizeInSlices<T>(
  make: (locale: Locale) => Generator<undefined, T>,
): MadeInSlices<T> {
  const steps = memoizeByLocale((locale) => new Steps(() => make(locale)));
  return {
    get: (locale) => steps(locale).finish(),
    prepare: (locale) => steps(locale).finishInSlices(),
  };
}

/** Runs all steps at once. */
export function runSteps<T>(steps: Generator<undefined, T>): T {
  return new Steps(() => steps).finish();
}

/** The steps of something, which several may await. After an error, the next call begins with the first step. */
class Steps<T> {
  readonly #make: () => Generator<undefined, T>;
  #steps: Generator<undefined, T> | undefined;
  #last: IteratorResult<undefined, T> = { done: false, value: undefined };

  constructor(make: () => Generator<undefined, T>) {
    this.#make = make;
  }

  finish(): T {
    for (;;) {
      const { done, value } = this.#next();
      if (done) return value;
    }
  }

  async finishInSlices(): Promise<void> {
    let end = performance.now() + slice;
    while (!this.#next().done) {
      if (performance.now() < end) continue;
      await nextTurn();
      end = performance.now() + slice;
    }
  }

  #next(): IteratorResult<undefined, T> {
    if (this.#last.done) return this.#last;
    this.#steps ??= this.#make();
    try {
      this.#last = this.#steps.next();
    } catch (error) {
      // A generator that has thrown is done, without a value.
      this.#steps = undefined;
      throw error;
    }
    return this.#last;
  }
}
