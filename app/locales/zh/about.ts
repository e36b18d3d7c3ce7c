import type { Copy } from "../copy.ts";
import type { about as english } from "../en/about.ts";

export const about = {
  meta: {
    title: "关于我们：做经得起核对的 AI 助手",
    description:
      "{{brand}}创立于 {{founded}} 年，做的是一款 AI 对话助手。这里有我们的使命、愿景、团队和故事，还有决定做什么、不做什么的四条价值观。",
  },
  hero: {
    heading: "答案，|要经得起细看",
    lede: "{{brand}}是一款 AI 对话助手，出自{{cities}}的一支 {{employees}} 人团队。我们只认一条：答案凭什么这么说，你得查得到。",
    getStarted: "开始使用",
    careers: "加入我们",
  },
  aims: {
    heading: "使命与愿景：|我们想做成的事",
    mission: {
      name: "使命",
      heading: "让每个人|都能问个明白",
      text: "问题问得好，就该用大白话回答，出处查得到，局限也讲清楚。周一早上的一封邮件是这样，一项临床研究也是这样。",
    },
    vision: {
      name: "愿景",
      heading: "证据，|人人读得懂",
      text: "原文再长、再专业，哪怕不是自己的语言，也不该让人只能听别人转述。",
    },
  },
  values: {
    heading: "四条价值观，|天天用得上",
    lede: "意见不合的时候，靠它们拿主意；从没派上过用场的，只能算装饰。",
    innovation: {
      heading: "创新",
      text: "新，要新得有用。能让答案更清楚的才上线，只让演示更好看的不做。",
    },
    accessibility: {
      heading: "无障碍",
      text: "键盘能用，开口能用，{{languages}} 多种语言都能用。只要还有人用不了，就不算做完。",
    },
    privacy: {
      heading: "隐私",
      text: "你问了什么，只归你：不拿去训练模型，传输和存储都加密，我们也不设 Cookie。",
      link: "隐私政策",
    },
    transparency: {
      heading: "透明",
      text: "局限写在明处，示例数据都有标注，置信区间宽就说宽。",
      link: "条款与合规",
    },
  },
  stats: {
    heading: "用数字看{{brand}}：|用户与对话",
    lede: "{{brand}}已有 {{users}} 名以上用户，对话累计 {{conversations}} 次以上。",
    users: { value: "{{users}}+", label: "用户" },
    conversations: { value: "{{conversations}}+", label: "对话" },
    uptime: { value: "{{uptime}}", label: "可用性目标" },
    languages: { value: "{{languages}}+", label: "语言" },
  },
  team: {
    heading: "团队：|谁负责什么",
    lede: "[博客](/blog)也由这三位执笔，其中[有一篇](/blog/interview-three-offices)，创始人拿同样的问题问了三个人，连自己也问了。",
    posts: "文章",
  },
  story: {
    heading: "我们的故事：|起因是一句抱怨",
    founded: "创立于 {{founded}} 年",
    paragraphs: [
      "答案来得越来越快，却越来越难核对。几秒钟就有一段话，弄清真假要花一下午。",
      "{{founded}} 年，我们把顺序倒过来，做了{{brand}}：先让答案经得起核对，再谈快。",
      "最难的一关是临床研究：结果都带着不确定，却有人等着靠它拿主意。所以{{brand}}只说研究写了什么，讲明局限，不提供医疗建议。后来发现，读试验的这套办法，读合同、读表格、读一段怎么也跑不通的代码，同样管用。",
      "网站上处处有太阳，也是这个意思：天亮了，才看得清。",
      "{{legalEntity}}在美国{{jurisdiction}}注册，由创始人和员工持股，没有外部投资人。财务报表不公布；签了保密协议，这方面的问题我们都答。",
    ],
  },
  closing: {
    heading: "挑个难的|问问看",
    text: "打开就能聊。别的事写信来，有真人回。",
    getStarted: "开始使用",
    contact: "联系我们",
  },
} satisfies Copy<typeof english>;
