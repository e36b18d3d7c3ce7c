import { expect, it } from "vitest";
import { startLate } from "#app/hydration/patches/late-scripts.ts";

it("a document without the boot script stays as it is, and the log hears of the first", () => {
  const errors: Error[] = [];
  const html = '<body><script type="module" defer>import "/a.js"</script></body>';
  for (let page = 0; page < 2; page++) {
    expect(startLate(html, (error) => errors.push(error))).toBe(html);
  }
  expect(errors).toHaveLength(1);
});
