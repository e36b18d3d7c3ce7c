import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // Browsers get all routes with the first page, so that there is no manifest endpoint, whose cost would grow with
  // the length of a path.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
