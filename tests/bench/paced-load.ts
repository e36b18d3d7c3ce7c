import { once } from "node:events";
import { Agent, get } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";

interface PacedLoad {
  port: number;
  path: string;
  headers: Record<string, string>;
  perSecond: number;
  seconds: number;
}

/**
 * Sends requests at even intervals, whether earlier ones are answered or not, as independent visitors do; autocannon sends
 * those of a second in one burst.
 * @returns the milliseconds of each request, counted from when it was due, in ascending order
 */
export async function sendPacedLoad(load: PacedLoad): Promise<Float64Array> {
  const { perSecond, seconds, ...target } = load;
  const agent = new Agent({ keepAlive: true });
  const started = performance.now();
  const answers: Promise<number>[] = [];
  while (answers.length < perSecond * seconds) {
    const due = started + (answers.length * 1_000) / perSecond;
    if (performance.now() < due) await sleep(1);
    else answers.push(timeFrom(due));
  }
  const milliseconds = Float64Array.from(await Promise.all(answers));
  agent.destroy();
  return milliseconds.sort();

  async function timeFrom(due: number): Promise<number> {
    const [response] = await once(get({ ...target, agent }), "response");
    await text(response);
    return performance.now() - due;
  }
}
