import { request } from "node:http";
import { parse } from "node-html-parser";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { Answer } from "#app/chat/answer.ts";
import { copyIn } from "#app/i18n/copy.server.ts";
import { localeTable } from "#app/i18n/locales.ts";
import { inLocale } from "#app/i18n/paths.ts";
import {
  answerWith,
  assistantKey,
  beginAnswer,
  breakAfter,
  failWith,
  startAssistantMock,
} from "../../support/assistant-mock.ts";
import { collectLog } from "../../support/collect-log.ts";
import { readMetrics } from "../../support/read-metrics.ts";
import { findFreePort } from "../../support/serve.ts";
import { startSite, startTestSite, type TestSite } from "../../support/site.ts";
import { type TestedLocale, testedLocales } from "../../support/tested-locales.ts";

const { log, text: logged, lines: logLines, clear } = collectLog();
const mock = await startAssistantMock();
afterAll(() => mock[Symbol.asyncDispose]());
/** The site with the model, and without. */
const site = await startTestSite({ ...mock.environment, RATE_LIMIT_DISABLED: "1" }, { log });
const plain = await startTestSite();
beforeEach(() => {
  clear();
  mock.reset();
});

const questions = {
  en: {
    own: "How do I get an API key?",
    medical: "Should I take ibuprofen for my headache?",
    crisis: "I want to kill myself",
  },
  zh: { own: "怎么申请 API 密钥？", medical: "我头疼，该吃什么药？", crisis: "我不想活了" },
};

function answerPath(path: string, q: string, previous = ""): string {
  return `${path}/answer?${new URLSearchParams({ q, previous })}`;
}

/** Asks for a complete answer: JSON, or the last event of a stream. */
async function ask(from: TestSite, path: string): Promise<Answer> {
  const { status, body } = await from.get(path);
  expect(status).toBe(200);
  expect(body).not.toContain(assistantKey);
  return JSON.parse(body.split("\ndata: ").at(-1) ?? "");
}

describe.each(testedLocales)("in %s", (locale) => {
  const { own, medical, crisis } = questions[locale];
  const copy = copyIn(locale, "previewChat");
  const path = inLocale(locale, "/preview-chat");
  const key = inLocale(locale, "/docs#api-key");

  it("the model answers from what the site answerWith, and its sources follow", async () => {
    mock.respond = answerWith("Ask [sa", `les](${key}) <b>now</b>.\n\n`, "Free");
    const { headers, body } = await site.get(answerPath(path, own));
    expect(headers["content-type"]).toBe("text/event-stream");
    expect(body.match(/^event: .*$/gm)).toEqual([
      "event: paragraph",
      "event: paragraph",
      "event: answer",
    ]);
    expect(await ask(site, answerPath(path, own))).toEqual({
      lang: localeTable[locale].tag,
      kind: "model",
      parts: [
        {
          type: "blocks",
          blocks: [
            `<p>Ask <a href="${key}" target="_top">sales</a> &lt;b&gt;now&lt;/b&gt;.</p>`,
            "<p>Free</p>",
          ],
        },
        { type: "links", label: copy.sources, links: [expect.objectContaining({ path: key })] },
        {
          type: "questions",
          label: copy.next,
          questions: [expect.any(String), expect.any(String)],
        },
      ],
    });
    const { context, question } = JSON.parse(mock.requests[0]?.body.messages[1]?.content ?? "");
    expect(question).toBe(own);
    expect(context[0].paths).toContain(key);
  });

  it("the model gets the question before, too, and nothing else about the visitor", async () => {
    await ask(site, answerPath(path, own, "Hello"));
    const [sent] = mock.requests;
    expect(JSON.parse(sent?.body.messages[1]?.content ?? "")).toMatchObject({
      previousQuestion: "Hello",
    });
    expect(JSON.stringify(sent)).not.toMatch(/x-forwarded|user-agent":"[^n]|cookie/i);
  });

  it("the written answer takes over when the API fails, as if there were no model", async () => {
    const written = await ask(plain, answerPath(path, own));
    expect(written.kind).toBe("written");
    for (const respond of [failWith(401), failWith(503), answerWith(""), breakAfter()]) {
      mock.respond = respond;
      expect(await ask(site, answerPath(path, own))).toEqual(written);
    }
    expect(mock.requests).toHaveLength(4);
  });

  it("the written answer follows an answer that breaks off", async () => {
    mock.respond = breakAfter("Starter is free.\n\nProfes");
    const written = await ask(plain, answerPath(path, own));
    expect(await ask(site, answerPath(path, own))).toEqual({
      ...written,
      kind: "model",
      parts: [
        { type: "blocks", blocks: ["<p>Starter is free.</p>", "<p>Profes</p>"] },
        { type: "text", text: copy.brokeOff },
        ...written.parts,
      ],
    });
  });

  it("medical questions and crises never reach the model, nor does what is asked next", async () => {
    expect((await ask(site, answerPath(path, medical))).kind).toBe("declined");
    expect((await ask(site, answerPath(path, crisis))).kind).toBe("crisis");
    for (const previous of [medical, crisis]) {
      expect((await ask(site, answerPath(path, own, previous))).kind).not.toBe("model");
    }
    expect(mock.requests).toEqual([]);
  });

  it("the page without JavaScript has the model's answer, and says who answers", async () => {
    mock.respond = answerWith(`Ask [sales](${key}).`);
    const { body } = await site.get(`${path}?q=${encodeURIComponent(own)}`);
    expect(body).toContain(`<p>Ask <a href="${key}" target="_top">sales</a>.</p>`);
    expect(body).toContain(`>${copy.note.model}`);
    expect((await plain.get(path)).body).toContain(`>${copy.note.site}`);
  });
});

