import type { Copy } from "../copy.ts";
import type { docs as english } from "../en/docs.ts";

export const docs = {
  meta: { title: "文档：AI 对话助手快速上手" },
  updated: "最近更新",
  navigation: {
    label: "文档目录",
    api: "API 参考",
    changelog: "API 更新日志",
    more: "更多",
    sdk: { label: "SDK 代码仓库", url: "{{sdkUrl}}" },
    updates: "产品动态",
    contact: "联系支持团队",
  },
} satisfies Copy<typeof english>;
