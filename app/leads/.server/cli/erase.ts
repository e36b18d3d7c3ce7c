import { parseArgs } from "node:util";
import { isEmail, normalizeEmail } from "../../email.ts";
import { erase, noteErasure, undoneErasures } from "../erase.ts";
import { type Command, onStore, UsageError } from "./command.ts";

/** Deletes everything that is stored under an address, or again what a restored backup has brought back. */
export const eraseCommand: Command = (args) => {
  const { values } = parseArgs({
    args,
    options: { email: { type: "string", default: "" }, again: { type: "boolean", default: false } },
  });
  const email = normalizeEmail(values.email);
  if (values.again ? email !== "" : !isEmail(email))
    throw new UsageError("--email takes an address, as in someone@example.com; --again none.");
  return onStore(async function* ({ store, config: { dataDirectory } }) {
    // Listed first: what is listed and not erased would be found again, what is erased and not listed would not.
    if (!values.again) noteErasure(dataDirectory, email);
    const erasures = values.again
      ? await undoneErasures(store, dataDirectory)
      : [{ email, erasedAt: undefined }];
    for (const { email, erasedAt } of erasures) {
      const { leads, subscribers } = await erase(store, email, erasedAt);
      yield `Erased of ${email}: submissions ${leads}, subscriptions ${subscribers}.\n`;
    }
    if (erasures.length === 0) yield "Nothing that was erased is back.\n";
  });
};