/** Reads the conversation on the chat's page without JavaScript. */
async function readConversation(from: TestSite, locale: TestedLocale): Promise<string | undefined> {
  const path = inLocale(locale, "/preview-chat");
  const { status, body } = await from.get(`${path}?q=${encodeURIComponent(questions[locale].own)}`);
  expect(status).toBe(200);
  return parse(body).querySelector("main section ol")?.innerHTML;
}

it("the page has the written answer, without an error, while the model can't be reached", async () => {
  const ASSISTANT_URL = `http://127.0.0.1:${await findFreePort()}/v1`;
  await using alone = await startSite({ ...mock.environment, ASSISTANT_URL });
  for (const locale of testedLocales) {
    const written = await readConversation(plain, locale);
    expect(written).toContain(questions[locale].own);
    expect(await readConversation(alone, locale)).toBe(written);
  }
  const metric = await readMetrics(alone);
  expect(metric('site_assistant_fallbacks_total{reason="unreachable"}')).toBe(testedLocales.length);
});

it("the request to the API ends when the visitor stops the answer", async () => {
  mock.respond = beginAnswer("Starter is free.\n\nProfes");
  const path = answerPath("/preview-chat", questions.en.own);
  const visitor = request(site.origin + path, (response) => {
    response.once("data", () => visitor.destroy());
  });
  visitor.on("error", () => {});
  visitor.end();
  await mock.abandoned.promise;
});

it.each([
  ["another site asks", { headers: { "Sec-Fetch-Site": "cross-site" } }],
  ["a browser only guesses", { headers: { "Sec-Purpose": "prefetch;prerender" } }],
  ["only the headers are asked for", { method: "HEAD" }],
])("the model is not asked when %s", async (_, options) => {
  for (const path of ["/preview-chat", "/preview-chat/answer"]) {
    const target = `${path}?q=${encodeURIComponent(questions.en.own)}`;
    expect((await site.get(target, options)).status).toBe(200);
  }
  expect(mock.requests).toEqual([]);
});

it("a client that asks too much of the model gets written answers", async () => {
  await using limited = await startSite(mock.environment);
  const kinds: string[] = [];
  for (let count = 0; count < 10; count++) {
    kinds.push((await ask(limited, answerPath("/preview-chat", questions.en.own))).kind);
  }
  expect(kinds).toEqual([...Array(8).fill("model"), "written", "written"]);
  const metric = await readMetrics(limited);
  expect(metric('site_chat_answers_total{kind="model"}')).toBe(8);
  expect(metric('site_chat_answers_total{kind="written"}')).toBe(2);
  expect(metric('site_assistant_fallbacks_total{reason="limited"}')).toBe(2);
});

it("the log has figures and reasons, and neither the question nor the key", async () => {
  await ask(site, answerPath("/preview-chat", questions.en.own));
  mock.respond = failWith(401);
  await ask(site, answerPath("/preview-chat", questions.en.own));
  expect(logLines()).toContainEqual(
    expect.objectContaining({ msg: "assistant used", input: 900, output: 40 }),
  );
  expect(logLines()).toContainEqual(
    expect.objectContaining({ msg: "assistant failed", reason: "error", status: 401 }),
  );
  expect(logged()).not.toContain(assistantKey);
  expect(logged()).not.toContain("API key");
});
