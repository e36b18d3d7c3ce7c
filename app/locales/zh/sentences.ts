import type { Copy } from "../copy.ts";
import type { sentences as english } from "../en/sentences.ts";

export const sentences = {
  apiKeySteps: {
    form: "请用联系表单[申请 API 密钥]({path})，写明谁来用、用来做什么、想要哪个[方案](/pricing#plans)。{hours}\u00a0小时内回复：入门版附上密钥，专业版附上付款链接。",
    page: "请先[创建 API 密钥]({path})，再选一个[方案](/pricing#plans)。",
  },
  training: {
    never: "输入、口述、上传或发到 API 的内容，我们都不用来训练模型。",
    optIn: "只有经本人明确同意，输入、口述、上传或发到 API 的内容才会用来训练模型。",
  },
  staffAccess: {
    onRequest:
      "只有输入者或通过 API 发送者要求查看，或法律要求时，我们的员工才会查看对话、文件或研究。",
    abuse:
      "只有输入者或通过 API 发送者要求查看、需要调查滥用服务的行为，或法律要求时，我们的员工才会查看对话、文件或研究。",
  },
  office: "- **{city}**：{lines}",
  jobTable: "| 职位 | 地点 | 薪资 | 截止日期 |",
  jobPlace: "{location}（{remoteFrom}）",
  noJobs: "目前没有在招的职位。",
  minLength: "至少 {length}\u00a0个字符",
} satisfies Copy<typeof english>;
