import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The whole route table travels with the first page: no manifest endpoint to answer, and a
  // path of thousands of segments costs nothing.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
