import { afterAll, beforeAll, expect, it } from "vitest";
import { type AssistantMock, answerWith, startAssistantMock } from "../support/assistant-mock.ts";
import { type SiteProcess, startProcess } from "../support/site-process.ts";

let mock: AssistantMock;
let site: SiteProcess;
beforeAll(async () => {
  mock = await startAssistantMock();
  site = await startProcess(
    { ...mock.environment, RATE_LIMIT_DISABLED: "1" },
    { flags: ["--max-old-space-size=256"] },
  );
  await site.ready();
  // The first questions prepare the indexes, and code is compiled.
  for (let times = 0; times < 20; times++) await ask();
}, 60_000);
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await mock[Symbol.asyncDispose]();
});

const path = `/preview-chat/answer?q=${encodeURIComponent("Is it free?")}`;
/** As many answers as the model gives at once. */
const clients = Array.from({ length: 6 }, (_, index) => index);

async function ask(): Promise<string> {
  return (await fetch(site.origin + path)).text();
}

/** Reads how long the event loop was blocked at most since the last call, in milliseconds. */
async function readLongestDelay(): Promise<number> {
  const metrics = await (await fetch(`${site.origin}/metrics`)).text();
  return Number(/^nodejs_eventloop_lag_max_seconds ([\d.e-]+)/m.exec(metrics)?.[1]) * 1_000;
}

/** Measures it while the model answers all clients at once: the least of three times, as others use the processors. */
async function measureDelay(respond: AssistantMock["respond"]): Promise<number> {
  const delays: number[] = [];
  for (let times = 0; times < 3; times++) {
    mock.reset();
    const { promise, resolve } = Promise.withResolvers<void>();
    mock.respond = (response) => promise.then(() => respond(response));
    const answers = clients.map(ask);
    await expect.poll(() => mock.requests.length).toBe(clients.length);
    await readLongestDelay();
    resolve();
    await Promise.all(answers);
    delays.push(await readLongestDelay());
  }
  return Math.min(...delays);
}

/** Splits a text into pieces of 40 characters. */
const split = (text: string) => text.match(/.{1,40}/gs) ?? [];

it.each<[string, readonly string[]]>([
  ["four sentences", split("An answer that nobody would mind. ".repeat(4))],
  ["3,900 quotations in pieces", split(">".repeat(3_900))],
  ["6,000 quotations in one event", [">".repeat(6_000)]],
  ["100 kB of white space in one event", [" ".repeat(100_000)]],
  ["100 kB of line breaks in one event, before a word", [`${"\n".repeat(100_000)}word`]],
  ["a line break and white space in 4,000 events", ["word\n", ...Array(4_000).fill(" ")]],
  ["white space in 4,000 events", Array(4_000).fill(" \n")],
  ["4,000 events of one character", Array(4_000).fill("x")],
  ["fences", split("```\n~~~\n".repeat(500))],
  ["tables", split(`${"|a".repeat(200)}\n${"|-".repeat(200)}\n${"|b".repeat(1_500)}`)],
  ["paragraphs", split("x\n\n".repeat(1_300))],
  ["footnotes", split("[^1]: [^1]\n\n".repeat(330))],
  ["brackets that nothing closes", split("[".repeat(3_900))],
  ["links that nothing closes", split("[a](/".repeat(800))],
  ["emphasis that nothing closes", split("*a_ ".repeat(1_000))],
])(
  "an answer of %s does not block other clients for half a second",
  async (name, pieces) => {
    const delay = await measureDelay(answerWith(...pieces));
    console.log(`${name}: ${Math.round(delay)} ms`);
    // Other work of the machine takes tens of milliseconds, and text that is read repeatedly takes seconds.
    expect(delay).toBeLessThan(500);
  },
  120_000,
);
