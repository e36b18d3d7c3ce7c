import { describe, expect, it } from "vitest";
import { commands } from "#app/leads/.server/commands.ts";
import { openStore } from "#app/leads/.server/store/store.ts";
import { engines } from "../engines.ts";
import { startMailServer } from "../mail-server.ts";
import { countAttempts, message, owed, run, testConfig, until } from "../running-leads.ts";

const minutes = 60_000;

describe.each(engines)("$name", (engine) => {
  it("status says that nothing waits", async () => {
    const config = testConfig(await engine.newStore());
    await using _ = await openStore(config);
    expect(await Array.fromAsync(commands.status([], config))).toEqual(["Nothing waits.\n"]);
  });

  it("status says what waits, since when and why, and retry sends it", async () => {
    const behaviour = { refuseSender: 451 };
    await using mail = await startMailServer(behaviour);
    const config = testConfig({ ...(await engine.newStore()), smtpUrl: mail.url });
    // The next try is far away.
    const policy = { minDelay: 30 * minutes, maxDelay: 60 * minutes };
    await using leads = await run(config, policy);
    await leads.submit(message());
    const status = () => Array.fromAsync(commands.status([], config));
    await until(async () => (await status()).join().includes("451"));
    expect(await status()).toEqual([
      expect.stringMatching(/^mail\t1 waiting\tsince \S+Z\tnext try \S+Z\t.*451/),
    ]);

    behaviour.refuseSender = 0;
    expect(await Array.fromAsync(commands.retry([], config))).toEqual([
      "Messages to be tried now: 1.\n",
    ]);
    await until(async () => (await owed(leads))?.waiting === 0);
    expect(mail.received).toHaveLength(1);
    expect(await Array.fromAsync(commands.retry([], config))).toEqual([
      "Messages to be tried now: 0.\n",
    ]);
  });

  it("retry does not touch a message that is being delivered", async () => {
    const answer = Promise.withResolvers<void>();
    await using mail = await startMailServer({ delay: () => answer.promise });
    const config = testConfig({ ...(await engine.newStore()), smtpUrl: mail.url });
    await using leads = await run(config);
    await leads.submit(message());
    await until(async () => (await countAttempts(config)) === 1);
    expect(await Array.fromAsync(commands.retry([], config))).toEqual([
      "Messages to be tried now: 0.\n",
    ]);
    answer.resolve();
    await until(async () => (await owed(leads))?.waiting === 0);
    expect(mail.received).toHaveLength(1);
  });
});
