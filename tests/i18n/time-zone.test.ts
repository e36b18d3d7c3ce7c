import { expect, it } from "vitest";
import { describeTimeZone } from "#app/content/offices.server.ts";
import { wallClock } from "#app/i18n/wall-clock.ts";

it.each([
  ["America/Los_Angeles", "UTC−8", "UTC−7"],
  ["Europe/London", "UTC+0", "UTC+1"],
  ["Australia/Sydney", "UTC+10", "UTC+11"],
  ["Asia/Kolkata", "UTC+5:30", undefined],
])("the offsets of %s are %s and %s", (timeZone, standard, summer) => {
  expect(describeTimeZone(timeZone, "en", 2026)).toMatchObject({ standard, summer });
});

it("the name of a time zone is in the language of the tag", () => {
  expect(describeTimeZone("America/New_York", "en", 2026).name).toBe("Eastern Time");
  expect(describeTimeZone("America/New_York", "zh-CN", 2026).name).toBe("北美东部时间");
});

it.each([
  ["2026-01-15T16:20:00Z", "America/Los_Angeles", "08:20"],
  ["2026-07-15T16:20:00Z", "America/Los_Angeles", "09:20"],
  ["2026-01-15T00:05:00Z", "UTC", "00:05"],
])("the time of %s in %s is %s", (instant, timeZone, label) => {
  expect(wallClock(new Date(instant), timeZone).label).toBe(label);
});
