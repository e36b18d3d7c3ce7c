import { once } from "node:events";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export interface Received {
  readonly to: string[];
  readonly raw: string;
  readonly mail: Email;
}

export interface MailServer extends AsyncDisposable {
  readonly url: string;
  readonly port: number;
  readonly received: Received[];
}

interface Behaviour {
  port?: number;
  /** The answer to a recipient that is refused. */
  refuse?: (address: string) => number | undefined;
  /** Milliseconds before a mail is accepted. */
  delay?: number;
}

/** A mail server that keeps what it gets. */
export async function startMailServer(behaviour: Behaviour = {}): Promise<MailServer> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    closeTimeout: 50,
    onRcptTo({ address }, _session, callback) {
      const responseCode = behaviour.refuse?.(address);
      callback(responseCode ? Object.assign(new Error("refused"), { responseCode }) : null);
    },
    onData(stream, session, callback) {
      accept(stream).then((mail) => {
        received.push({ ...mail, to: session.envelope.rcptTo.map(({ address }) => address) });
        setTimeout(callback, behaviour.delay ?? 0);
      }, callback);
    },
  });
  server.on("error", () => {});
  const listening = server.listen(behaviour.port ?? 0, "127.0.0.1");
  await once(listening, "listening");
  const address = listening.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  const { port } = address;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    async [Symbol.asyncDispose]() {
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

async function accept(stream: AsyncIterable<Buffer>): Promise<Pick<Received, "raw" | "mail">> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  const raw = Buffer.concat(chunks);
  return { raw: raw.toString(), mail: await PostalMime.parse(raw) };
}
