import { formatDate } from "../i18n/format-date.ts";
import type { Locale } from "../i18n/locales.ts";
import { site } from "../site.ts";

type Sentence = Readonly<Record<Locale, string>>;

/** The standards of the site, and the sizes that tests use. */
export const accessibility = {
  guidelines: "WCAG 2.2",
  /** The European standard whose chapter 9 requires level AA of WCAG. */
  europeanStandard: "EN 301 549 V3.2.1",
  /** ISO 8601 date of the last manual review. */
  reviewed: "2026-11-22",
  /** The narrowest supported width in CSS pixels (WCAG 2.2, success criterion 1.4.10). */
  narrowestWidth: 320,
  /** The largest supported text size in percent (WCAG 2.2, success criterion 1.4.4). */
  textSize: 200,
} as const;

const { narrowestWidth, textSize } = accessibility;

/**
 * The checks that run before every release, for the accessibility statement. The end-to-end tests of a check have its
 * name as a tag (e2e/accessibility.ts); a check without tests fails.
 */
export const checks = {
  axe: {
    en: "**Automatic inspection**: on every kind of page, in both languages, in light and dark colors, the axe-core engine finds no violation. Nor does it in the tabs, the search dialog, forms with errors or the preview chat.",
    zh: "**自动检查**：以 axe-core 检查各类页面的两种语言、浅色与深色，以及选项卡、搜索框、填写有误的表单和预览版对话，均未发现不合标准之处。",
  },
  keyboard: {
    en: "**Keyboard**: the menu, tabs, search, forms, code samples and the preview chat work with the keyboard alone.",
    zh: "**键盘**：菜单、选项卡、搜索、表单、示例代码和预览版对话，只用键盘即可操作。",
  },
  focus: {
    en: "**Focus**: when you move to another page, the focus moves to its content and the page’s title is announced to screen readers. The first link of each page skips to the content.",
    zh: "**焦点**：转到另一页面时，焦点移到正文，读屏软件会读出页面标题。每页的第一个链接可直达正文。",
  },
  reflow: {
    en: `**Narrow screens**: no page scrolls sideways at a width of ${narrowestWidth} CSS pixels, which is what ${(1280 / narrowestWidth) * 100}% zoom leaves of a common screen.`,
    zh: `**窄屏**：宽度为 ${narrowestWidth} CSS 像素时（相当于常见屏幕放大到 ${(1280 / narrowestWidth) * 100}%），任何页面都无需横向滚动。`,
  },
  text: {
    en: `**Large text**: text can be enlarged to ${textSize}% and spaced more widely without being cut off.`,
    zh: `**大字**：文字放大到 ${textSize}%，或加宽字距与行距，内容均不会被截断。`,
  },
  noJavaScript: {
    en: "**No JavaScript**: every kind of page shows all of its content without JavaScript, and the menu, search, forms and preview chat still work.",
    zh: "**无 JavaScript**：各类页面在禁用 JavaScript 时内容完整，菜单、搜索、表单和预览版对话照常可用。",
  },
} as const satisfies Readonly<Record<string, Sentence>>;

export type Check = keyof typeof checks;

/** Known limitations, and what has not been tested. */
const limitations: readonly Sentence[] = [
  {
    en: "**Tests with people**: we haven’t yet tested the website together with people who use assistive technology. Automatic tests find only some of the barriers.",
    zh: "**用户测试**：我们尚未与使用辅助技术的人士一起测试本网站；自动检查只能发现一部分障碍。",
  },
  {
    en: "**The chat application**: where the home page shows a chat application from another address, this statement covers the frame around it, its loading and its failure, but not the application itself.",
    zh: "**对话应用**：首页显示其他地址的对话应用时，本声明只涵盖其外框、加载与出错提示，不涵盖应用本身。",
  },
  {
    en: "**PDF documents**: they are tagged with their headings, lists, tables and language, but haven’t been checked against PDF/UA. The same text is on the page from which you download them.",
    zh: "**PDF 文件**：已标记标题、列表、表格和语言，但未经 PDF/UA 检验。下载页面上有相同的文字。",
  },
  {
    en: "**Wide tables and code**: on narrow screens they scroll sideways within their own area. The keyboard can scroll them, too.",
    zh: "**宽表格与代码**：在窄屏上，只在自身区域内横向滚动，用键盘也可滚动。",
  },
];

/** The values of the placeholders of the accessibility statement. */
export function accessibilityWords(locale: Locale): Record<string, string> {
  const list = (sentences: readonly Sentence[]) =>
    sentences.map((sentence) => `- ${sentence[locale]}`).join("\n");
  const { europeanStandard, reviewed } = accessibility;
  return {
    europeanStandard,
    reviewed: formatDate(reviewed, locale),
    accessibilityChecks: list(Object.values(checks)),
    accessibilityLimitations: list(limitations),
    enforcement: enforcement(locale, site.accessibilityAuthority),
  };
}

export interface Authority {
  readonly name: Sentence;
  readonly url: string;
}

/** The paragraph about the authority for complaints. */
export function enforcement(locale: Locale, authority?: Authority): string {
  const body = authority && `[${authority.name[locale]}](${authority.url})`;
  return {
    en: `you can complain to ${body ?? "the authority that enforces accessibility law in the country where you live"}`,
    zh: `可以向${body ?? "您居住地负责执行无障碍法律的机构"}投诉`,
  }[locale];
}
