import { expect, it } from "vitest";
import { changesMoreThanTab } from "#app/widgets/tab-param.ts";

it.each([
  ["/terms", "/terms?tab=privacy", false],
  ["/terms?tab=a", "/terms?tab=b#x", false],
  ["/blog?q=x&tab=a", "/blog?tab=b&q=x", false],
  ["/blog?tab=a", "/blog?tab=a&page=2", true],
  ["/terms?tab=a", "/zh/terms?tab=a", true],
])("a navigation from %s to %s needs new data: %s", (from, to, changes) => {
  const [currentUrl, nextUrl] = [from, to].map((path) => new URL(path, "https://site.example"));
  const rest = { currentParams: {}, nextParams: {}, defaultShouldRevalidate: true };
  if (!currentUrl || !nextUrl) throw new Error("Two addresses.");
  expect(changesMoreThanTab({ currentUrl, nextUrl, ...rest })).toBe(changes);
});
