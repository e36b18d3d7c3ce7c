import { spawnSync } from "node:child_process";
import { afterEach, describe, expect, it, vi } from "vitest";
import { batchedLines, createLog } from "#app/config/log.ts";

/** Runs code with a log in a process of its own. */
function run(code: string) {
  const program = `
    import { batchedLines, createLog } from "./app/config/log.ts";
    const log = createLog({ logLevel: "info" }, batchedLines());
    log.info("first");
    log.info("last");
    ${code}`;
  return spawnSync(process.execPath, ["--input-type=module-typescript", "-e", program], {
    encoding: "utf8",
  });
}

afterEach(() => void vi.useRealTimers());

describe("the log", () => {
  it("the log writes the lines of ten milliseconds together", () => {
    vi.useFakeTimers();
    const write = vi.fn();
    const log = createLog({ logLevel: "info" }, batchedLines({ write }));
    log.info("first");
    log.info("second");
    expect(write).not.toHaveBeenCalled();
    vi.advanceTimersByTime(10);
    log.info("third");
    vi.advanceTimersByTime(1_000);
    const batches = write.mock.calls.map(([batch]) => String(batch).match(/(?<="msg":")\w+/g));
    expect(batches).toEqual([["first", "second"], ["third"]]);
  });

  it("each line has the time of its millisecond", () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 15, 53, 6, 7) });
    const write = vi.fn();
    const log = createLog({ logLevel: "info" }, { write });
    for (let line = 0; line < 2; line++) log.info("");
    vi.advanceTimersByTime(1);
    log.info("");
    expect(write.mock.calls.map(([line]) => JSON.parse(line).time)).toEqual([
      "2026-11-22T15:53:06.007Z",
      "2026-11-22T15:53:06.007Z",
      "2026-11-22T15:53:06.008Z",
    ]);
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
});
