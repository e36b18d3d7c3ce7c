import type { Copy } from "../copy.ts";
import type { sandbox as english } from "../en/sandbox.ts";

export const sandbox = {
  note: "沙箱返回的示例数据。正式 API 返回什么尚未公布，可能与此不同。",
  titles: { 404: "没有这个接口", 405: "方法不对", 413: "请求体过大" },
  details: {
    noKey: "缺少 Authorization 请求头。请加上“Authorization: Bearer {key}”。",
    wrongKey: "这不是测试密钥。请改用 {key}，别把自己的 API 密钥发到沙箱来。",
    notFound: "文档里没有这个路径的接口。",
    wrongMethod: "这个路径不支持该方法，支持哪些，见 Allow 响应头。",
    tooLarge: "请求体过大：沙箱最多接收 {size} KiB。",
    notJson: "请求体必须是 JSON，请加上“Content-Type: application/json”。",
    malformedJson: "请求体不是有效的 JSON。",
    unexpectedBody: "这个接口不接收请求体。",
    invalidBody: "请求体与文档的说明不符。",
    overLimit: "请求次数已达速率限制。请按 Retry-After 的值，等 {seconds} 秒再试。",
    alwaysLimited: "这个测试密钥每次都返回 429，用来测试代码如何等待、重试。",
    alwaysFails: "这个测试密钥每次都返回 500，用来测试代码如何处理错误。",
  },
  fields: {
    required: "缺少这个必填字段。",
    type: "类型应为 {type}。",
    enum: "取值应为 {values}。",
    minimum: "取值不能小于 {limit}。",
    minLength: "至少要有 {limit} 个字符。",
    other: "与文档的说明不符。",
  },
} satisfies Copy<typeof english>;
