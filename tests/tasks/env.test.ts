import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";

const windows = `data:text/javascript,Object.defineProperty(process, "platform", { value: "win32" })`;

/** Starts a program of one line through the task, which is started with `options`. */
function start(code: string, options: readonly string[] = []) {
  const variables = ["GREETING=a=b c", "EMPTY="];
  const args = [...options, "app/tasks/env.ts", ...variables, "node", "-e", code, "one", "two"];
  return spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
}

describe.each([
  ["where a process can be replaced", []],
  ["on Windows", ["--import", windows]],
])("the task env %s", (_, options) => {
  it("hands on variables, arguments and the exit code", async () => {
    const child = start(
      "console.log(JSON.stringify([process.env.GREETING, process.env.EMPTY, ...process.argv.slice(1)])); process.exit(3)",
      options,
    );
    const [output, [code]] = await Promise.all([text(child.stdout), once(child, "exit")]);
    expect(JSON.parse(output)).toEqual(["a=b c", "", "one", "two"]);
    expect(code).toBe(3);
  });
});

it("SIGTERM to the task env reaches the program", async () => {
  const child = start(
    "process.on('SIGTERM', () => process.exit(7)); setInterval(() => {}, 1000); console.log('ready')",
  );
  await once(child.stdout, "data");
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([7, null]);
});

describe("npm's scripts", () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync("package.json", "utf8"),
  );
  // Without what is quoted for Node.
  const lines = Object.entries(scripts).map(([name, line]) => [
    name,
    line.replaceAll(/"[^"]*"/g, '""'),
  ]);

  it.each(lines)("%s runs in the shells of Unix and of Windows", (_, line) => {
    for (const command of line?.split(" && ") ?? []) {
      // A program and its arguments: no variables, quotes, redirections or commands of a shell, but exec (exec.cmd).
      expect(command).toMatch(/^(exec node|[a-z-]+)( |$)/);
      expect(command).not.toMatch(/^(test|\w+=)|[';|>$`]/);
    }
  });
});
