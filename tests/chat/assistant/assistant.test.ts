import type { ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  type AssistantEvent,
  type AssistantMonitor,
  createAssistant,
} from "#app/chat/assistant/assistant.server.ts";
import { readConfig } from "#app/http/shared/config.ts";
import {
  type AssistantMock,
  answerWith,
  assistantKey,
  begin,
  beginAnswer,
  breakAfter,
  end,
  failWith,
  send,
  sendText,
  startAssistantMock,
} from "../../support/assistant-mock.ts";

let mock: AssistantMock;
beforeEach(async () => {
  mock = await startAssistantMock();
});
afterEach(() => mock[Symbol.asyncDispose]());

type Limits = NonNullable<Parameters<typeof createAssistant>[0]["limits"]>;

/** Creates an assistant that uses the mock, and collects the reports to its monitor. */
function connect({ limits = {}, environment = {} }: ConnectOptions = {}) {
  const config = readConfig({ ...mock.environment, ...environment });
  if ("problems" in config || !config.assistant) throw new Error("The configuration is wrong.");
  const reports: unknown[][] = [];
  const monitor: AssistantMonitor = {
    used: ({ input, output }) => reports.push(["used", input, output]),
    failed: (...failure) => reports.push(failure),
  };
  const options = { config: config.assistant, rateLimits: false, monitor, limits };
  const assistant = createAssistant(options);
  return { assistant, reports };
}

interface ConnectOptions {
  limits?: Limits;
  environment?: Record<string, string>;
}

const messages = [{ role: "user", content: "Is it free?" }] as const;
const address = "192.0.2.1";

function ask({ assistant }: ReturnType<typeof connect>, signal = new AbortController().signal) {
  return collect(assistant.answer({ messages, address, signal }));
}

async function collect(events: AsyncIterable<AssistantEvent>): Promise<AssistantEvent[]> {
  const all: AssistantEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}

const text = (paragraph: string): AssistantEvent => ({ paragraph });
const failed: AssistantEvent = "failed";

it("an answer streams by paragraphs, and its tokens are counted", async () => {
  mock.respond = answerWith(" \n", "Starter ", "is free.\n \n\nReally", ".\nYes.\n\n");
  const connection = connect();
  expect(await ask(connection)).toEqual([text("Starter is free.\n"), text("Really.\nYes.\n")]);
  expect(connection.reports).toEqual([["used", 900, 40]]);
  expect(mock.requests).toMatchObject([
    {
      path: "/v1/chat/completions",
      headers: { authorization: `Bearer ${assistantKey}`, "content-type": "application/json" },
      body: { model: "mock-1", stream: true, messages, max_tokens: 700 },
    },
  ]);
});

describe("an answer without text", () => {
  it.each<[string, (response: ServerResponse) => unknown, unknown[]]>([
    ["the API knows no such key", failWith(401), ["error", { status: 401 }]],
    [
      "a redirect leads elsewhere",
      (response) => response.writeHead(307, { Location: "/elsewhere" }).end(),
      ["unreachable", {}],
    ],
    [
      "the API answers with a page",
      (response) => response.writeHead(200, { "Content-Type": "text/html" }).end("<p>Hello"),
      ["error", { status: 200 }],
    ],
    [
      "the stream is not JSON",
      (response) => {
        begin(response);
        response.end("data: Hello\n\n");
      },
      ["error", {}],
    ],
    [
      "the stream is an error",
      (response) => {
        begin(response);
        send(response, { error: { message: "overloaded" } });
        response.end();
      },
      ["error", {}],
    ],
    [
      "the model refuses",
      (response) => {
        begin(response);
        send(response, { choices: [{ delta: { refusal: "I can't help with that." } }] });
        end(response);
      },
      ["refused", { finish: "refusal" }],
    ],
    [
      "a filter stops the model",
      (response) => {
        begin(response);
        end(response, "content_filter");
      },
      ["refused", { finish: "content_filter" }],
    ],
    ["the answer is empty", answerWith("\n", " "), ["refused", { finish: "stop" }]],
  ])("an answer is only a failure when %s", async (_, respond, failure) => {
    mock.respond = respond as AssistantMock["respond"];
    const connection = connect();
    expect(await ask(connection)).toEqual([failed]);
    expect(connection.reports).toContainEqual(failure);
    expect(JSON.stringify(connection.reports)).not.toContain(assistantKey);
  });

  it("an answer is only a failure when no server listens", async () => {
    const connection = connect();
    await mock[Symbol.asyncDispose]();
    expect(await ask(connection)).toEqual([failed]);
    expect(connection.reports).toEqual([["unreachable", { code: "ECONNREFUSED" }]]);
  });

  it("an answer is only a failure when the API is slow to respond or to send text", async () => {
    const sendsNothing = () => {};
    for (const respond of [sendsNothing, begin]) {
      mock.respond = respond;
      const connection = connect({ limits: { milliseconds: 20 } });
      expect(await ask(connection)).toEqual([failed]);
      expect(connection.reports).toContainEqual(["slow", {}]);
    }
    await mock.abandoned.promise;
  });
});

