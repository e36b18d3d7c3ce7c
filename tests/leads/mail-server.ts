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
  /** The answer to the sender, if it is refused. */
  refuseSender?: number;
  /** The answer to a recipient that is refused. */
  refuse?: (address: string) => number | undefined;
  /** The answer to a mail that has arrived, if it is refused. */
  refuseMail?: () => number | undefined;
  /** Delays the answer to a mail to an address. */
  delay?: (address: string) => Promise<void> | undefined;
}

/** Starts a mail server that keeps what it gets. */
export async function startMailServer(behaviour: Behaviour = {}): Promise<MailServer> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    closeTimeout: 50,
    onMailFrom(_address, _session, callback) {
      callback(createRefusal(behaviour.refuseSender));
    },
    onRcptTo({ address }, _session, callback) {
      callback(createRefusal(behaviour.refuse?.(address)));
    },
    onData(stream, session, callback) {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      readMail(stream)
        .then((mail) => received.push({ ...mail, to }))
        .then(() => Promise.all(to.map((address) => behaviour.delay?.(address))))
        .then(() => callback(createRefusal(behaviour.refuseMail?.())), callback);
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

/** Gets the token in the link to a page in the nth mail. */
export function getToken(
  { received }: MailServer,
  page: "confirm" | "unsubscribe",
  index = 0,
): string {
  const text = received[index]?.mail.text ?? "";
  return new RegExp(`/newsletter/${page}\\?token=([\\w-]{43})\\s`).exec(text)?.[1] ?? "";
}

function createRefusal(responseCode: number | undefined): Error | null {
  return responseCode ? Object.assign(new Error("refused"), { responseCode }) : null;
}

async function readMail(stream: AsyncIterable<Buffer>): Promise<Pick<Received, "raw" | "mail">> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  const raw = Buffer.concat(chunks);
  return { raw: raw.toString(), mail: await PostalMime.parse(raw) };
}
