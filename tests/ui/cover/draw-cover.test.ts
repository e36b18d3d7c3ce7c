import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { categories } from "#app/content/categories.ts";
import { type CoverArt, coverHours, coverKinds } from "#app/content/covers.ts";
import { allPosts, type Post, relatedPosts } from "#app/content/posts.server.ts";
import { coverSize, drawCover, sunRadius } from "#app/ui/cover/draw-cover.ts";

const slug = fc.stringMatching(/^[a-z]{1,9}(-[a-z]{1,9}){0,5}$/);
const art = fc.record({
  slug,
  kind: fc.constantFrom(...coverKinds),
  hour: fc.constantFrom(...coverHours),
});
const artOf = ({ slug, image: { kind, hour } }: Post): CoverArt => ({ slug, kind, hour });

/** The points of path data as the site writes it: absolute moves and arcs, relative lines. */
function extent(path: string): { x: number[]; y: number[] } {
  const points = { x: [0], y: [0] };
  let [x, y] = [0, 0];
  for (const [, command = "", list = ""] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = [...list.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number);
    const size = { M: 2, l: 2, H: 1, h: 1, V: 1, v: 1, a: 7, z: 0 }[command] ?? Number.NaN;
    expect(size, path).not.toBeNaN();
    for (let at = 0; at < numbers.length; at += size) {
      const [first = 0, second = 0] = numbers.slice(at, at + size).slice(-2);
      if (command === "M") [x, y] = [first, second];
      else if (command === "H") x = first;
      else if (command === "h") x += first;
      else if (command === "V") y = first;
      else if (command === "v") y += first;
      else [x, y] = [x + first, y + second];
      points.x.push(x);
      points.y.push(y);
    }
  }
  return { x: points.x.slice(1), y: points.y.slice(1) };
}

describe("a cover", () => {
  it("is drawn inside its picture, its marks below the horizon", () => {
    fc.assert(
      fc.property(art, (art) => {
        const { level, sun, marks, stars } = drawCover(art);
        expect(sun.y - sunRadius).toBeGreaterThan(0);
        expect(sun.x).toBeGreaterThan(sunRadius);
        expect(sun.x).toBeLessThan(coverSize.width - sunRadius);
        expect(marks.length).toBeGreaterThan(0);
        for (const { path } of marks) {
          const { x, y } = extent(path);
          expect(Math.min(...x), path).toBeGreaterThanOrEqual(16);
          expect(Math.max(...x), path).toBeLessThanOrEqual(coverSize.width - 16);
          expect(Math.min(...y), path).toBeGreaterThan(level + 8);
          expect(Math.max(...y), path).toBeLessThanOrEqual(coverSize.height - 8);
        }
        for (const { y } of stars) expect(y).toBeLessThan(level);
      }),
      { numRuns: 2_000 },
    );
  });

  it("follows from its post, and that of another post differs", () => {
    fc.assert(
      fc.property(art, slug, (art, other) => {
        expect(drawCover(art)).toEqual(drawCover({ ...art }));
        fc.pre(other !== art.slug);
        expect(drawCover({ ...art, slug: other }).marks).not.toEqual(drawCover(art).marks);
      }),
    );
  });

  it("has a lit mark and a sun that is higher at noon than in the morning and in the evening", () => {
    fc.assert(
      fc.property(art, (art) => {
        const { marks } = drawCover(art);
        expect(marks.some(({ tone }) => tone === "lit")).toBe(true);
        const height = (hour: CoverArt["hour"]) => drawCover({ ...art, hour }).sun.y;
        expect(height(12)).toBeLessThan(height(9));
        expect(height(9)).toBeLessThan(height(6));
        expect(height(15)).toBeLessThan(height(18));
      }),
    );
  });
});

/** Whether two covers look alike at a glance: marks of one kind under a sun in the same place. */
function alike(one: CoverArt, other: CoverArt): boolean {
  const [a, b] = [drawCover(one), drawCover(other)];
  return one.kind === other.kind && Math.hypot(a.sun.x - b.sun.x, a.sun.y - b.sun.y) < 60;
}

describe("covers in one row", () => {
  const posts = allPosts("en");
  const rows = (list: readonly Post[]) =>
    list.slice(2).map((post, at) => [...list.slice(at, at + 2), post]);
  const lists = [
    posts,
    posts.filter(({ featured }) => featured),
    ...categories.map((category) => posts.filter((post) => post.category === category)),
  ];

  it.each([
    ["in the blog", lists.flatMap(rows)],
    ["below a post", posts.map((post) => [post, ...relatedPosts("en", post, 3)])],
  ])("look different %s", (_, all) => {
    const same = all.flatMap((row) =>
      row.flatMap((one, at) =>
        row
          .slice(at + 1)
          .filter((other) => alike(artOf(one), artOf(other)))
          .map((other) => `${one.slug} and ${other.slug}`),
      ),
    );
    expect([...new Set(same)]).toEqual([]);
  });

  it("neighbours in the blog are of different kinds", () => {
    const same = posts.filter((post, at) => posts[at + 1]?.image.kind === post.image.kind);
    expect(same.map(({ slug }) => slug)).toEqual([]);
  });
});
