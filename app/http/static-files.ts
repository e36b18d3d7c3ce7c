import express, { type RequestHandler } from "express";

const year = 31_536_000;

/** The built client: hashed assets for ever, everything else (icons, pictures) for an hour. */
export function staticFiles(directory: string): RequestHandler {
  return express.static(directory, {
    redirect: false,
    index: false,
    setHeaders(response, path) {
      const hashed = path.includes("/assets/");
      response.setHeader(
        "Cache-Control",
        hashed ? `public, max-age=${year}, immutable` : "public, max-age=3600",
      );
    },
  });
}

/** What browsers ask for as part of a page: its absence is said in a word, not with a page. */
const filePath =
  /^\/(assets|social)\/|\.(avif|css|gif|ico|jpe?g|js|map|mjs|mp4|pdf|png|svg|txt|wasm|webp|woff2?|zip)$/;

/** A short 404 for missing files, which no cache may keep: the next release may have the file. */
export function missingFile(): RequestHandler {
  return (request, response, next) => {
    if (!filePath.test(request.path) || request.path === "/robots.txt") return next();
    response.status(404).set("Cache-Control", "no-store").type("text").send("Not found\n");
  };
}
