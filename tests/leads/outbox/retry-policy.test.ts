import { expect, it } from "vitest";
import { defaultRetryPolicy, retryDelay } from "#app/leads/.server/outbox/retry-policy.ts";

const { minDelay, maxDelay, maxAttempts } = defaultRetryPolicy;

it("the retry delay doubles up to a maximum, with jitter", () => {
  for (let attempts = 1; attempts < maxAttempts; attempts++) {
    const longest = Math.min(minDelay * 2 ** (attempts - 1), maxDelay);
    const delays = Array.from({ length: 20 }, () => retryDelay(attempts, defaultRetryPolicy));
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(longest / 2);
    expect(Math.max(...delays)).toBeLessThanOrEqual(longest);
    expect(new Set(delays).size).toBeGreaterThan(1);
  }
});

it("the default policy retries for about two days", () => {
  const delays = Array.from({ length: maxAttempts - 1 }, (_, index) =>
    retryDelay(index + 1, defaultRetryPolicy),
  );
  const hours = delays.reduce((sum, delay) => sum + delay) / 3_600_000;
  expect(hours).toBeGreaterThan(44);
  expect(hours).toBeLessThan(50);
});
