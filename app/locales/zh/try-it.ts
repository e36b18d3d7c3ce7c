import type { Copy } from "../copy.ts";
import type { tryIt as english } from "../en/try-it.ts";

export const tryIt = {
  meta: {
    title: "试一试：{summary}",
    description:
      "在网页上用测试密钥向 API 的沙箱发出 {call} 请求，响应的状态码、响应头和内容马上就能看到。",
  },
  heading: "试一试",
  text: "发出请求，看看返回什么。沙箱以示例作答，什么也不保存。",
  reference: "这个接口的说明",
  close: "收起",
  target: { legend: "发到哪里", sandbox: "沙箱，用测试密钥", api: "{origin}，用你自己的密钥" },
  key: "测试密钥",
  ownKey: {
    label: "你的 API 密钥",
    hint: "只发给 {origin}，不会发往别处；离开本页，密钥就清除了。",
  },
  body: {
    label: "请求体（JSON）",
    fields: "字段与取值",
    open: "这个请求的字段待公布，沙箱接收任何 JSON 对象。",
    place: "第 {line} 行第 {column} 列",
    expected: {
      value: "这里缺少一个值，比如数字，或者双引号里的文字。",
      name: "这里缺少双引号里的字段名，或者前面多了一个逗号。",
      colon: "字段名和值之间缺少冒号。",
      objectEnd: "这里缺少逗号或右花括号。",
      arrayEnd: "这里缺少逗号或右方括号。",
      end: "JSON 到此已经结束，后面的内容是多余的。",
      text: "这段文字缺少右引号，或者含有必须转义的字符。",
    },
    allowed: "照样可以发送，看看会报什么错。",
  },
  required: "必填",
  values: "可选值",
  send: "发送",
  sending: "正在发送…",
  failed: {
    sandbox: "没有收到响应。请检查网络，再发送一次。",
    api: "没有收到响应。请检查网络，并确认 API 允许本站调用（CORS）。",
  },
  response: {
    heading: "响应",
    status: "状态码 {status}，用时 {milliseconds} 毫秒",
    body: "内容",
    headers: "响应头",
    empty: "响应没有内容。",
    cut: "只显示开头部分。",
    advice: "怎么办",
  },
  samples: "用代码发出同样的请求",
} satisfies Copy<typeof english>;
