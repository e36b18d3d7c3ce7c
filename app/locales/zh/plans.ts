import type { Copy } from "../copy.ts";
import type { plans as english } from "../en/plans.ts";

export const plans = {
  perMonth: "/ 月",
  requestsPerMonth: "每月请求次数",
  requestsPerHour: "每小时请求次数",
  starter: {
    name: "入门版",
    price: "{{priceStarter}}",
    text: "先把 API 跑通。不用绑卡，不限期。",
    month: "{{quotaStarter}}",
    hour: "{{rateStarter}}",
    points: ["{{keysStarter}} 个 API 密钥", "{{parallelStarter}} 个并发请求"],
    action: "申请密钥",
  },
  professional: {
    name: "专业版",
    price: "{{priceProfessional}}",
    text: "适合已有真实用户的产品。",
    month: "{{quotaProfessional}}",
    hour: "{{rateProfessional}}",
    points: ["{{keysProfessional}} 个 API 密钥", "{{parallelProfessional}} 个并发请求"],
    action: "申请专业版",
  },
  enterprise: {
    name: "企业版",
    price: "另行商定",
    text: "用量大，单独签约。",
    month: "不限量",
    hour: "另行商定",
    points: ["API 密钥或 OAuth 2.0", "可用性写进合同，未达标抵扣费用"],
    action: "联系我们",
  },
} satisfies Copy<typeof english>;
