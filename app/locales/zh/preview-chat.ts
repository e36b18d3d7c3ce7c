import type { Copy } from "../copy.ts";
import type { previewChat as english } from "../en/preview-chat.ts";

export const previewChat = {
  meta: {
    title: "预览版对话",
    description: "{{brand}}对话的预览版，答案全部来自本站文档，每个回答都附上出处。",
  },
  heading: "想弄明白什么？",
  label: "你的问题",
  placeholder: "{{brand}}、API、本站都能问",
  send: "发送",
  stop: "停止",
  newChat: "新对话",
  questionsLabel: "文档里有答案的问题",
  questions: {
    models: "三种模型，该选哪一种？",
    files: "文件传上去，怎么问？",
    instructions: "怎么定一套长期有效的规矩？",
    developers: "怎么用代码调用 API？",
  },
  note: "这是预览版，答案来自本站文档。",

  conversation: "对话内容",
  asked: "你问：",
  answered: "回答：",
  looking: "正在查文档…",
  failed: "回答没有传到，请稍后再问一次。",
  tooMany: "问得有点快，请等一分钟再问。",

  says: {
    docs: "文档里这样写：",
    api: "API 参考里这样写：",
    facts: "网站公布的数字：",
    pages: "网站上这样写：",
    blog: "博客里这样写：",
    legal: "法律文件里这样写：",
  },
  also: "另见：",
  unknown: {
    text: "这个我不知道：本站文档没有提到。可以问问我们的团队。",
    label: "问问团队：",
    contact: "联系我们",
  },
  medical: {
    text: "我不能提供医疗建议，请咨询医生或药师；情况紧急，请拨打当地急救电话。{{brand}}能做的，是为临床医生和研究人员分析研究。",
    label: "处理研究数据：",
    api: "临床研究 API",
  },
} satisfies Copy<typeof english>;