describe("an incomplete answer", () => {
  it("an answer breaks off when the connection does", async () => {
    mock.respond = breakAfter("Starter is");
    const connection = connect();
    expect(await ask(connection)).toEqual([text("Starter is"), failed]);
    expect(connection.reports).toContainEqual(["interrupted", { code: "UND_ERR_SOCKET" }]);
  });

  it("an answer breaks off when the model may write no more", async () => {
    mock.respond = (response) => {
      beginAnswer("Starter is")(response);
      end(response, "length");
    };
    const connection = connect();
    expect(await ask(connection)).toEqual([text("Starter is"), failed]);
    expect(connection.reports).toContainEqual(["interrupted", { finish: "length" }]);
  });

  it("an answer breaks off at the maximum number of characters", async () => {
    mock.respond = beginAnswer("word ".repeat(13));
    const connection = connect({ limits: { characters: 14 } });
    expect(await ask(connection)).toEqual([text("word word word"), failed]);
    expect(connection.reports).toContainEqual(["interrupted", { finish: "length" }]);
    await mock.abandoned.promise;
  });

  it("an answer breaks off when it takes too long", async () => {
    mock.respond = beginAnswer("Starter is");
    const connection = connect({ limits: { milliseconds: 1_000 } });
    expect(await ask(connection)).toEqual([text("Starter is"), failed]);
    expect(connection.reports).toContainEqual(["interrupted", {}]);
    await mock.abandoned.promise;
  });
});

it("an answer of white space has no text, however long it is", async () => {
  mock.respond = answerWith(" ".repeat(100_000), "word");
  const connection = connect();
  expect(await ask(connection)).toEqual([failed]);
  expect(connection.reports).toContainEqual(["refused", { finish: "length" }]);
});

it("a visitor who leaves before the first word has used up the tokens of the question", async () => {
  const visitor = new AbortController();
  mock.respond = () => visitor.abort();
  const connection = connect();
  expect(await ask(connection, visitor.signal)).toEqual([]);
  expect(connection.reports).toEqual([["used", 3, 0]]);
});

it("a visitor who stops reading does not keep others from the model", async () => {
  mock.respond = answerWith("One.\n\n", "Two.\n\n".repeat(500));
  const connection = connect({ limits: { concurrent: 1 } });
  const { signal } = new AbortController();
  const events = connection.assistant.answer({ messages, address, signal });
  await events[Symbol.asyncIterator]().next();
  await vi.waitFor(() => expect(connection.reports).toEqual([["used", 900, 40]]));
  mock.respond = answerWith("An answer.");
  expect(await ask(connection)).toEqual([text("An answer.")]);
});

it("the model is not asked when the day's tokens are used up", async () => {
  const environment = { ASSISTANT_TOKENS_PER_DAY: "2500" };
  const connection = connect({ environment });
  // Each answer uses 940 tokens, and needs 703 to be left.
  expect(await ask(connection)).toEqual([text("An answer.")]);
  expect(await ask(connection)).toEqual([text("An answer.")]);
  for (let count = 0; count < 2; count++) expect(await ask(connection)).toEqual([failed]);
  expect(connection.reports.at(-1)).toEqual(["budget", {}]);
  expect(mock.requests).toHaveLength(2);
});

it.each([
  ["left out", undefined],
  ["negative", { prompt_tokens: -1_000_000_000, completion_tokens: 4 }],
  ["negative for the answer", { prompt_tokens: 4, completion_tokens: -4 }],
  ["beyond all bounds", { prompt_tokens: 900, completion_tokens: 1e308 }],
  ["a fraction", { prompt_tokens: 900.5, completion_tokens: 40 }],
  ["a text", { prompt_tokens: "900", completion_tokens: 40 }],
])("a count of tokens that is %s is estimated, and [DONE] ends an answer", async (_, usage) => {
  mock.respond = (response) => {
    begin(response);
    sendText(response, "Yes, it is.");
    send(response, { choices: [], usage });
    response.end("data: [DONE]\n\n");
  };
  const connection = connect();
  expect(await ask(connection)).toEqual([text("Yes, it is.")]);
  expect(connection.reports).toEqual([["used", 3, 3]]);
});

it("a request that the API did not answer uses no tokens", async () => {
  const connection = connect({ environment: { ASSISTANT_TOKENS_PER_DAY: "1000" } });
  mock.respond = failWith(500);
  await ask(connection);
  await ask(connection);
  mock.respond = answerWith("An answer.");
  expect(await ask(connection)).toEqual([text("An answer.")]);
});

it("an answer fails at once while the model is busy with the most that it may write", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  mock.respond = async (response) => {
    await promise;
    await answerWith("An answer.")(response);
  };
  const connection = connect({ limits: { concurrent: 1 } });
  const first = ask(connection);
  expect(await ask(connection)).toEqual([failed]);
  expect(connection.reports).toEqual([["busy", {}]]);
  resolve();
  expect(await first).toEqual([text("An answer.")]);
  expect(await ask(connection)).toEqual([text("An answer.")]);
});
