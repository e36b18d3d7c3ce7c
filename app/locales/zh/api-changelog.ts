import type { Copy } from "../copy.ts";
import type { apiChangelog as english } from "../en/api-changelog.ts";

export const apiChangelog = {
  meta: {
    title: "API 变更日志：新增了什么，哪些不兼容",
    description:
      "{{brand}} API 文档的全部变更，按日期排列：接口、字段、取值、响应和事件，不兼容的变更都有标注，也可以用订阅源跟进。",
  },
  heading: "API 变更日志",
  lede: "{{brand}} AI 对话助手的 API，文档每次改了什么，都在这里，从开始比对的那一天记起。清单由各个版本的 OpenAPI 文档比对得出，完整的说明见 [API 参考](/api)；更早的变化，见[产品动态](/blog?category=product-updates)。",
  rule: "由旧版文档生成的代码，如果可能因为某项变更而出错，这一项就标为“不兼容”。删去 OAuth 2.0 授权类型的那一条，只是文档里不再写它的名字，企业版照旧可以使用 OAuth 2.0。",
  feed: {
    link: "RSS 订阅源",
    title: "{{brand}} API 变更日志",
    text: "{{brand}} API 文档的变更。",
  },
  unreleased: "上次发布之后",
  first: "参与比对的第一个版本。",
  breaking: "不兼容",
  actions: { added: "新增", changed: "更改", removed: "移除" },
  kinds: {
    server: "服务器 {path}",
    authentication: "身份验证方式 {path}",
    endpoint: "接口 {path}",
    event: "事件 {path}",
    parameter: "参数 {path}",
    body: "{path} 的请求体",
    field: "字段 {path}",
    value: "取值 {path}",
    response: "响应 {path}",
  },
  traits: {
    published: { true: "{element}：已公布", false: "{element}：标为尚未公布" },
    required: { true: "{element}：改为必填", false: "{element}：改为选填" },
    listed: { true: "{element}：只接受列出的取值", false: "{element}：取值不再限定" },
    type: "{element}：类型由 {before} 改为 {after}",
    minimum: "{element}：最小值由 {before} 改为 {after}",
    minLength: "{element}：最短长度由 {before} 改为 {after}",
    none: "无",
  },
} satisfies Copy<typeof english>;
