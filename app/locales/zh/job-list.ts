import type { Copy } from "../copy.ts";
import type { jobList as english } from "../en/job-list.ts";

export const jobList = {
  departments: { engineering: "工程", product: "产品", other: "其他" },
  employment: { FULL_TIME: "全职" },
  perYear: "/ 年",
  remote: "远程",
  orRemote: "远程",
  requirements: "要求",
  benefits: "福利",
  details: "要求与福利",
  apply: "申请",
  applyFor: "：{title}",
} satisfies Copy<typeof english>;
