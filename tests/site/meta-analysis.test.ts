import { expect, it } from "vitest";
import { pool } from "#app/site/meta-analysis.ts";

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
  const difference = Math.log(cases / vaccinated / (controlCases / controls));
  const margin = 1.96 * Math.sqrt(variance);
  return { difference, low: difference - margin, high: difference + margin };
}

it("the BCG trials pool to the risk ratio that metafor and Stata's metan publish", () => {
  // metafor, tests/testthat/test_misc_metan_vs_rma.uni_with_dat.bcg.r: "metan …, fixedi nograph rr".
  const { difference, low, high, weights } = pool(bcgTrials.map(logRiskRatio));
  expect(difference).toBeCloseTo(-0.4303, 4);
  expect(low).toBeCloseTo(-0.5097, 4);
  expect(high).toBeCloseTo(-0.3509, 4);
  expect(Math.exp(difference)).toBeCloseTo(0.6503, 4);
  expect(Math.exp(low)).toBeCloseTo(0.6007, 4);
  expect(Math.exp(high)).toBeCloseTo(0.704, 4);
  expect(weights.reduce((sum, weight) => sum + weight)).toBeCloseTo(1, 9);
  // The largest trial, of 176,000 people, counts most.
  expect(Math.max(...weights)).toBe(weights[7]);
});
