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
  assistantKey,
  begin,
  beginsToSay,
  breaksAfter,
  end,
  refusesWith,
  says,
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

/** An assistant at the mock, and what its monitor was told. */
function connect({ limits = {}, environment = {} }: ConnectOptions = {}) {
  const config = readConfig({ ...mock.environment, ...environment });
  if ("problems" in config || !config.assistant) throw new Error("The configuration is wrong.");
  const told: unknown[][] = [];
  const monitor: AssistantMonitor = {
    used: ({ input, output }) => told.push(["used", input, output]),
    failed: (...failure) => told.push(failure),
  };
  const options = { config: config.assistant, rateLimits: false, monitor, limits };
  const assistant = createAssistant(options);
  return { assistant, told };
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
  mock.behave = says(" \n", "Starter ", "is free.\n \n\nReally", ".\nYes.\n\n");
  const connection = connect();
  expect(await ask(connection)).toEqual([text("Starter is free.\n"), text("Really.\nYes.\n")]);
  expect(connection.told).toEqual([["used", 900, 40]]);
  expect(mock.requests).toMatchObject([
    {
      path: "/v1/chat/completions",
      headers: { authorization: `Bearer ${assistantKey}`, "content-type": "application/json" },
      body: { model: "mock-1", stream: true, messages, max_tokens: 700 },
    },
  ]);
});

describe("nothing but a failure comes", () => {
  it.each<[string, (response: ServerResponse) => unknown, unknown[]]>([
    ["the API knows no such key", refusesWith(401), ["error", { status: 401 }]],
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
    ["the answer is empty", says("\n", " "), ["refused", { finish: "stop" }]],
  ])("when %s", async (_, behave, failure) => {
    mock.behave = behave as AssistantMock["behave"];
    const connection = connect();
    expect(await ask(connection)).toEqual([failed]);
    expect(connection.told).toContainEqual(failure);
    expect(JSON.stringify(connection.told)).not.toContain(assistantKey);
  });

  it("when nobody listens", async () => {
    const connection = connect();
    await mock[Symbol.asyncDispose]();
    expect(await ask(connection)).toEqual([failed]);
    expect(connection.told).toEqual([["unreachable", { code: "ECONNREFUSED" }]]);
  });

  it("when the API is slow to answer, or to say something", async () => {
    const sendsNothing = () => {};
    for (const behave of [sendsNothing, begin]) {
      mock.behave = behave;
      const connection = connect({ limits: { milliseconds: 20 } });
      expect(await ask(connection)).toEqual([failed]);
      expect(connection.told).toContainEqual(["slow", {}]);
    }
    await mock.abandoned.promise;
  });
});

describe("an answer breaks off", () => {
  it("when the connection does", async () => {
    mock.behave = breaksAfter("Starter is");
    const connection = connect();
    expect(await ask(connection)).toEqual([text("Starter is"), failed]);
    expect(connection.told).toContainEqual(["interrupted", { code: "UND_ERR_SOCKET" }]);
  });

  it("when the model may write no more", async () => {
    mock.behave = (response) => {
      beginsToSay("Starter is")(response);
      end(response, "length");
    };
    const connection = connect();
    expect(await ask(connection)).toEqual([text("Starter is"), failed]);
    expect(connection.told).toContainEqual(["interrupted", { finish: "length" }]);
  });

  it("when it becomes longer than it was asked to be, at that character", async () => {
    mock.behave = beginsToSay("word ".repeat(13));
    const connection = connect({ limits: { characters: 14 } });
    expect(await ask(connection)).toEqual([text("word word word"), failed]);
    expect(connection.told).toContainEqual(["interrupted", { finish: "length" }]);
    await mock.abandoned.promise;
  });

  it("when it takes too long", async () => {
    mock.behave = beginsToSay("Starter is");
    const connection = connect({ limits: { milliseconds: 1_000 } });
    expect(await ask(connection)).toEqual([text("Starter is"), failed]);
    expect(connection.told).toContainEqual(["interrupted", {}]);
    await mock.abandoned.promise;
  });
});

it("nothing but white space is nothing, however much of it comes", async () => {
  mock.behave = says(" ".repeat(100_000), "word");
  const connection = connect();
  expect(await ask(connection)).toEqual([failed]);
  expect(connection.told).toContainEqual(["refused", { finish: "length" }]);
});

it("a visitor who leaves before the first word has used up the tokens of the question", async () => {
  const visitor = new AbortController();
  mock.behave = () => visitor.abort();
  const connection = connect();
  expect(await ask(connection, visitor.signal)).toEqual([]);
  expect(connection.told).toEqual([["used", 3, 0]]);
});

it("who doesn't read on keeps the model from nobody", async () => {
  mock.behave = says("One.\n\n", "Two.\n\n".repeat(500));
  const connection = connect({ limits: { concurrent: 1 } });
  const { signal } = new AbortController();
  const events = connection.assistant.answer({ messages, address, signal });
  await events[Symbol.asyncIterator]().next();
  await vi.waitFor(() => expect(connection.told).toEqual([["used", 900, 40]]));
  mock.behave = says("An answer.");
  expect(await ask(connection)).toEqual([text("An answer.")]);
});

it("no more is asked of the model than the day's tokens allow", async () => {
  const environment = { ASSISTANT_TOKENS_PER_DAY: "2500" };
  const connection = connect({ environment });
  // Each takes 940, and has to have 703 left.
  expect(await ask(connection)).toEqual([text("An answer.")]);
  expect(await ask(connection)).toEqual([text("An answer.")]);
  for (let count = 0; count < 2; count++) expect(await ask(connection)).toEqual([failed]);
  expect(connection.told.at(-1)).toEqual(["budget", {}]);
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
  mock.behave = (response) => {
    begin(response);
    sendText(response, "Yes, it is.");
    send(response, { choices: [], usage });
    response.end("data: [DONE]\n\n");
  };
  const connection = connect();
  expect(await ask(connection)).toEqual([text("Yes, it is.")]);
  expect(connection.told).toEqual([["used", 3, 3]]);
});

it("what the API did not answer costs nothing", async () => {
  const connection = connect({ environment: { ASSISTANT_TOKENS_PER_DAY: "1000" } });
  mock.behave = refusesWith(500);
  await ask(connection);
  await ask(connection);
  mock.behave = says("An answer.");
  expect(await ask(connection)).toEqual([text("An answer.")]);
});

it("more answers at once than the server can wait for are written ones", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  mock.behave = async (response) => {
    await promise;
    await says("An answer.")(response);
  };
  const connection = connect({ limits: { concurrent: 1 } });
  const first = ask(connection);
  expect(await ask(connection)).toEqual([failed]);
  expect(connection.told).toEqual([["busy", {}]]);
  resolve();
  expect(await first).toEqual([text("An answer.")]);
  expect(await ask(connection)).toEqual([text("An answer.")]);
});
