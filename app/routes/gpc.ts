/** The site's support of Global Privacy Control (w3.org/TR/gpc, section 4). */
export function loader() {
  return Response.json({ gpc: true, lastUpdate: "2026-11-21" });
}
