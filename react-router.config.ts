import type { Config } from "@react-router/dev/config";
import { browserRoutes } from "./app/hydration/patches/browser-routes.ts";

export default {
  ssr: true,
  // The whole route table travels with the first page: no manifest endpoint to answer, and a
  // path of thousands of segments costs nothing.
  routeDiscovery: { mode: "initial" },
  buildEnd: browserRoutes,
} satisfies Config;
