import type { Copy } from "../copy.ts";
import type { docs as english } from "../en/docs.ts";

export const docs = {
  meta: { title: "文档：AI 对话助手快速上手" },
  updated: "最近更新",
  navigation: {
    label: "文档目录",
    start: "入门",
    developers: "开发者",
    help: "帮助",
    api: "API 参考",
    sdk: { label: "SDK 代码仓库", url: "{{sdkUrl}}" },
    contact: "联系支持团队",
  },
  onThisPage: "本页内容",
} satisfies Copy<typeof english>;
