import type { Tool } from "../tool.ts";
import { askTool } from "./ask.server.ts";
import { factTool } from "./fact.server.ts";
import { getPageTool, listPagesTool } from "./pages.server.ts";
import { searchTool } from "./search.server.ts";

/** In the order in which they are listed, which stays the same (Tools: "deterministic order"). */
export const tools: readonly Tool[] = [searchTool, getPageTool, listPagesTool, factTool, askTool];
