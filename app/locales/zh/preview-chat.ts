import type { Copy } from "../copy.ts";
import type { previewChat as english } from "../en/preview-chat.ts";

export const previewChat = {
  meta: {
    title: "预览版对话",
    description: "{{brand}}对话的预览版，回答关于{{brand}}、API 和本站的问题，并附上出处。",
  },
  heading: "想弄明白什么？",
  label: "你的问题",
  placeholder: "{{brand}}、API、本站都能问",
  send: "发送",
  stop: "停止",
  newChat: "新对话",
  restore: "找回刚才的对话",
  questionsLabel: "可以先问这些",
  questions: {
    models: "三种模型，该选哪一种？",
    files: "文件传上去，怎么问？",
    instructions: "怎么定一套长期有效的规矩？",
    developers: "第一次调用 API，从哪一步开始？",
  },
  sample: "示例",
  note: {
    site: "预览版：答案事先写好，或引自本站。",
    model: "回答由 AI 模型根据本站内容生成，可能有误，请以出处为准。",
  },

  maxLength: "最多 {max} 字。",
  length: "{length} / {max} 字",
  tooLong: "超出 {count} 字，只会发送前 {max} 字。",
  leftOut: "只读了前 {max} 字，后面 {count} 字没有读到。",

  conversation: "对话内容",
  asked: "你问：",
  answered: "回答：",
  looking: "正在查文档…",
  failed: "回答没有传到，请稍后再问一次。",
  stopped: "已停止。",
  begun: "已开始新对话，刚才的对话还能找回。",
  tooMany: "问得有点快，请等一分钟再问。",

  tools: {
    copy: "复制",
    copied: "已复制",
    failed: "没能复制",
    right: "答得对吗？",
    yes: "对",
    no: "不对",
    thanks: "谢谢，已记下。",
  },

  sources: "出处：",
  brokeOff: "回答没有传完，下面是本站的答案：",
  perhaps: "你想问的可能是：{question}",
  related: "可能与此有关：",
  unknown: {
    text: "这个我没有找到答案。看看下面有没有你要问的，也可以问问我们的团队。",
    task: "这件事要交给完整版的对话。预览版只回答关于{{brand}}和本站的问题。",
    otherProduct: "别家的产品我不了解，这里只回答关于{{brand}}和本站的问题。",
    insult: "没帮上忙，抱歉。换个说法，告诉我关于{{brand}}想知道什么，也可以问问我们的团队。",
    topics: "意思最近的几个问题：",
    label: "问问团队：",
    contact: "联系我们",
  },
  crisis: {
    danger: [
      "请立刻拨打当地的急救电话：中国大陆 120，美国 911，英国 999。吃了药或别的东西，哪怕现在没觉得难受也要打，有些伤害几小时后才会出现。",
      "救护车到来之前，身边要有人陪着；药盒、药瓶留好，给医生看。",
      "谢谢你愿意说出来。想找人说说话，可以拨打：中国大陆 12356，美国 988，英国 116 123。其他国家和地区，可以在 findahelpline.com 找到当地的热线。",
    ],
    violence: [
      "如果现在有危险，能走就先到安全的地方，马上报警：中国大陆 110，美国 911，英国 999；受了伤，中国大陆拨 120。",
      "谢谢你愿意说出来。谁都没有权利打人、伤人、威胁人，不管是对你，还是对你身边的人；这不是你的错。",
      "之后怎么办，可以找专门的热线商量：中国大陆 12338（妇女维权热线），美国 1-800-799-7233，英国 0808 2000 247。其他国家和地区，可以在 findahelpline.com 找到当地的热线。",
      "心里撑不住的时候，可以拨打：中国大陆 12356，美国 988，英国 116 123。",
    ],
    despair: [
      "谢谢你愿意说出来。不管是你自己，还是你身边的人，这样的时候都不该一个人扛。",
      "如果有人正处在危险中、受了伤，或者吃了过量的药，哪怕现在没觉得难受，也请立刻拨打当地的急救或报警电话，中国大陆是 120 和 110。",
      "想找人说说话，可以拨打：中国大陆 12356，美国 988，英国 116 123。其他国家和地区，可以在 findahelpline.com 找到当地的热线。",
    ],
  },
  medical: "我不能提供医疗建议，请咨询医生或药师；情况紧急，请拨打当地的急救电话，中国大陆是 120。",
} satisfies Copy<typeof english>;
