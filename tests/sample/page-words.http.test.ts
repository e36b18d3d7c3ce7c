import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { pagePath } from "#app/i18n/paths.ts";
import { type Page, pages } from "#app/pages.ts";
import { getSharedSite } from "../support/shared-site.ts";
import { testedLocales } from "../support/tested-locales.ts";

const site = await getSharedSite();

/** What visitors look for on a page, in a heading or in the small line above one. */
const headings: Partial<Record<Page, readonly (readonly [en: string, zh: string])[]>> = {
  features: [
    ["Core features", "核心功能"],
    ["File upload", "文件上传"],
    ["Voice", "语音"],
    ["Advanced features", "高级功能"],
    ["Customizable AI", "自定义 AI"],
    ["API integration", "API 集成"],
    ["Analytics & Insights", "数据分析"],
    ["Workflow automation", "工作流自动化"],
    ["Technical specifications", "技术规格"],
    ["Performance", "性能"],
    ["Scalability", "扩展能力"],
    ["Security", "安全"],
    ["Use cases", "使用场景"],
    ["Customer support", "客户服务"],
    ["Virtual assistants", "虚拟助理"],
    ["Developer tools", "开发工具"],
    ["Business intelligence", "商业智能"],
  ],
  about: [
    ["Mission", "使命"],
    ["Vision", "愿景"],
    ["Values", "价值观"],
    ["Innovation", "创新"],
    ["Accessibility", "无障碍"],
    ["Privacy", "隐私"],
    ["Transparency", "透明"],
    ["Team", "团队"],
    ["Our story", "我们的故事"],
  ],
  docs: [
    ["Homepage chat", "首页对话"],
    ["Model selection", "选择模型"],
    ["Start a conversation", "开始对话"],
    ["Real-time replies", "即时回复"],
    ["Multilingual", "多语言"],
    ["Smart understanding", "智能理解"],
    ["File upload", "文件上传"],
    ["Voice interaction", "语音交互"],
    ["Custom instructions", "自定义指令"],
    ["Get an API key", "申请 API 密钥"],
  ],
  api: [
    ["Endpoints", "接口"],
    ["Authentication", "身份验证"],
    ["Rate limits", "速率限制"],
    ["Clinical study types", "临床研究类型"],
    ["Code examples", "代码示例"],
    ["Webhook events", "Webhook 事件"],
    ["Error codes", "错误码"],
    ["Support", "支持"],
  ],
  blog: [["Newsletter", "邮件通讯"]],
  careers: [
    ["Culture", "文化"],
    ["Open positions", "在招职位"],
    ["Benefits", "福利"],
    ["Team", "团队"],
  ],
  contact: [
    ["Contact us", "联系我们"],
    ["Offices", "办公室"],
    ["FAQ", "常见问题"],
    ["integrate", "集成"],
    ["support", "支持"],
    ["secure", "安全"],
    ["customize", "定制"],
  ],
  terms: [["Related documents", "相关文件"]],
};

/** Texts that the specification gives word for word. */
const wordForWord: readonly (readonly [path: string, ...texts: string[]])[] = [
  ["/features", "99.9% Uptime", "50+ Languages", "Enterprise Security", "24/7 Support", "Pricing"],
  ["/contact", "Contact Now"],
  ["/terms", "January 2024", "24/7 monitoring", "Contact Legal Team", "Download All Documents"],
  ["/missing", "Sorry, we couldn’t find the page you were looking for.", "Return Home"],
];

async function readMain(path: string) {
  const { body } = await site.get(path);
  const main = parse(body).querySelector("main");
  if (!main) throw new Error(`${path} has no main part.`);
  return main;
}

function readText({ text }: { text: string }): string {
  return text.replace(/\s+/g, " ");
}

it.each(wordForWord)("%s has the texts that the specification gives", async (path, ...texts) => {
  const text = readText(await readMain(path));
  expect(texts.filter((expected) => !text.includes(expected))).toEqual([]);
});

describe.each(testedLocales)("in %s", (locale) => {
  it.each((Object.keys(headings) as Page[]).filter((page) => page in pages))(
    "%s has headings that name its content",
    async (page) => {
      const main = await readMain(pagePath(locale, page));
      const shown = main
        .querySelectorAll("h1, h2, h3, caption, summary, p:has(+ h3)")
        .map((heading) => readText(heading).toLowerCase());
      const missing = (headings[page] ?? [])
        .map((terms) => terms[locale === "en" ? 0 : 1])
        .filter((term) => !shown.some((heading) => heading.includes(term.toLowerCase())));
      expect(missing).toEqual([]);
    },
  );

  const legal: readonly Page[] = ["privacy", "security", "license", "accessibility"];
  const mainPages = (Object.keys(pages) as Page[]).filter((page) => !legal.includes(page));
  it.each(mainPages)("the first lines of %s call the product an AI assistant", async (page) => {
    const main = await readMain(pagePath(locale, page));
    for (const other of main.querySelectorAll("nav, script")) other.remove();
    const first = readText(main).slice(0, 400);
    expect(first).toMatch({ en: /\bAI (chat )?assistant/, zh: /AI (对话)?助手/ }[locale]);
  });
});
