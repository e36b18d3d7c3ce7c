import type { Copy } from "../copy.ts";
import type { terms as english } from "../en/terms.ts";

export const terms = {
  meta: {
    title: "条款与法律：服务条款、隐私、合规",
    description:
      "{{brand}}的服务条款、隐私政策、合规标准和法务联系方式，都在这一页，各份文件均可下载留存。",
  },
  hero: {
    heading: "条款与法律",
    lede: "使用 AI 对话助手{{brand}}，要遵守什么，数据如何处理，符合哪些标准，法律问题找谁，都写在这里。",
    updated: "{month}版",
    countries: "面向 {{countries}} 多个国家和地区",
    download: "下载 PDF",
  },
  tabs: {
    label: "法律文件",
    terms: "服务条款",
    privacy: "隐私政策",
    compliance: "合规",
    contact: "联系方式",
  },
  standards: {
    heading: "标准",
    statuses: { compliant: "合规", certified: "已认证", ready: "就绪" },
    meanings: {
      gdpr: "我们依照欧盟《通用数据保护条例》处理个人信息，并保障该条例赋予数据主体的权利。",
      soc2: "独立审计机构检验过我们的控制措施在一段时期内是否有效，而不只看某一天。",
      hipaa: "我们的保障措施已按美国医疗隐私法的要求备妥，可用于处理受保护的健康信息。",
      iso27001: "我们的信息安全管理体系已依照该国际标准通过审核。",
    },
  },
  related: {
    heading: "相关文件",
    read: "阅读",
    privacy: {
      heading: "隐私政策",
      text: "收集哪些数据、用于什么，以及网站在浏览器中保存什么。",
    },
    security: {
      heading: "安全政策",
      text: "数据如何保护，发现漏洞如何报告。",
    },
    apiTerms: {
      heading: "API 条款",
      text: "密钥、速率限制、每月配额、临床数据与 Webhook。",
    },
    license: {
      heading: "许可协议",
      text: "网站、服务和示例代码可以怎样使用。",
    },
  },
  closing: {
    heading: "还有法律问题？",
    text: "法律事务 {{legalReplyHours}} 小时内答复，紧急事务 {{legalUrgentReplyHours}} 小时内答复。",
    contact: "联系法务团队",
    download: "下载全部文件",
  },
} satisfies Copy<typeof english>;
