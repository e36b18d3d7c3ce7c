import type { Copy } from "../copy.ts";
import type { chrome as english } from "../en/chrome.ts";

export const chrome = {
  skip: "跳到正文",
  titleSuffix: "{{brand}}",

  mainNav: "主导航",
  menu: "菜单",
  nav: { home: "首页", features: "功能", docs: "文档", about: "关于" },
  getStarted: "开始使用",
  search: "搜索",

  tagline: "日常问题、代码、临床研究，问一个 AI 助手就够。",
  social: "{name}（在新标签页中打开）",
  footer: {
    product: {
      heading: "产品",
      links: {
        features: "功能",
        pricing: "价格",
        docs: "文档",
        api: "API",
        changelog: "API 更新日志",
      },
    },
    status: "服务状态",
    company: {
      heading: "公司",
      links: { about: "关于我们", blog: "博客", careers: "加入我们", contact: "联系我们" },
    },
    legal: {
      heading: "法律",
      links: {
        privacy: "隐私政策",
        terms: "服务条款",
        "api-terms": "API 条款",
        security: "安全",
        license: "许可协议",
        accessibility: "无障碍",
      },
    },
  },
  appearance: { legend: "外观", system: "跟随系统", light: "浅色", dark: "深色" },
} satisfies Copy<typeof english>;
