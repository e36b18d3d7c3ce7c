import type { Copy } from "../copy.ts";
import type { failure as english } from "../en/failure.ts";

export const failure = {
  title: "页面出错了",
  description: "页面暂时打不开。请稍后再试，或先回首页。",
  home: "返回首页",
  reference: "请求编号：",
} satisfies Copy<typeof english>;
