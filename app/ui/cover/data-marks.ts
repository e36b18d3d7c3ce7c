import { bar, type Ground, type Mark, rectangle } from "./marks.ts";
import type { Choices } from "./random.ts";

/** A forest plot: its trials have squares by their weight, and the light falls on the pooled result. */
export function forest({ between, pick }: Choices, ground: Ground): Mark[] {
  const { left, right, top, bottom, light } = ground;
  const trials = Array.from({ length: pick([3, 4, 4, 5]) }, () => ({
    // So that no interval leaves the picture, wherever the light falls.
    at: between(-36, 36),
    half: between(28, 96),
  }));
  const weights = trials.map(({ half }) => 1 / half ** 2);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const pooled = trials.reduce((at, trial, row) => at + (trial.at * (weights[row] ?? 0)) / sum, 0);
  const distance = Math.floor((bottom - top) / (trials.length + 0.5));
  const names = pick([left, right - 60, undefined]);
  const nameless = names === undefined || Math.abs(light - names) < 220;
  const marks = trials.flatMap(({ at, half }, row): Mark[] => {
    const y = top + 6 + row * distance;
    const x = Math.round(light + at - pooled);
    const side = 2 * Math.round(3 + 7 * Math.sqrt((weights[row] ?? 0) / sum));
    return [
      { tone: "plain", stroke: 2, path: `M${x - half} ${y}H${x + half}` },
      rectangle("plain", x - side / 2, y - side / 2, side, side, 0, 0),
      ...(nameless ? [] : [bar("faint", names, y - 3, between(34, 60), 6)]),
    ];
  });
  const half = Math.round(Math.max(12, 1 / Math.sqrt(sum)));
  const y = top + 6 + trials.length * distance;
  const none = light + pick([-1, 1]) * between(44, 110);
  return [
    { tone: "plain", stroke: 2, dashed: true, path: `M${none} ${top - 6}V${bottom}` },
    ...marks,
    { tone: "lit", path: `M${light - half} ${y}l${half}-8 ${half} 8-${half} 8z` },
  ];
}

/** A bar chart, of which the bar in the light is lit. */
export function bars({ between, pick }: Choices, { left, right, top, bottom, light }: Ground) {
  const count = between(7, 13);
  const profile = pick(["rise", "fall", "bell", "backed"]);
  const from = left + between(0, 50);
  const distance = Math.floor((right - between(0, 50) - from) / count);
  const width = Math.round(distance * pick([0.36, 0.5, 0.64]));
  const height = bottom - top;
  const lit = Math.min(count - 1, Math.max(0, Math.round((light - from) / distance)));
  return Array.from({ length: count }, (_, index): Mark[] => {
    const share = {
      rise: 0.25 + (0.7 * index) / count,
      fall: 0.95 - (0.7 * index) / count,
      bell: 0.95 - Math.min(0.75, (2.2 * Math.abs(index - lit)) / count),
      backed: between(25, 85) / 100,
    }[profile];
    const long = Math.round(height * share) - (index === lit ? 0 : between(0, 12));
    const x = from + index * distance;
    const at = (tone: Mark["tone"], tall: number) =>
      rectangle(tone, x, bottom - tall, width, tall, 3, 3);
    const own = at(index === lit ? "lit" : "plain", long);
    return profile === "backed" ? [at("faint", height), own] : [own];
  }).flat();
}

/** A voice: its waveform up to the light, or its turns. */
export function wave({ between, pick }: Choices, { left, right, top, bottom, light }: Ground) {
  const shape = pick(["heard", "turns", "steps"]);
  const step = pick([9, 12, 15]);
  const from = left + between(10, 70);
  const count = Math.floor((right - between(10, 70) - from) / step);
  const turn = between(6, 10);
  const middle = Math.round((top + bottom) / 2);
  const strokes = { plain: "", lit: "", faint: "" };
  for (let index = 0; index < count; index++) {
    const x = from + index * step;
    const place = shape === "turns" ? (index % turn) / turn : (index + 1) / (count + 1);
    if (shape === "turns" && index % turn === turn - 1) continue;
    const half = Math.round((4 * place * (1 - place) * 0.8 + 0.2) * between(8, (bottom - top) / 2));
    const spoken = shape === "turns" ? Math.floor(index / turn) % 2 === 0 : x <= light;
    const tone = spoken ? "lit" : "plain";
    strokes[tone] +=
      shape === "steps" ? `M${x} ${bottom}v${-2 * half}` : `M${x} ${middle - half}v${2 * half}`;
  }
  return (["plain", "lit"] as const).map((tone) => ({
    tone,
    stroke: Math.round(step / 3),
    path: strokes[tone],
  }));
}
