import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

/** Runs code with a log in its own process. */
function run(code: string) {
  const program = `
    import { batchedLines, createLog } from "./app/http/shared/log.ts";
    const log = createLog({ logLevel: "info" }, batchedLines());
    log.info("first");
    log.info("last");
    ${code}`;
  return spawnSync(process.execPath, ["--input-type=module-typescript", "-e", program], {
    encoding: "utf8",
  });
}

it("lines are written together, and a line waits no longer than a moment", () => {
  const { stdout } = run(`
    await new Promise((resolve) => setTimeout(resolve, 200));
    process.stdout.write("-- ");
    log.info("after");`);
  expect(stdout.match(/(?<="msg":")\w+|--/g)).toEqual(["first", "last", "--", "after"]);
});

it.each([
  ["the process exits", "process.exit(3)", 3],
  ["an error is not caught", 'throw new Error("uncaught")', 1],
  ["a rejection is not handled", 'await 0; Promise.reject(new Error("unhandled"))', 1],
  ["nothing is left to do", "", 0],
])("no line is lost when %s", (_, code, status) => {
  const ended = run(code);
  expect(ended.status).toBe(status);
  expect(ended.stdout.match(/(?<="msg":")\w+/g)).toEqual(["first", "last"]);
});
