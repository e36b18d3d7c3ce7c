import type { Copy } from "../copy.ts";
import type { mcp as english } from "../en/mcp.ts";

export const mcp = {
  instructions:
    "把{{brand}}的网站变成几个工具：搜索、页面、数字，以及人写好的解答，中英文都有，全部只读。引用时请附上结果里的网址。这些工具谈到临床研究的内容，不是医疗建议。",
  facts: {
    founded: "{{brand}}创立于 {{founded}} 年。",
    users: "{{brand}}已有 {{users}}名以上用户。",
    conversations: "用户与{{brand}}的对话，累计 {{conversations}}次以上。",
    concurrentUsers: "{{brand}}的同时在线用户：{{concurrentUsers}}以上。",
    apiCallsPerMinute: "API 每分钟可受理 {{apiCallsPerMinute}}次以上的调用。",
    languages: "{{brand}}支持 {{languages}} 多种语言。",
    countries: "{{brand}}面向 {{countries}} 多个国家和地区。",
    uptimePercent: "服务可用性：{{uptime}}。这是目标；除非另有书面约定，不构成保证。",
    replySeconds: "对话中，{{replySeconds}} 秒之内开始回答。",
    apiLatencyMs: "API 在 {{apiLatencyMs}} 毫秒以内受理请求。",
    "rateLimitPerHour.starter": "入门版的速率限制：每小时 {{rateStarter}} 次请求。",
    "rateLimitPerHour.professional": "专业版的速率限制：每小时 {{rateProfessional}} 次请求。",
    "quotaPerMonth.starter": "入门版的配额：每月 {{quotaStarter}} 次请求。",
    "quotaPerMonth.professional": "专业版的配额：每月 {{quotaProfessional}} 次请求。",
    currency: "价格都是{{currency}}，按月计。",
    "pricePerMonth.chat": "网页对话{{chatPrice}}。",
    "pricePerMonth.starter": "API 入门版每月 {{priceStarter}}。",
    "pricePerMonth.professional": "API 专业版每月 {{priceProfessional}}。",
    contactReplyHours: "来信 {{contactReplyHours}} 小时内，有人答复。",
    legalReplyHours: "法律事务 {{legalReplyHours}} 小时内答复。",
    legalUrgentReplyHours: "紧急的法律事务 {{legalUrgentReplyHours}} 小时内答复。",
    "support.hours": "支持团队 {{support}} 小时在线。",
    "support.days": "支持团队 {{support}} 小时在线。",
    encryption: "数据用 {{encryption}} 加密。",
    "retentionDays.leads": "联系留言和职位申请，收到之后最迟 {{retentionDays}} 天删除。",
    "retentionDays.unconfirmed": "一直没确认的邮件通讯订阅，{{unconfirmedDays}} 天后删除。",
    "searchReport.minNetworks":
      "如果本站向站长报告没有结果的搜索，一个搜索词要来自 {{searchReportNetworks}} 个网络，才会列出。",
    "searchReport.retentionDays":
      "如果本站向站长报告没有结果的搜索，记录 {{searchReportDays}} 天后删除。",
    "conversationData.training": "{{trainingPolicy}}",
    "conversationData.keptDays": "对话保存 {{conversationDays}} 天，期满删除。",
    "conversationData.staffAccess": "{{staffAccessPolicy}}",
    daysOff: "每个职位每年都有 {{daysOff}} 天假。",
    parentalLeaveWeeks: "每个职位都有 {{parentalLeaveWeeks}} 周育儿假。",
  },
} satisfies Copy<typeof english>;
