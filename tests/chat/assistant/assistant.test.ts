import type { ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  type AssistantEvent,
  type AssistantMonitor,
  createAssistant,
} from "#app/chat/assistant/assistant.server.ts";
import { readConfig } from "#app/config/config.ts";
import {
  type AssistantMock,
  assistantKey,
  begin,
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
function connect({ limits = {}, rateLimits = false, environment = {} }: ConnectOptions = {}) {
  const config = readConfig({ ...mock.environment, ...environment });
  if ("problems" in config || !config.assistant) throw new Error("The configuration is wrong.");
  const told: unknown[][] = [];
  const monitor: AssistantMonitor = {
    used: ({ input, output }) => told.push(["used", input, output]),
    failed: (...failure) => told.push(failure),
  };
  const assistant = createAssistant({ config: config.assistant, rateLimits, monitor, limits });
  return { assistant, told };
}

interface ConnectOptions {
  limits?: Limits;
  rateLimits?: boolean;
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

const text = (text: string): AssistantEvent => ({ type: "text", text });
const failed: AssistantEvent = { type: "failed" };

/** Never answers. */
const silence = () => {};

it("an answer streams, and its tokens are counted", async () => {
  mock.behave = says("Starter ", "is free.");
  const connection = connect();
  expect(await ask(connection)).toEqual([text("Starter "), text("is free.")]);
  expect(connection.told).toEqual([["used", 900, 40]]);
  expect(mock.requests).toMatchObject([
    {
      path: "/v1/chat/completions",
      headers: { authorization: `Bearer ${assistantKey}`, "content-type": "application/json" },
      body: { model: "mock-1", stream: true, messages, max_tokens: 700 },
    },
  ]);
});

it("characters and events that are cut between packets arrive whole", async () => {
  mock.behave = async (response) => {
    begin(response);
    const bytes = Buffer.from('data: {"choices":[{"delta":{"content":"免费"}}]}\n\n');
    for (const byte of bytes) {
      await new Promise((resolve) => response.write(Buffer.of(byte), resolve));
    }
    end(response);
  };
  expect(await ask(connect())).toEqual([text("免费")]);
});

it("a server that says neither why it stops nor how many tokens it took is understood", async () => {
  mock.behave = (response) => {
    begin(response);
    sendText(response, "Yes, it is.");
    response.end("data: [DONE]\n\n");
  };
  const connection = connect();
  expect(await ask(connection)).toEqual([text("Yes, it is.")]);
  expect(connection.told).toEqual([["used", 3, 3]]);
});

describe("nothing but a failure comes", () => {
  it.each<[string, (response: ServerResponse) => unknown, unknown[]]>([
    ["the API knows no such key", refusesWith(401), ["error", { status: 401 }]],
    ["too much is asked of the API", refusesWith(429), ["error", { status: 429 }]],
    ["the API is broken", refusesWith(500), ["error", { status: 500 }]],
    [
      "a redirect leads elsewhere",
      (response) => response.writeHead(307, { Location: "/elsewhere" }).end(),
      ["unreachable", {}],
    ],
    [
      "the API answers with a page",
      (response) => response.writeHead(200, { "Content-Type": "text/html" }).end("<p>Hello"),
      ["error", { status: undefined }],
    ],
    [
      "the stream is not JSON",
      (response) => {
        begin(response);
        response.end("data: Hello\n\n");
      },
      ["error", { status: undefined }],
    ],
    [
      "the stream is an error",
      (response) => {
        begin(response);
        send(response, { error: { message: "overloaded" } });
        response.end();
      },
      ["error", { status: undefined }],
    ],
    [
      "the model refuses",
      (response) => {
        begin(response);
        send(response, { choices: [{ delta: { refusal: "I can't help with that." } }] });
        end(response);
      },
      ["refused", { finish: undefined }],
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
    for (const behave of [silence, begin]) {
      mock.behave = behave;
      const connection = connect({ limits: { begin: 20 } });
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
      begin(response);
      sendText(response, "Starter is");
      end(response, "length");
    };
    const connection = connect();
    expect(await ask(connection)).toEqual([text("Starter is"), failed]);
    expect(connection.told).toContainEqual(["interrupted", { finish: "length" }]);
  });

  it("when it becomes longer than it was asked to be", async () => {
    mock.behave = (response) => {
      begin(response);
      sendText(response, "word ".repeat(13));
    };
    const connection = connect({ limits: { tokens: 10 } });
    expect((await ask(connection)).at(-1)).toEqual(failed);
    expect(connection.told).toContainEqual(["interrupted", { finish: "length" }]);
    await mock.abandoned.promise;
  });

  it("when it does not go on", async () => {
    mock.behave = (response) => {
      begin(response);
      sendText(response, "Starter is");
    };
    const connection = connect({ limits: { pause: 20, total: 600_000 } });
    expect(await ask(connection)).toEqual([text("Starter is"), failed]);
    expect(connection.told).toContainEqual(["interrupted", {}]);
    await mock.abandoned.promise;
  });

  it("when it takes too long", async () => {
    mock.behave = (response) => {
      begin(response);
      sendText(response, "Starter is");
    };
    const connection = connect({ limits: { total: 1_000 } });
    expect(await ask(connection)).toEqual([text("Starter is"), failed]);
    expect(connection.told).toContainEqual(["interrupted", {}]);
    await mock.abandoned.promise;
  });
});

it("the request to the API ends when the visitor leaves, which is no failure", async () => {
  mock.behave = (response) => {
    begin(response);
    sendText(response, "Starter is");
  };
  const connection = connect();
  const visitor = new AbortController();
  const events: AssistantEvent[] = [];
  for await (const event of connection.assistant.answer({
    messages,
    address,
    signal: visitor.signal,
  })) {
    events.push(event);
    visitor.abort();
  }
  expect(events).toEqual([text("Starter is")]);
  expect(connection.told).toEqual([["used", 3, 3]]);
  await mock.abandoned.promise;
});

it("a visitor who leaves before the first word has used up the tokens of the question", async () => {
  const visitor = new AbortController();
  mock.behave = () => visitor.abort();
  const connection = connect();
  expect(await ask(connection, visitor.signal)).toEqual([]);
  expect(connection.told).toEqual([["used", 3, 0]]);
});

it("the request to the API ends when nobody reads on", async () => {
  mock.behave = (response) => {
    begin(response);
    sendText(response, "Starter is");
  };
  const { signal } = new AbortController();
  for await (const _ of connect().assistant.answer({ messages, address, signal })) break;
  await mock.abandoned.promise;
});

describe("budgets", () => {
  it("a client gets eight answers a minute, and others theirs", async () => {
    const connection = connect({ rateLimits: true });
    for (let count = 0; count < 8; count++) {
      expect(await ask(connection)).toEqual([text("An answer.")]);
    }
    expect(await ask(connection)).toEqual([failed]);
    expect(connection.told.at(-1)).toEqual(["limited", {}]);
    expect(mock.requests).toHaveLength(8);
    const { signal } = new AbortController();
    const other = connection.assistant.answer({ messages, address: "198.51.100.7", signal });
    expect(await collect(other)).toEqual([text("An answer.")]);
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
});
