// A chat application for the site to embed, in one file without dependencies (docs/embedding.md):
//   SITE_ORIGIN=https://www.example.com PORT=4000 node server.mjs
// and for the site: CHAT_APP_URL=http://localhost:4000/
import { createHash } from "node:crypto";
import { createServer } from "node:http";

const { SITE_ORIGIN = "http://localhost:3000", PORT = "4000", HOST } = process.env;

/** Words by the language that the site names in `?lang=`. */
const words = {
  en: { title: "Chat", ask: "Message", send: "Send", fresh: "A new chat." },
  "zh-CN": { title: "聊天", ask: "消息", send: "发送", fresh: "新的对话。" },
};

const script = `
  const list = document.querySelector("ul");
  const add = (text) => list.append(Object.assign(document.createElement("li"), { textContent: text }));
  // The site hands its own hash on: #/new-chat starts anew, and comes again without a reload.
  function follow() {
    if (location.hash !== "#/new-chat") return;
    list.replaceChildren();
    add(document.body.dataset.fresh);
  }
  addEventListener("hashchange", follow);
  follow();
  document.querySelector("form").addEventListener("submit", (event) => {
    event.preventDefault();
    add(event.target.elements.message.value);
    event.target.reset();
  });
`;

// The theme is that of the system: the site hands none on.
const style = "body{font:1rem/1.5 system-ui;margin:1rem;color-scheme:light dark}";

const hashOf = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const headers = {
  "Content-Type": "text/html; charset=utf-8",
  "Cache-Control": "no-cache",
  // Who may show it in a frame. There is no X-Frame-Options: it can't name another origin.
  "Content-Security-Policy": [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    `frame-ancestors ${SITE_ORIGIN}`,
  ].join("; "),
};

function page(language) {
  const { title, ask, send, fresh } = words[language];
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${style}</style>
<body data-fresh="${fresh}">
<ul aria-live="polite"></ul>
<form><label>${ask} <input name="message" required autocomplete="off"></label> <button>${send}</button></form>
<script>${script}</script>
</html>`;
}

createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
  if (pathname !== "/") return response.writeHead(404).end();
  const language = searchParams.get("lang") === "zh-CN" ? "zh-CN" : "en";
  response.writeHead(200, headers).end(page(language));
}).listen(Number(PORT), HOST);
