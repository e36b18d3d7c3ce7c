import { expect, it } from "vitest";
import { serve } from "../../support/serve.ts";
import { startProcess } from "../../support/site-process.ts";

/** Reads the output of a process that fails to start. */
async function readRefusal(environment: Record<string, string>) {
  await using site = await startProcess(environment);
  const { code } = await site.exited;
  return { code, lines: site.output.stderr.trimEnd().split("\n"), stdout: site.output.stdout };
}

it("a start with wrong variables names each in a line, without secrets", async () => {
  const wrong = {
    LOG_LEVEL: "loud",
    RATE_LIMIT_DISABLED: "maybe",
    DATABASE_URL: "mysql://admin:hunter2@db/site",
    SMTP_URL: "http://admin:hunter2@mail",
    LEADS_WEBHOOK_URL: "hunter2",
  };
  const { code, lines, stdout } = await readRefusal(wrong);
  expect(code).toBe(78);
  for (const name of Object.keys(wrong)) {
    const about = lines.filter((line) => line.startsWith(`${name}: `));
    expect(about, name).toEqual([expect.stringMatching(/ is not (a|an|one|1)\b.*\.$/)]);
  }
  expect(lines).toHaveLength(Object.keys(wrong).length);
  expect(lines.join() + stdout).not.toContain("hunter2");
});

it("a start with a misspelt variable warns of it", async () => {
  await using site = await startProcess({ SMPT_URL: "smtp://mail.example", LOG_LEVEL: "warn" });
  await site.ready();
  await expect.poll(() => site.output.stdout).toContain("Did you mean SMTP_URL?");
});

it("a port in use is named in one line", async () => {
  await using other = await serve(() => {});
  const { port } = other;
  const { code, lines } = await readRefusal({ PORT: String(port) });
  expect(code).toBe(78);
  expect(lines).toEqual([expect.stringMatching(new RegExp(`^PORT, HOST: .*EADDRINUSE.*${port}$`))]);
});

it("a HOST that is no address of this machine is named in one line", async () => {
  const { code, lines } = await readRefusal({ HOST: "nowhere.invalid" });
  expect([code, ...lines]).toEqual([78, expect.stringMatching(/^PORT, HOST: .*nowhere\.invalid$/)]);
});
