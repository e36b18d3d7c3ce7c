import { parse } from "node-html-parser";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { TeamDay } from "#app/routes/careers/team-day.tsx";
import { site } from "#app/site/site.ts";

/** The edges of the caption where its text is largest, in units of the drawing. */
const caption = { top: 284 - 22, left: 220, right: 420 };

const everyTenMinutes = Array.from({ length: 24 * 6 }, (_, at) => at / 6);

it("the sun of an office has its label and its beam clear of the caption at any hour", () => {
  for (const hours of everyTenMinutes) {
    const clocks = site.offices
      .slice(0, 1)
      .map(({ id, city }) => ({ id, city: city.en, label: "12:00", hours }));
    const drawing = parse(
      renderToStaticMarkup(createElement(TeamDay, { clocks, alt: "Day", caption: "One day" })),
    );
    const group = drawing.querySelector("g");
    expect(group !== null, `${hours}`).toBe(hours > 6 && hours < 18);
    if (!group) continue;
    // The second of two lines, 1.3 em below the first, and its descenders.
    const bottom = Number(group.querySelector("text")?.attrs.y) + 1.55 * 22;
    expect(bottom, `label at ${hours}`).toBeLessThanOrEqual(caption.top);
    const beam = group.querySelector("path")?.attrs.d;
    const [, x, foot] = /^M([\d.]+) [\d.]+V(\d+)$/.exec(beam ?? "") ?? [];
    expect(foot, `beam ${beam}`).toBeDefined();
    const isAbove = Number(x) > caption.left && Number(x) < caption.right;
    expect(isAbove && Number(foot) > caption.top, `beam at ${hours}`).toBe(false);
  }
});
