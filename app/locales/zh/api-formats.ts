import type { Copy } from "../copy.ts";
import type { apiFormats as english } from "../en/api-formats.ts";

export const apiFormats = {
  study: {
    title: "从提交临床研究到取回结果",
    summary: "提交研究，启动分析，取回结果",
    description: "响应的内容尚未公布。输出值和判断条件按沙箱返回的示例来写，正式 API 可能不同。",
    apiKey: "API 密钥。默认用沙箱的测试密钥。",
    study: "要提交的研究。默认用示例数据。",
  },
  collection: {
    baseUrl: "默认是沙箱，不用注册。要用正式环境，请改成 {origin}",
    apiKey: "沙箱的测试密钥。在正式环境里，换成自己的 API 密钥。",
    sandbox: "沙箱",
  },
} satisfies Copy<typeof english>;
