import type { Config } from "../../config/config.ts";
import { exitCode } from "./exit-code.ts";

/** Ends the process with a message if the configuration can repair an error of `listen`; throws other errors. */
export function exitByListenError(
  error: NodeJS.ErrnoException,
  config: Pick<Config, "port" | "host">,
): never {
  const message = listenErrorMessage(error, config);
  if (!message) throw error;
  console.error(message);
  process.exit(exitCode.badConfiguration);
}

/** The message for an error of `listen` that the configuration can repair; undefined for other errors. */
export function listenErrorMessage(
  { code }: NodeJS.ErrnoException,
  { port, host }: Pick<Config, "port" | "host">,
): string | undefined {
  switch (code) {
    case "EADDRINUSE":
      return `PORT: ${port} is in use by another process. Stop that one, or set PORT to a free port.`;
    case "EACCES":
      return `PORT: ${port} is not a port that this user may listen at. Set PORT to one from 1024.`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
    case "EINVAL":
      return `HOST: "${host}" is not an address of this machine. Set HOST to one, or to nothing for all.`;
    default:
      return undefined;
  }
}
