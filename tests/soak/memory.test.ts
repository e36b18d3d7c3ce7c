import { randomUUID } from "node:crypto";
import autocannon from "autocannon";
import { expect, it } from "vitest";
import { type MeasuredProcess, startMeasured } from "../support/measured-process.ts";

/** What can be made up, how much of it in 100,000 requests, and what it is answered. */
const kinds = [
  { amount: 88_000, made: () => `/zh/features?${randomUUID()}=${randomUUID()}`, status: 200 },
  { amount: 2_500, made: () => `/features.data?${randomUUID()}`, status: 200 },
  { amount: 5_000, made: () => `/assets/${randomUUID()}.js`, status: 404 },
  { amount: 2_500, made: () => `/${randomUUID()}/${randomUUID()}`, status: 404 },
  // These are rendered each time.
  { amount: 1_000, made: () => `/zh/blog/${randomUUID()}`, status: 404 },
  { amount: 1_000, made: () => `/search?q=${randomUUID()}`, status: 200 },
];

/** Asks for a part of it all, and sees that each answer comes. */
async function ask({ port }: MeasuredProcess, part: number): Promise<number> {
  let asked = 0;
  for (const { amount, made, status } of kinds) {
    const { statusCodeStats, errors } = await autocannon({
      url: `http://127.0.0.1:${port}`,
      connections: 16,
      amount: amount * part,
      requests: [{ setupRequest: (request) => ({ ...request, path: made() }) }],
    });
    expect([errors, statusCodeStats]).toEqual([0, { [status]: { count: amount * part } }]);
    asked += amount * part;
  }
  return asked;
}

it("100,000 requests for invented paths and queries leave nothing in memory", async () => {
  await using site = await startMeasured({ RATE_LIMIT_DISABLED: "1", LOG_LEVEL: "info" });
  // Until all code has run often enough to be compiled.
  await ask(site, 0.1);
  const before = await site.memory();
  expect(await ask(site, 1)).toBe(100_000);
  const growth = (await site.memory()) - before;
  console.log(`${growth} bytes more than ${before}`);
  // Twenty bytes for each; a kilobyte for each missing page would be more.
  expect(growth).toBeLessThan(2_000_000);
}, 600_000);
