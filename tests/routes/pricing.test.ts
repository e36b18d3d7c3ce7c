import { describe, expect, it } from "vitest";
import { limitView, scaleEnd } from "#app/routes/pricing/limits.ts";

describe("the limits of a plan", () => {
  it.each([
    ["month", 1_000, 100],
    ["both", 10_000, 10_000],
    ["hour", 100, 1_000],
  ] as const)("the %s ends first of %i an hour and %i a month", (first, hour, month) => {
    expect(limitView({ hour, month }, 4).first).toBe(first);
  });

  it("limits without a figure are those of the contract, and have no place on the scale", () => {
    expect(limitView({}, 4)).toEqual({ hour: undefined, month: undefined, first: "contract" });
  });

  it("limits stand on a scale of powers of ten that holds them all", () => {
    const plans = [{ hour: 1_000, month: 100 }, { hour: 10_000, month: 10_000 }, {}];
    expect(scaleEnd(plans)).toBe(4);
    expect(scaleEnd([...plans, { hour: 10_001, month: 1 }])).toBe(5);
    expect(limitView({ hour: 1_000, month: 100 }, 4)).toMatchObject({ hour: 75, month: 50 });
  });
});
