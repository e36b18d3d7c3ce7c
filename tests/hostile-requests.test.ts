import { connect } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startSite, type TestSite } from "./site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ RATE_LIMIT_DISABLED: "1" });
});
afterAll(() => site[Symbol.asyncDispose]());

const methods = [
  ...["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "PURGE"],
  ...["MKCOL", "LOCK", "REPORT", "M-SEARCH", "QUERY", "get", "BREW", "G\u0000T"],
];

const targets = [
  ...["/", "/zh", "/features", "/zh/contact", "/blog?page=-1", "/blog?category=%00", "/nope"],
  ...[
    "/search?q=%E0%A4%A",
    `/search?q=${"(".repeat(3_000)}`,
    "/features.data",
    "/_.data",
    "/a.data",
  ],
  ...[
    "/features.data?_routes=../../x",
    "/preview-chat/answer?q=\u00ff",
    "/preview-chat?q[]=a&q[b]=c",
  ],
  ...[
    "*",
    "http://evil.example/",
    "https://evil.example:99999/zh",
    "http://[/",
    "http:",
    "evil:80",
  ],
  ...[
    "//evil.example",
    "//evil.example/%2f..",
    "/\\evil.example",
    "/.//evil",
    "/%2F%2Fevil.example",
  ],
  ...["/..%2f..%2fetc/passwd", "/%", "/%00", "/%ff", "/zh/%F0%9F%92%A9", "/?", "?", "#", "/#a", ""],
  ...[
    `/${"a/".repeat(990)}`,
    `/${"a/".repeat(5_000)}`,
    "/assets/",
    "/assets/../server.js",
    "/.env",
  ],
  ...["/favicon.svg", "/favicon.svg/", "/__manifest?p=/", "/healthz/", "/readyz", "/chat-status?x"],
];

const headers = [
  ...[
    "Host: [",
    "Host: ",
    "Host: [::1]:3000",
    "Host: a b",
    "Host: evil.example:99999",
    "Host: ../..",
  ],
  ...[`Host: ${"h".repeat(9_000)}`, "Host: a\r\nHost: b", "X-Nothing: "],
  ...["X-Forwarded-Host: [", "X-Forwarded-Proto: javascript", "X-Forwarded-For: ;;,,"],
  ...["X-Forwarded-For: 1.2.3.4, [::", "X-Forwarded-Port: -1", "Forwarded: for=_;host=["],
  ...["X-Original-URL: /admin", "X-HTTP-Method-Override: BREW", "X-Rewrite-URL: //evil"],
  ...["Content-Type: nonsense", "Content-Type: multipart/form-data", "Content-Type: a/b;charset=x"],
  ...["Content-Type: application/x-www-form-urlencoded; charset=utf-7", "Content-Type: text/html"],
  ...[
    "Content-Length: 0",
    "Content-Length: -1",
    "Content-Length: 1e9",
    "Content-Length: 18446744073709551616",
  ],
  ...[
    "Content-Length: 1\r\nTransfer-Encoding: chunked",
    "Transfer-Encoding: gzip",
    "Transfer-Encoding: x",
  ],
  ...[
    "Content-Encoding: gzip",
    "Content-Encoding: nonsense",
    "Accept-Encoding: ;q=2, *;q=0, br;q=x",
  ],
  ...["Accept-Encoding: identity;q=0", "Accept: ;;;", `Accept: ${"a/b,".repeat(2_000)}`],
  ...["Accept-Language: *;q=0, x-x-x", "Range: bytes=-", "Range: bytes=5-2", "Range: items=0-1"],
  ...[
    "Range: bytes=0-0,1-1,2-2",
    "If-Range: x",
    "If-None-Match: *",
    'If-None-Match: W/"',
    "If-Match: *",
  ],
  ...[
    "If-Modified-Since: never",
    "Expect: 100-continue",
    "Expect: wonders",
    "Connection: Upgrade, nonsense",
  ],
  ...[
    "Upgrade: websocket\r\nConnection: Upgrade",
    "Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings",
  ],
  ...[
    "Cookie: a=b; c; =; \u00ff",
    "Origin: null",
    "Origin: [",
    "Referer: \u0080",
    "Sec-Fetch-Site: x",
  ],
  ...[
    "Authorization: Basic \u00ff",
    "User-Agent: \u00ff",
    "Purpose: prefetch",
    "X-React-Router-Request: 1",
  ],
  ...[
    "Cache-Control: no-cache",
    "Max-Forwards: 0",
    "TE: trailers",
    "Trailer: x",
    "Proxy: http://a",
  ],
];

/** The status of the answer to these bytes; 0 if the connection is closed without one. */
function ask(bytes: string): Promise<number> {
  const { port } = new URL(site.origin);
  return new Promise((resolve) => {
    const socket = connect(Number(port), "127.0.0.1");
    socket.on("error", () => {});
    socket.on("close", () => resolve(0));
    let answer = "";
    socket.on("data", (chunk) => {
      answer += chunk.toString("latin1");
      const [, status] =
        /^(?:HTTP\/1.1 100 Continue\r\n\r\n)?HTTP\/1.1 (?!100)(\d+)/.exec(answer) ?? [];
      if (!status) return;
      resolve(Number(status));
      socket.destroy();
    });
    socket.write(bytes, "latin1");
    // What promises more than it sends would be waited for.
    setTimeout(() => socket.destroy(), 5_000).unref();
  });
}

function request(method: string, target: string, header = "X-Nothing: "): string {
  const host = /^Host:/.test(header) ? "" : "Host: site.example\r\n";
  const length = /^(Content-Length|Transfer-Encoding):/.test(header) ? "" : "Content-Length: 3\r\n";
  const body = method === "POST" ? `${length}\r\na=b` : "\r\n";
  return `${method} ${target} HTTP/1.1\r\n${host}Connection: close\r\n${header}\r\n${body}`;
}

const requests = [
  ...methods.flatMap((method) => targets.map((target) => request(method, target))),
  ...headers.flatMap((header) =>
    ["/", "/zh/contact", "/search?q=a", "/nope", "/favicon.svg"].flatMap((target) =>
      ["GET", "POST", "OPTIONS"].map((method) => request(method, target, header)),
    ),
  ),
  ...targets
    .slice(0, 24)
    .flatMap((target) => headers.map((header) => request("GET", target, header))),
  "GET / HTTP/1.0\r\n\r\n",
  "GET /\r\n\r\n",
];

it(`${requests.length} hostile requests are answered, none with a fault of the server`, async () => {
  const statuses = new Map<number, number>();
  const faults: string[] = [];
  // A few at once: the site refuses more than it can render.
  const queue = requests.values();
  async function work(): Promise<void> {
    for (const bytes of queue) {
      const status = await ask(bytes);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status >= 500 || (status !== 0 && status < 200))
        faults.push(`${status}: ${bytes.slice(0, 200)}`);
    }
  }
  await Promise.all(Array.from({ length: 8 }, work));
  console.log(Object.fromEntries(statuses));
  expect(faults).toEqual([]);
  expect((await site.get("/zh/features")).status).toBe(200);
}, 120_000);

it("nobody is connected to another server", async () => {
  expect(await ask("CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n")).toBe(0);
});

it("a path of a thousand segments costs about as much as a short one", async () => {
  /** Milliseconds of processor time for a hundred requests: printed, for what they are depends on the machine. */
  async function cost(path: string): Promise<number> {
    await site.get(path);
    const before = process.cpuUsage();
    for (let times = 0; times < 100; times++) expect((await site.get(path)).status).toBe(404);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  }
  for (const path of ["/nope", `/${"a/".repeat(995)}a`, `/zh/blog${"/%E6%9B%A6".repeat(190)}`]) {
    console.log(path.slice(0, 30), path.split("/").length, "segments:", await cost(path), "ms");
  }
  // No page has so many: refused before anything looks at it.
  expect((await site.get(`/${"a/".repeat(5_000)}`)).status).toBe(400);
});
