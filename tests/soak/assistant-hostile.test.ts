import { afterAll, beforeAll, expect, it } from "vitest";
import { type AssistantMock, says, startAssistantMock } from "../support/assistant-mock.ts";
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
  // The first questions prepare the indexes, and have code compiled.
  for (let times = 0; times < 20; times++) await ask();
}, 60_000);
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await mock[Symbol.asyncDispose]();
});

const path = `/preview-chat/answer?q=${encodeURIComponent("Is it free?")}`;
const eight = Array.from({ length: 8 }, (_, index) => index);

async function ask(): Promise<string> {
  return (await fetch(site.origin + path)).text();
}

/** The longest that the event loop was held up since this was last called, in milliseconds. */
async function longestDelay(): Promise<number> {
  const metrics = await (await fetch(`${site.origin}/metrics`)).text();
  return Number(/^nodejs_eventloop_lag_max_seconds ([\d.e-]+)/m.exec(metrics)?.[1]) * 1_000;
}

/** The same, while the model answers eight clients at once: the least of three times, as others use the processors. */
async function delayOf(behave: AssistantMock["behave"]): Promise<number> {
  const delays: number[] = [];
  for (let times = 0; times < 3; times++) {
    mock.reset();
    const { promise, resolve } = Promise.withResolvers<void>();
    mock.behave = (response) => promise.then(() => behave(response));
    const answers = eight.map(ask);
    await expect.poll(() => mock.requests.length).toBe(8);
    await longestDelay();
    resolve();
    await Promise.all(answers);
    delays.push(await longestDelay());
  }
  return Math.min(...delays);
}

/** A text in pieces of 40 characters. */
const inPieces = (text: string) => text.match(/.{1,40}/gs) ?? [];

it.each<[string, readonly string[]]>([
  ["four sentences", inPieces("An answer that nobody would mind. ".repeat(4))],
  ["3,900 quotations in pieces", inPieces(">".repeat(3_900))],
  ["6,000 quotations in one event", [">".repeat(6_000)]],
  ["100 kB of white space in one event", [" ".repeat(100_000)]],
  ["100 kB of line breaks in one event, before a word", [`${"\n".repeat(100_000)}word`]],
  ["a line break and white space in 4,000 events", ["word\n", ...Array(4_000).fill(" ")]],
  ["white space in 4,000 events", Array(4_000).fill(" \n")],
  ["4,000 events of one character", Array(4_000).fill("x")],
  ["fences", inPieces("```\n~~~\n".repeat(500))],
  ["tables", inPieces(`${"|a".repeat(200)}\n${"|-".repeat(200)}\n${"|b".repeat(1_500)}`)],
  ["paragraphs", inPieces("x\n\n".repeat(1_300))],
  ["footnotes", inPieces("[^1]: [^1]\n\n".repeat(330))],
  ["brackets that nothing closes", inPieces("[".repeat(3_900))],
  ["links that nothing closes", inPieces("[a](/".repeat(800))],
  ["emphasis that nothing closes", inPieces("*a_ ".repeat(1_000))],
])(
  "an answer of %s holds nobody else up for half a second",
  async (name, pieces) => {
    const delay = await delayOf(says(...pieces));
    console.log(`${name}: ${Math.round(delay)} ms`);
    // A machine's other work costs tens of milliseconds, text that is read more than once seconds.
    expect(delay).toBeLessThan(500);
  },
  120_000,
);
