import fc from "fast-check";
import {
  bodyTypes,
  headerNames,
  headers,
  methods,
  queryNames,
  targets,
  words,
} from "./hostile-parts.ts";

function request(
  method: string,
  target: string,
  headers: readonly string[] = [],
  body = method === "POST" ? "a=b" : "",
): string {
  const has = (name: RegExp) => headers.some((header) => name.test(header));
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...(has(/^Host:/) ? [] : ["Host: site.example"]),
    "Connection: close",
    ...headers,
    ...(body === "" || has(/^(Content-Length|Transfer-Encoding):/)
      ? []
      : [`Content-Length: ${body.length}`]),
  ];
  return `${lines.join("\r\n")}\r\n\r\n${body}`;
}

/** Requests with one hostile part. */
const table = [
  ...methods.flatMap((method) => targets.map((target) => request(method, target))),
  ...headers.flatMap((header) =>
    ["/", "/zh/contact", "/search?q=a", "/nope", "/favicon.svg"].flatMap((target) =>
      ["GET", "POST", "OPTIONS"].map((method) => request(method, target, [header])),
    ),
  ),
  ...targets
    .slice(0, 24)
    .flatMap((target) => headers.map((header) => request("GET", target, [header]))),
  "GET / HTTP/1.0\r\n\r\n",
  "GET /\r\n\r\n",
];

/** Node refuses some of these itself. */
const anyBytes = fc.string({ unit: bytes(0x00, 0xff), maxLength: 60 });
const printable = fc.string({ unit: bytes(0x21, 0x7e), maxLength: 60 });

function bytes(min: number, max: number) {
  return fc.integer({ min, max }).map((byte) => String.fromCharCode(byte));
}

const word = fc.constantFrom(...words);
const target = fc
  .tuple(
    fc.array(word, { maxLength: 5 }),
    fc.array(fc.tuple(fc.constantFrom(...queryNames), fc.oneof(word, printable)), { maxLength: 3 }),
  )
  .map(([path, query]) => {
    const pairs = query.map(([name, value]) => `${name}=${value.replace(/\s/g, "+")}`);
    return `/${path.join("/").replaceAll(" ", "+")}${pairs.length > 0 ? "?" : ""}${pairs.join("&")}`;
  });
const header = fc.oneof(
  fc.constantFrom(...headers),
  fc
    .tuple(fc.constantFrom(...headerNames), fc.oneof(word, word, printable, printable, anyBytes))
    .map(([name, value]) => `${name}: ${value}`),
);
const body = fc.oneof(
  anyBytes,
  fc
    .array(
      fc.tuple(fc.constantFrom("name", "email", "subject", "message", "token", "elapsed"), word),
    )
    .map((pairs) => pairs.map((pair) => pair.join("=")).join("&")),
);

/** Requests with several hostile parts. */
const combined = fc.oneof(
  fc
    .tuple(fc.constantFrom(...methods), target, fc.array(header, { maxLength: 4 }))
    .map(([method, target, headers]) => request(method, target, headers)),
  fc
    .tuple(target, fc.constantFrom(...bodyTypes), fc.array(header, { maxLength: 3 }), body)
    .map(([target, type, headers, body]) =>
      request("POST", target, [`Content-Type: ${type}`, ...headers], body),
    ),
);

/** All hostile requests, the same in each run. */
export const hostileRequests: readonly string[] = [
  ...new Set([...table, ...fc.sample(combined, { seed: 1, numRuns: 8_000 })]),
];
