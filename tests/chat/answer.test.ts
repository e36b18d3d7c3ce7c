import { describe, expect, it } from "vitest";
import { answerQuestion } from "#app/chat/answer.server.ts";
import type { Answer } from "#app/chat/answer.ts";
import { copyIn } from "#app/i18n/copy.server.ts";
import { locales } from "#app/i18n/locales.ts";
import { inLocale, searchPath } from "#app/i18n/paths.ts";
import { questionLocale } from "#app/i18n/question-locale.ts";
import { hasPart } from "#app/pages.ts";
import { toSimplified } from "#app/search/tokens/simplified.ts";
import { testedLocales, zh, zhPrefix } from "../support/tested-locales.ts";

/** Reads the HTML of an answer. */
function readHtml({ parts }: Answer): string {
  return parts
    .flatMap((part) => (part.type === "blocks" || part.type === "quote" ? part.blocks : []))
    .join("\n");
}

/** Lists the paths that an answer names as its sources. */
function listSources({ parts }: Answer): string[] {
  return parts.flatMap((part) => {
    if (part.type === "quote") return [part.source.path];
    return part.type === "links" ? part.links.map(({ path }) => path) : [];
  });
}

describe.each(testedLocales)("in %s", (locale) => {
  const copy = copyIn(locale, "previewChat");

  const { training, ...questions } = copy.questions;
  it.each([...Object.values(questions), ...(hasPart("privacy") ? [training] : [])])(
    "the suggested “%s” gets a written answer",
    async (question) => {
      const answer = await answerQuestion(locale, question);
      expect(answer.kind).toBe("written");
      expect(listSources(answer).length).toBeGreaterThan(0);
    },
  );

  it("the question about the three models is answered with all three", async () => {
    const answer = readHtml(await answerQuestion(locale, copy.questions.models));
    expect(answer).toContain("<table");
    for (const { name } of copyIn(locale, "features").core.models.items) {
      expect(answer).toContain(name);
    }
  });

  it("links in an answer open in place of the page around the frame", async () => {
    const question = { en: "How do I get an API key?", zh: "怎么拿到 API 密钥？" }[locale];
    const answer = readHtml(await answerQuestion(locale, question));
    expect(answer).toContain("<a ");
    expect(answer.match(/<a /g)).toEqual(answer.match(/<a target="_top" /g)?.map(() => "<a "));
  });

  it.each(["", "   ", "?", "。。。", "😀😀😀"])(
    "%j gets no answer, but questions to begin with and the contact page",
    async (question) => {
      const answer = await answerQuestion(locale, question);
      expect(answer.kind).toBe("unknown");
      expect(answer.parts[0]).toMatchObject({ text: copy.unknown.text });
      expect(listSources(answer).at(-1)).toBe(inLocale(locale, "/contact"));
    },
  );

  it("a question without an answer can be searched for in the same words", async () => {
    const question = { en: "which winter tires fit a Golf", zh: "冬季轮胎买哪种" }[locale];
    const answer = await answerQuestion(locale, question);
    expect(answer.kind).toBe("unknown");
    expect(listSources(answer)[0]).toBe(searchPath(locale, question));
  });

  it.runIf(hasPart("helplines"))(
    "a crisis is answered with numbers to call, and no link into the site",
    async () => {
      const inChinese = zh === "en" ? [] : ["不想活了", "不想活了，怎麼辦"];
      for (const question of ["I want to kill myself", ...inChinese]) {
        const answer = await answerQuestion(locale, question);
        expect(answer.kind).toBe("crisis");
        expect(JSON.stringify(answer.parts[0])).toMatch(
          /988.*116\u00a0123.*12356|12356.*988.*116\u00a0123/,
        );
        expect(listSources(answer)).toEqual([]);
      }
    },
  );
});

it.runIf(hasPart("helplines")).each([
  ["I took a whole box of paracetamol but feel fine", /^Call 1-800-222-1222/],
  ["吃了一整瓶安眠药", /^请马上打\s120/],
  ["my dad collapsed and isn't breathing", /^Call 911 \(US\), 999 .*112 .*120/],
  ["老公打我怎么办", /报警：110/],
])("“%s” is answered with the most urgent help first", async (question, pattern) => {
  const [first] = (await answerQuestion("en", question)).parts;
  expect(first && "text" in first && first.text).toMatch(pattern);
});

it("the chat declines medical advice in Chinese, and offers no page instead", async () => {
  const { kind, parts } = await answerQuestion(zh, "我头疼该吃什么药？");
  expect(kind).toBe("declined");
  expect(parts.map(({ type }) => type)).toEqual(["text", "text", "text"]);
});

describe("a follow-up", () => {
  it.each([
    ["en", "How much is Starter?", "And Professional?", /Professional/],
    ["en", "How do I upload a file?", "how do I do that in Chinese?", /./],
    [zh, "入门版多少钱？", "那专业版呢？", /专业版/],
  ] as const)(
    "a follow-up in %s is read with the question before it: %s %s",
    async (locale, before, question, pattern) => {
      const answer = await answerQuestion(locale, question, before);
      expect(["written", "quoted"]).toContain(answer.kind);
      expect(readHtml(answer)).toMatch(pattern);
    },
  );
});

describe("the language of a question", () => {
  it.each([
    ["怎么上传文件", "en", zh],
    ["API 密钥", "en", zh],
    ["How do I upload a file?", zh, "en"],
    ["webhook", zh, zh],
    ["study.completed", zh, zh],
    ["webhook", "en", "en"],
    ["429", zh, zh],
    ["What is the rate limit 上限 for Professional?", "en", "en"],
    ["怎么 unsubscribe 邮件", zh, zh],
    ["does 打八折 mean 80% off?", "en", "en"],
    ["What does 不可抗力 mean?", zh, "en"],
    ["how do I type 你好", "en", "en"],
    ["“rate limit exceeded” 是什么意思", "en", zh],
    ["invalid API key 怎么办", zh, zh],
    ["is “速率限制” the rate limit?", zh, "en"],
  ] as const)("the language of “%s” on a page in %s is %s", (question, page, expected) => {
    expect(questionLocale(question, page)).toBe(expected);
  });

  it("an answer is in the language of the question, such as Chinese on an English page", async () => {
    const answer = await answerQuestion("en", "文件传上去，怎么问？");
    expect(answer.lang).toBe("zh-CN");
    expect(listSources(answer)[0]).toBe(`${zhPrefix}/docs#file-upload`);
  });

  it.each([
    "¿Cuánto cuesta la API?",
    "無料で使えますか",
    "Combien coûte le chat, est-ce gratuit ?",
    "무료인가요",
  ])("a question in another language is answered in each of the site's: %s", async (question) => {
    const { parts } = await answerQuestion("en", question);
    const texts = locales.map((locale) => copyIn(locale, "previewChat").unknown.otherLanguage);
    expect(parts.slice(0, texts.length)).toEqual(texts.map((text) => ({ type: "text", text })));
  });

  it("a question may be in traditional Chinese", async () => {
    expect((await answerQuestion(zh, "怎麼拿到 API 密鑰？")).kind).toBe("written");
  });

  it("traditional Chinese becomes that of the mainland, and simplified Chinese stays", () => {
    expect(toSimplified("隱私和檔案")).toBe("隐私和文件");
    expect(toSimplified("文件和程序")).toBe("文件和程序");
  });
});
