import { describe, expect, it } from "vitest";
import { timeZoneInWords } from "#app/i18n/time-zone.ts";
import { wallClock } from "#app/i18n/wall-clock.ts";

describe("timeZoneInWords", () => {
  it.each([
    ["America/Los_Angeles", "UTC−8", "UTC−7"],
    ["Europe/London", "UTC+0", "UTC+1"],
    ["Australia/Sydney", "UTC+10", "UTC+11"],
    ["Asia/Kolkata", "UTC+5:30", undefined],
  ])("%s", (timeZone, standard, summer) => {
    expect(timeZoneInWords(timeZone, "en", 2026)).toMatchObject({ standard, summer });
  });

  it("names the zone in the page's language", () => {
    expect(timeZoneInWords("America/New_York", "en", 2026).name).toBe("Eastern Time");
    expect(timeZoneInWords("America/New_York", "zh-CN", 2026).name).toBe("北美东部时间");
  });
});

describe("wallClock", () => {
  it.each([
    ["2026-01-15T16:20:00Z", "America/Los_Angeles", "08:20"],
    ["2026-07-15T16:20:00Z", "America/Los_Angeles", "09:20"],
    ["2026-01-15T00:05:00Z", "UTC", "00:05"],
  ])("%s in %s", (instant, timeZone, label) => {
    expect(wallClock(new Date(instant), timeZone).label).toBe(label);
  });
});
