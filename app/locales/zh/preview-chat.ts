import type { Copy } from "../copy.ts";
import type { previewChat as english } from "../en/preview-chat.ts";

export const previewChat = {
  meta: {
    title: "预览版对话",
    description: "{{brand}}对话的预览版，答案全部来自本站文档，选好问题就能看到出处。",
  },
  heading: "想弄明白什么？",
  questionsLabel: "文档里有答案的问题",
  questions: {
    models: "三种模型，该选哪一种？",
    files: "文件传上去，怎么问？",
    instructions: "怎么定一套长期有效的规矩？",
    developers: "第一次调用 API，怎么写？",
  },
  note: "这是预览版，答案来自本站文档。",
} satisfies Copy<typeof english>;
