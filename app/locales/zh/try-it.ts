import type { Copy } from "../copy.ts";
import type { tryIt as english } from "../en/try-it.ts";

export const tryIt = {
  heading: "试一试",
  close: "关闭",
  key: "测试密钥",
  body: "请求体（JSON）",
  send: "发送",
  sending: "正在发送…",
  failed: "没有收到响应。请检查网络连接，再发送一次。",
  response: {
    heading: "响应",
    status: "状态码 {status}，{milliseconds} 毫秒",
    body: "响应体",
    headers: "响应头",
    events: "你的 Webhook 会收到的事件",
    empty: "响应没有内容。",
    cut: "只显示开头部分。",
    advice: "该怎么办",
  },
} satisfies Copy<typeof english>;
