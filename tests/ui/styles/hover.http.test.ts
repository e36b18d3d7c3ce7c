import { globSync, readFileSync } from "node:fs";
import { type MediaQuery, transform } from "lightningcss";
import { expect, it } from "vitest";

function isHover({ condition }: MediaQuery): boolean {
  return (
    condition?.type === "feature" &&
    condition.value.type === "plain" &&
    condition.value.name === "hover" &&
    condition.value.value.type === "ident" &&
    condition.value.value.value === "hover"
  );
}

/** Removes the styles for devices that can hover. */
function removeHover(path: string): string {
  const { code } = transform({
    filename: path,
    code: readFileSync(path),
    visitor: {
      Rule: {
        media: ({ value }) => (value.query.mediaQueries.every(isHover) ? [] : undefined),
      },
    },
  });
  return String(code);
}

it("every :hover is in @media (hover: hover), because on touch screens hover stays after a tap", () => {
  const sheets = globSync("build/client/assets/*.css");
  expect(sheets).toHaveLength(1);
  const sticky = sheets.flatMap((path) => removeHover(path).match(/[^{}]*:hover/g) ?? []);
  expect(sticky).toEqual([]);
});
