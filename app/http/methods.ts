import type { RequestHandler } from "express";

const allowed = "GET, HEAD, POST, OPTIONS";

/** Answers what pages don't take, before React Router does it with a 500 (RFC 9110, section 15.5.6). */
export function limitMethods(): RequestHandler {
  return (request, response, next) => {
    if (["GET", "HEAD", "POST"].includes(request.method)) return next();
    response.set("Allow", allowed);
    if (request.method === "OPTIONS") return void response.status(204).end();
    response.status(405).type("text").send("Method not allowed\n");
  };
}
