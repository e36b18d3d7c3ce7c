import { execSync } from "node:child_process";
import { existsSync } from "node:fs";

/** `npm start` on a fresh checkout builds first. */
if (!existsSync("build/server/index.js")) execSync("npm run build", { stdio: "inherit" });
