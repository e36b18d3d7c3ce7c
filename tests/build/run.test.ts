import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, it } from "vitest";

/** A checkout whose build prints its environment, and whose server prints its environment and arguments. */
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "checkout-"));
  const scripts = { build: "node build.js" };
  write("package.json", JSON.stringify({ scripts }));
  write("build.js", 'console.log("built for", process.env.NODE_ENV)');
  write(
    "build/bin/server.js",
    `process.on("SIGTERM", () => process.exit(7));
    console.log(JSON.stringify([process.env.NODE_ENV, ...process.argv.slice(2)]));
    setTimeout(() => process.exit(3), 1_000);`,
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, content: string) {
  mkdirSync(join(folder, name, ".."), { recursive: true });
  writeFileSync(join(folder, name), content);
}

const windows = `data:text/javascript,Object.defineProperty(process, "platform", { value: "win32" })`;

/** Runs `npm start` in the checkout, with options of Node. */
function start(...options: string[]) {
  const args = [...options, resolve("app/build/run.ts"), "start", "one", "two"];
  return spawn(process.execPath, args, {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NODE_ENV: "test" },
  });
}

/** Starts the checkout, and reads what the build prints. */
async function readBuildOutput(): Promise<string> {
  return text(start().stderr);
}

it.each([[[]], [["--import", windows]]])(
  "npm start hands on variables, arguments and the exit code, with %j",
  async (options) => {
    write("build/complete", "");
    const child = start(...options);
    const [output, [code]] = await Promise.all([text(child.stdout), once(child, "exit")]);
    expect(JSON.parse(output)).toEqual(["production", "one", "two"]);
    expect(code).toBe(3);
  },
);

it("SIGTERM to npm start reaches the server", async () => {
  write("build/complete", "");
  const child = start();
  await once(child.stdout, "data");
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([7, null]);
});

it("npm start builds for production, only if the build is missing, incomplete or older than a source", async () => {
  expect(await readBuildOutput()).toContain("built for production\n");
  write("build/complete", "");
  expect(await readBuildOutput()).toBe("");
  write("app/pages.ts", "");
  const later = new Date(Date.now() + 60_000);
  utimesSync(join(folder, "app/pages.ts"), later, later);
  expect(await readBuildOutput()).toContain("built for production\n");
});

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync("package.json", "utf8"),
);

it.each(Object.entries(scripts))("script %s runs in the shells of Unix and Windows", (_, line) => {
  for (const command of line.split(" && ")) {
    // Only a program and its arguments: no variables, quotes, redirections or commands of a shell.
    expect(command).toMatch(/^[a-z-]+( |$)/);
    expect(command).not.toMatch(/^(test|exec|\w+=)|["';|>$`]/);
  }
});
