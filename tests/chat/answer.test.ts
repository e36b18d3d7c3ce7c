import { describe, expect, it } from "vitest";
import { answerQuestion } from "#app/chat/answer.server.ts";
import { type Answer, addLine } from "#app/chat/answer.ts";
import { answerLines, answerStream } from "#app/chat/answer-stream.server.ts";
import { questionLocale } from "#app/chat/question-locale.ts";
import { quote } from "#app/chat/quote.ts";
import { dictionary } from "#app/i18n/dictionary.server.ts";
import { locales } from "#app/i18n/locales.ts";
import { inLocale } from "#app/i18n/paths.ts";
import { site } from "#app/site.ts";
import { unanswerable } from "../search/retrieval-questions.ts";

function quoted({ parts }: Answer) {
  const part = parts.find(({ type }) => type === "quote");
  return part?.type === "quote" ? part : undefined;
}

describe.each(locales)("in %s", (locale) => {
  const { previewChat: copy } = dictionary(locale);

  it.each([
    ["models", "/docs#model-selection"],
    ["files", "/docs#file-upload"],
    ["instructions", "/docs#custom-instructions"],
    ["developers", "/docs#first-request"],
  ] as const)("the suggested question about %s is answered by its section", (name, section) => {
    const answer = answerQuestion(locale, copy.questions[name]);
    expect(quoted(answer)?.source.path).toBe(inLocale(locale, section));
    expect(answer.parts[0]).toEqual({ type: "text", text: copy.says.docs });
  });

  it.each(unanswerable[locale])("“%s” is not known, and there is a person to ask", (question) => {
    expect(answerQuestion(locale, question).parts).toEqual([
      { type: "text", text: copy.unknown.text },
      {
        type: "links",
        label: copy.unknown.label,
        links: [{ label: copy.unknown.contact, path: inLocale(locale, "/contact") }],
      },
    ]);
  });

  it.each(["", "   ", "?", "。。。"])("%j is not known either", (question) => {
    expect(answerQuestion(locale, question).parts[0]).toMatchObject({ text: copy.unknown.text });
  });
});

it.each([
  ["en", "How many users do you have?", "/about#stats"],
  ["en", "Is the chat free?", "/docs#homepage-chat"],
  ["en", "How do I get an API key?", "/docs#api-key"],
  ["zh", "有多少用户？", "/about#stats"],
  ["zh", "免费吗？", "/features?tab=pricing#demo"],
  ["zh", "怎么拿到 API 密钥？", "/docs#api-key"],
] as const)("in %s, “%s” is answered from %s", (locale, question, section) => {
  expect(quoted(answerQuestion(locale, question))?.source.path).toBe(inLocale(locale, section));
});

it("declines medical advice and names the API for studies", () => {
  const { parts } = answerQuestion("zh", "我头疼该吃什么药？");
  expect(parts[0]).toMatchObject({ text: dictionary("zh").previewChat.medical.text });
  expect(parts[1]).toMatchObject({ links: [{ path: "/zh/api#create-study" }] });
});

it.each([
  ["en", "Hello"],
  ["en", "What can you do?"],
  ["en", `What is ${site.name.en}?`],
  ["zh", "你好"],
  ["zh", "你是谁？"],
  ["zh", `${site.name.zh}是什么`],
] as const)("says who it is and what the site is about: %s, “%s”", (locale, question) => {
  const answer = answerQuestion(locale, question);
  expect(answer.parts[0]).toMatchObject({ text: dictionary(locale).previewChat.note });
  expect(quoted(answer)?.source.path).toBe(inLocale(locale, "/features"));
});

describe("the language of a question", () => {
  it.each([
    ["怎么上传文件", "en", "zh"],
    ["API 密钥", "en", "zh"],
    ["How do I upload a file?", "zh", "en"],
    ["webhook", "zh", "zh"],
    ["study.completed", "zh", "zh"],
    ["webhook", "en", "en"],
    ["429", "zh", "zh"],
  ] as const)("of “%s” on a page in %s is %s", (question, page, expected) => {
    expect(questionLocale(question, page)).toBe(expected);
  });

  it("is the language of the answer", () => {
    const answer = answerQuestion("en", "文件传上去，怎么问？");
    expect(answer.lang).toBe("zh-CN");
    expect(quoted(answer)?.source.path).toBe("/zh/docs#file-upload");
  });
});

describe("a quote", () => {
  const filler = "This line says something else at length. ".repeat(8).trim();
  const text = [filler, "The rate limit counts requests.", filler, filler].join("\n");

  it("begins where the question stands", () => {
    expect(quote(text, "rate limit")).toBe(`… The rate limit counts requests.\n${filler} …`);
  });

  it("begins at the beginning where the question stands nowhere", () => {
    expect(quote(text, "quota")).toBe(`${filler} …`);
  });

  it("is the whole of a short text", () => {
    expect(quote("One.\nTwo.", "two")).toBe("One.\nTwo.");
  });

  it("is no longer than can be read at a glance", () => {
    const long = quote("A sentence about limits. ".repeat(200), "limits");
    expect(long.length).toBeLessThan(450);
    expect(long).toMatch(/ …$/);
    expect(quote("一句关于限制的话。".repeat(200), "限制").length).toBeLessThan(230);
  });
});

describe("streaming", () => {
  const answer = answerQuestion("en", "custom instructions");

  it("takes an answer apart into lines that make it again", () => {
    const again = answerLines(answer).reduce<Answer>(addLine, { lang: "", parts: [] });
    expect(again).toEqual(answer);
    expect(answerLines(answer).length).toBeGreaterThan(10);
  });

  it("sends the lines as JSON", async () => {
    const text = await new Response(answerStream(answer, new AbortController().signal)).text();
    const lines = text.trimEnd().split("\n");
    expect(lines.map((line) => JSON.parse(line))).toEqual(answerLines(answer));
  });

  it("ends when nobody listens any more", async () => {
    const visitor = new AbortController();
    const reader = answerStream(answer, visitor.signal).getReader();
    await reader.read();
    visitor.abort();
    let lines = 0;
    while (!(await reader.read()).done) lines++;
    expect(lines).toBeLessThan(3);
  });
});
