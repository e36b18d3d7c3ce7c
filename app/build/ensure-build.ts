import { existsSync } from "node:fs";
import { execSync } from "node:child_process";

/** `npm start` on a fresh checkout builds first. */
if (!existsSync("build/server/index.js")) execSync("npm run build", { stdio: "inherit" });
