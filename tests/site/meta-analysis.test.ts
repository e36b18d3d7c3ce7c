import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pool, type Result } from "#app/site/meta-analysis.ts";

const around = (difference: number, margin: number): Result => ({
  difference,
  low: difference - margin,
  high: difference + margin,
});

const result = fc
  .tuple(
    fc.double({ min: -100, max: 100, noNaN: true }),
    fc.double({ min: 0.01, max: 100, noNaN: true }),
  )
  .map(([difference, margin]) => around(difference, margin));
const results = fc.array(result, { minLength: 1, maxLength: 20 });

/** More than rounding errors can be. */
const tolerance = 1e-6;

describe("the pooled result", () => {
  it("has weights that sum to one", () => {
    fc.assert(
      fc.property(results, (trials) => {
        const { weights } = pool(trials);
        expect(weights).toHaveLength(trials.length);
        expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9);
      }),
    );
  });

  it("lies in its interval, and between the smallest and the largest difference", () => {
    fc.assert(
      fc.property(results, (trials) => {
        const { difference, low, high } = pool(trials);
        const differences = trials.map((trial) => trial.difference);
        expect(low).toBeLessThan(difference);
        expect(high).toBeGreaterThan(difference);
        expect(difference).toBeGreaterThanOrEqual(Math.min(...differences) - tolerance);
        expect(difference).toBeLessThanOrEqual(Math.max(...differences) + tolerance);
      }),
    );
  });

  it("of one trial is the trial", () => {
    fc.assert(
      fc.property(result, (trial) => {
        const { difference, low, high, weights } = pool([trial]);
        expect(weights).toEqual([1]);
        expect(difference).toBeCloseTo(trial.difference, 6);
        expect(low).toBeCloseTo(trial.low, 6);
        expect(high).toBeCloseTo(trial.high, 6);
      }),
    );
  });

  it("gives the more precise trial more weight, and is more precise than any trial", () => {
    fc.assert(
      fc.property(results, (trials) => {
        const { weights, low, high } = pool(trials);
        const width = (trial: Result) => trial.high - trial.low;
        for (const [index, trial] of trials.entries()) {
          expect(high - low).toBeLessThanOrEqual(width(trial) + tolerance);
          for (const [other, wider] of trials.entries()) {
            if (width(trial) >= width(wider)) continue;
            expect(weights[index]).toBeGreaterThanOrEqual(weights[other] ?? 1);
          }
        }
      }),
    );
  });

  it("does not depend on the order of the trials", () => {
    fc.assert(
      fc.property(results, (trials) => {
        expect(pool(trials.toReversed()).difference).toBeCloseTo(pool(trials).difference, 6);
      }),
    );
  });
});

/*
 * Tuberculosis and BCG vaccination: cases and others among vaccinated people and controls in the 13 trials of
 * Colditz et al., JAMA 1994;271:698-702 (dat.bcg of the R package metafor).
 */
const bcgTrials = [
  [4, 119, 11, 128],
  [6, 300, 29, 274],
  [3, 228, 11, 209],
  [62, 13536, 248, 12619],
  [33, 5036, 47, 5761],
  [180, 1361, 372, 1079],
  [8, 2537, 10, 619],
  [505, 87886, 499, 87892],
  [29, 7470, 45, 7232],
  [17, 1699, 65, 1600],
  [186, 50448, 141, 27197],
  [5, 2493, 3, 2338],
  [27, 16886, 29, 17825],
] as const;

/** The logarithm of the risk ratio of a trial. */
function logRiskRatio([cases, others, controlCases, controlOthers]: (typeof bcgTrials)[number]) {
  const [vaccinated, controls] = [cases + others, controlCases + controlOthers];
  const variance = 1 / cases - 1 / vaccinated + 1 / controlCases - 1 / controls;
  return around(
    Math.log(cases / vaccinated / (controlCases / controls)),
    1.96 * Math.sqrt(variance),
  );
}

it("the BCG trials pool to the risk ratio that metafor and Stata's metan publish", () => {
  // metafor, tests/testthat/test_misc_metan_vs_rma.uni_with_dat.bcg.r: "metan …, fixedi nograph rr".
  const { difference, low, high } = pool(bcgTrials.map(logRiskRatio));
  expect(difference).toBeCloseTo(-0.4303, 4);
  expect(low).toBeCloseTo(-0.5097, 4);
  expect(high).toBeCloseTo(-0.3509, 4);
  expect(Math.exp(difference)).toBeCloseTo(0.6503, 4);
  expect(Math.exp(low)).toBeCloseTo(0.6007, 4);
  expect(Math.exp(high)).toBeCloseTo(0.704, 4);
});
