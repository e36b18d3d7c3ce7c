import { expect, it } from "vitest";
import { delayAfter, normalPace } from "#app/leads/.server/outbox/pace.ts";

const { firstDelay, longestDelay, tries } = normalPace;

it("waits twice as long after each failure, up to a limit, and never in step", () => {
  for (let attempts = 1; attempts < tries; attempts++) {
    const longest = Math.min(firstDelay * 2 ** (attempts - 1), longestDelay);
    const delays = Array.from({ length: 20 }, () => delayAfter(attempts, normalPace));
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(longest / 2);
    expect(Math.max(...delays)).toBeLessThanOrEqual(longest);
    expect(new Set(delays).size).toBeGreaterThan(1);
  }
});

it("tries for about two days", () => {
  const delays = Array.from({ length: tries - 1 }, (_, index) => delayAfter(index + 1, normalPace));
  const hours = delays.reduce((sum, delay) => sum + delay) / 3_600_000;
  expect(hours).toBeGreaterThan(44);
  expect(hours).toBeLessThan(50);
});
