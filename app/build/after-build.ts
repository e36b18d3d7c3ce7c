/* What `npm run build` does after React Router's build; each step may read what those before it have written. */

await import("./programs.ts");
await import("./documents.ts");
await import("./prerender.ts");
await import("./answer-sources.ts");
await import("./precompress.ts");

// A module, so that it may await.
export {};
