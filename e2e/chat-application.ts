import type { RequestListener } from "node:http";
import type { Page } from "playwright/test";
import { localeTable } from "#app/i18n/locales.ts";
import { inLocale } from "#app/i18n/paths.ts";
import english from "#app/site/locales/en/home.json" with { type: "json" };
import { zh, zhCopy } from "../tests/support/tested-locales.ts";

/** The home pages, which embed the application. */
export const languages = [
  { path: "/", tag: "en", copy: english.chat },
  { path: inLocale(zh, "/"), tag: localeTable[zh].tag, copy: zhCopy.home.chat },
] as const;

/** A chat application that shows the hash and the query of its address. */
export const application: RequestListener = (_, response) => {
  response.writeHead(200, { "Content-Type": "text/html" }).end(`<!doctype html>
    <title>Chat</title><h1>Application</h1><button>Ask</button><p id="hash"></p><p id="query"></p>
    <script>
      const show = () => {
        document.getElementById("hash").textContent = location.hash;
        document.getElementById("query").textContent = location.search;
      };
      addEventListener("hashchange", show);
      show();
    </script>`);
};

/** Chromium's messages about frames that fail. */
export const expectedConsole = [/net::ERR_|Refused to display|frame-ancestors|Failed to load/];

/** The element around the frame, which names the frame's state. */
export const stage = (page: Page) => page.locator("[data-state]");

/** The message that the application can't be reached. */
export const panel = (page: Page) => page.getByRole("alert");
