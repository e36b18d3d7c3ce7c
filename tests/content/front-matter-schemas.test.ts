import { expect, it } from "vitest";
import { unpublished } from "#app/content/front-matter-schemas.ts";

it.each([
  ["2026-03-12", "2026-03-12T00:00:00Z"],
  ["2026-03-12T09:30Z", "2026-03-12T09:30:00Z"],
])("a post of %s is published at %s", (date, minute) => {
  const post = { date, draft: false };
  const time = Date.parse(minute);
  expect(unpublished(post, new Date(time - 1))).toBe("scheduled");
  expect(unpublished(post, new Date(time))).toBeUndefined();
});

it("a draft is never published", () => {
  expect(unpublished({ date: "2026-03-12", draft: true }, new Date("2100-01-01"))).toBe("draft");
});
