import { expect, it } from "vitest";
import { firstLimitReached } from "#app/content/plan-limits.ts";
import { positionOf, scaleEnd } from "#app/routes/pricing/limits-table.tsx";
import { durationOf, maxPower, paceAt, planFor, stepsPerPower } from "#app/routes/pricing/pace.ts";

it.each([
  ["month", 1_000, 100],
  ["both", 10_000, 10_000],
  ["hour", 100, 1_000],
] as const)("the first limit is the %s with %i an hour and %i a month", (first, hour, month) => {
  expect(firstLimitReached({ hour, month })).toBe(first);
});

it("the first limit without figures is the contract", () => {
  expect(firstLimitReached({})).toBe("contract");
});

it("limits are shown on a scale of powers of ten that includes them all", () => {
  const plans = [{ hour: 1_000, month: 100 }, { hour: 10_000, month: 10_000 }, {}];
  expect(scaleEnd(plans)).toBe(4);
  expect(scaleEnd([...plans, { hour: 10_001, month: 1 }])).toBe(5);
  expect([positionOf(1_000, 4), positionOf(100, 4)]).toEqual(["75%", "50%"]);
});

const plans = [{ month: 100 }, { month: 10_000 }, {}];

it.each([
  [3, { index: 0, month: 90, left: 10 }],
  [4, { index: 1, month: 120, left: 9_880 }],
  [1_000, { index: 2, month: 30_000, left: undefined }],
])("the plan for %i requests a day is the smallest that includes them", (perDay, plan) => {
  expect(planFor(plans, perDay)).toEqual(plan);
});

it.each([
  [1, { kind: "holds" }],
  [40, { kind: "day", number: 3 }],
  [400, { kind: "hours", hours: 6 }],
])("durationOf finds how long a hundred requests last at %i a day", (perDay, time) => {
  expect(durationOf({ month: 100 }, perDay)).toEqual(time);
  expect(durationOf({}, perDay)).toEqual({ kind: "never" });
});

it("the slider goes up by powers of ten, with values of two digits", () => {
  const places = [0, 1, 2, 3].map((power) => paceAt(power * stepsPerPower));
  expect(places).toEqual([1, 10, 100, 1_000]);
  expect(paceAt(2 * stepsPerPower + 1)).toBe(110);
});

it.each([
  [10_000, 3],
  [30_000, 4],
  [undefined, 1],
])(
  "beside a plan of %s requests a month, the slider goes up to ten to the power of %i a day",
  (month, power) => {
    expect(maxPower([{ month }, {}])).toBe(power);
  },
);
