import { createInterface } from "node:readline";
import { readConfig } from "#app/http/config.ts";
import { createLog } from "#app/http/log.ts";
import { startLeads } from "#app/leads/start.ts";
import { message, quick } from "./running-leads.ts";

/*
 * Runs in a process of its own, which tests kill: reads subjects, a line each, stores a message for
 * each, and answers what came of it.
 */
const config = readConfig();
if ("problems" in config) throw new Error(config.problems.join());
const leads = await startLeads(config, createLog(config), quick);
console.log("ready");
for await (const subject of createInterface(process.stdin)) {
  leads
    .submit(message({ subject }, { token: subject }))
    .then(({ outcome }) => console.log(outcome, subject));
}
