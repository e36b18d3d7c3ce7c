import { spawn } from "node:child_process";

/*
 * `node app/tasks/env.ts NAME=value … node [options] file` runs Node with environment variables. npm's scripts can't set
 * them by themselves: the shell of Windows does not know `NAME=value command`.
 */

const words = process.argv.slice(2);
const command = words.indexOf("node");
const variables = words.slice(0, command).map((word) => {
  const [, name = "", value = ""] = /^(\w+)=(.*)$/.exec(word) ?? [];
  return [name, value] as const;
});
const args = words.slice(command + 1);
const env = { ...process.env, ...Object.fromEntries(variables) };

if (process.execve && process.platform !== "win32") {
  // Node takes the place of this process, so that signals reach it.
  process.execve(process.execPath, [process.execPath, ...args], env);
} else {
  // A console sends Ctrl-C to all its processes; this one ends after the other.
  process.on("SIGINT", () => {});
  spawn(process.execPath, args, { env, stdio: "inherit" }).on("exit", (code) => {
    process.exitCode = code ?? 1;
  });
}
