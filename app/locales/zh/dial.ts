import type { Copy } from "../copy.ts";
import type { dial as english } from "../en/dial.ts";

export const dial = {
  result: {
    sooner: { one: "提前 {count} 分钟", other: "提前 {count} 分钟" },
    later: { one: "推迟 {count} 分钟", other: "推迟 {count} 分钟" },
    none: "没有差异",
  },
  caption: {
    sooner: {
      one: "四项试验里，|有晨间光照的人，|入睡提前约 {count} 分钟。",
      other: "四项试验里，|有晨间光照的人，|入睡提前约 {count} 分钟。",
    },
    later: {
      one: "四项试验里，|有晨间光照的人，|入睡推迟约 {count} 分钟。",
      other: "四项试验里，|有晨间光照的人，|入睡推迟约 {count} 分钟。",
    },
    none: "四项试验里，|有没有晨间光照，|入睡差不多一样快。",
  },
  interval: "95% CI {low} 至 {high}",
  status: "合并结果：{result}，{interval}。",
  sliders: "移动示例试验",
  reset: "还原",
} satisfies Copy<typeof english>;
