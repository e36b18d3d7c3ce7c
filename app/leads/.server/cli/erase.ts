import { parseArgs } from "node:util";
import { isEmail, normalizeEmail } from "../../email.ts";
import { erase } from "../erase.ts";
import { type Command, onStore, UsageError } from "./command.ts";

/** Deletes everything that is stored under an address. */
export const eraseCommand: Command = (args) => {
  const { values } = parseArgs({ args, options: { email: { type: "string", default: "" } } });
  const email = normalizeEmail(values.email);
  if (!isEmail(email)) throw new UsageError("--email takes an address, as in someone@example.com.");
  return onStore(async function* ({ store }) {
    const { leads, subscribers } = await erase(store, email);
    yield `Erased of ${email}: submissions ${leads}, subscriptions ${subscribers}.\n`;
  });
};
