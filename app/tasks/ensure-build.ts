import { execSync } from "node:child_process";
import { existsSync } from "node:fs";

/* `npm start` builds first on a fresh checkout, and where a build was interrupted. */

// The build's last step writes it (precompress.ts), and React Router clears the folder at the first.
if (!existsSync("build/complete")) execSync("npm run build", { stdio: "inherit" });
