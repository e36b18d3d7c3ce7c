import { randomUUID } from "node:crypto";
import autocannon from "autocannon";
import { expect, it } from "vitest";
import { type MeasuredProcess, startMeasured } from "../support/measured-process.ts";

/** Kinds of invented requests, their number in 100,000 requests, and the status of their answers. */
const kinds = [
  { amount: 88_000, makePath: () => `/zh/features?${randomUUID()}=${randomUUID()}`, status: 200 },
  { amount: 2_500, makePath: () => `/features.data?${randomUUID()}`, status: 200 },
  { amount: 5_000, makePath: () => `/assets/${randomUUID()}.js`, status: 404 },
  { amount: 2_500, makePath: () => `/${randomUUID()}/${randomUUID()}`, status: 404 },
  // These are rendered each time.
  { amount: 1_000, makePath: () => `/zh/blog/${randomUUID()}`, status: 404 },
  { amount: 1_000, makePath: () => `/search?q=${randomUUID()}`, status: 200 },
];

/** Sends a part of the requests, expects every answer, and returns their number. */
async function ask({ port }: MeasuredProcess, part: number): Promise<number> {
  let count = 0;
  for (const { amount, makePath, status } of kinds) {
    const { statusCodeStats, errors } = await autocannon({
      url: `http://127.0.0.1:${port}`,
      connections: 16,
      amount: amount * part,
      requests: [{ setupRequest: (request) => ({ ...request, path: makePath() }) }],
    });
    expect([errors, statusCodeStats]).toEqual([0, { [status]: { count: amount * part } }]);
    count += amount * part;
  }
  return count;
}

it("100,000 requests for invented paths and queries leave nothing in memory", async () => {
  await using site = await startMeasured({ RATE_LIMIT_DISABLED: "1", LOG_LEVEL: "info" });
  // Before the measurement, all code runs often enough to be compiled.
  await ask(site, 0.1);
  const before = await site.memory();
  expect(await ask(site, 1)).toBe(100_000);
  const growth = (await site.memory()) - before;
  console.log(`${growth} bytes more than ${before}`);
  // Twenty bytes for each request; a kilobyte for each missing page would be more.
  expect(growth).toBeLessThan(2_000_000);
}, 600_000);
