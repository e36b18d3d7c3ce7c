import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import {
  presentFile,
  releasedFolder,
  unreleasedChanges,
} from "../api-reference/changelog/releases.ts";

/* Releases the API's description as it is: the changelog gets an entry with today's date. */

const changes = unreleasedChanges();
const target = `${releasedFolder}${new Date().toISOString().slice(0, 10)}.yaml`;
if (changes.length === 0) {
  console.error("Nothing to release: the description differs in words at most.");
  process.exitCode = 1;
} else if (existsSync(target)) {
  console.error(`There is a release of today: ${target}`);
  process.exitCode = 1;
} else {
  mkdirSync(releasedFolder, { recursive: true });
  copyFileSync(presentFile, target);
  for (const { action, kind, path, breaking } of changes) {
    console.log(`${breaking ? "breaking: " : ""}${action} ${kind} ${path.join(" · ")}`);
  }
}
