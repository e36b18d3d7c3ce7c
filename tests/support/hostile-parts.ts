/* The parts of hostile requests, in Latin-1. */

export const methods = [
  ...["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "PURGE"],
  ...["MKCOL", "LOCK", "REPORT", "M-SEARCH", "QUERY", "get", "BREW", "G\u0000T"],
];

/** Request targets. */
export const targets = [
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

export const headers = [
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
    "Transfer-Encoding: gzip, chunked",
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

/** Segments of paths, and values. */
export const words = [
  ...["zh", "blog", "a-post", "contact", "search", "preview-chat", "answer", "careers"],
  ...["features.data", "rss.xml", "docs.md", "openapi.json", "assets", "social", "index.html"],
  ...["..", ".", "", "%2e%2e", "%2F", "%5c", "%00", "%", "%ff", "%E6%9B%A6", "%0d%0aX: y", ";a=b"],
  ...[
    "__proto__",
    "constructor",
    "*",
    "~",
    "'--",
    "<script>",
    "{{7*7}}",
    "$" + "{7}",
    "a".repeat(300),
  ],
];

/** Names in queries. */
export const queryNames = [
  "q",
  "page",
  "category",
  "tab",
  "token",
  "sent",
  "format",
  "_routes",
  "__proto__",
  "a[]",
];

/** Names of headers. */
export const headerNames = [
  ...["Accept", "Accept-Encoding", "Accept-Language", "Authorization", "Cache-Control", "Cookie"],
  ...[
    "Content-Encoding",
    "Content-Type",
    "Forwarded",
    "Host",
    "If-Modified-Since",
    "If-None-Match",
  ],
  ...["Origin", "Range", "Referer", "Sec-Fetch-Site", "Traceparent", "User-Agent", "X-Request-Id"],
  ...["X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "X-HTTP-Method-Override"],
];

export const bodyTypes = [
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "text/plain",
];
