import type { Root, RootContent, Table } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import { formatMessage } from "../../i18n/format-message.ts";
import type { Locale } from "../../i18n/locales.ts";
import { dictionaries } from "../../site/locales/dictionaries.ts";
import type { Result } from "../../site/meta-analysis.ts";
import { signed } from "../../ui/signed.ts";
import { escapeHtml } from "./escape-html.ts";

/** A comment above a table, with what lies left and right of the line of no difference. */
const comment = /^<!-- forest plot: ([^|]+) \| ([^|]+) -->$/;

interface Sides {
  readonly left: string;
  readonly right: string;
}

interface Row extends Result {
  readonly name: string;
  /** From 0 to 1. */
  readonly weight: number;
}

declare module "mdast" {
  interface TableData {
    forestPlot?: Sides;
  }
}

/**
 * Removes each comment `<!-- forest plot: sooner | later -->` and marks the table below it as one to draw. Columns are
 * name, difference, 95% confidence interval and weight; the last row is the pooled result.
 * @throws if no table follows
 */
export function markForestPlots(tree: Root): void {
  tree.children = tree.children.filter((node, index) => {
    const sides = sidesOf(node);
    const table = tree.children[index + 1];
    if (!sides) return true;
    if (table?.type !== "table")
      throw new Error("There is no table below a forest plot's comment.");
    table.data = { ...table.data, forestPlot: sides };
    return false;
  });
}

/** What a comment says, if it is one above a forest plot. */
export function sidesOf(node: RootContent): Sides | undefined {
  const [, left, right] = (node.type === "html" && comment.exec(node.value)) || [];
  return left && right ? { left, right } : undefined;
}

/* In pixels: the height of a row and the middle of the first one. In percent: where the plot begins and ends. */
const [pitch, top] = [30, 18];
const [from, to] = [20, 97];

/** Draws a marked table. Widths are relative, so that text keeps its size on a phone. */
export function forestPlot(table: Table, sides: Sides, locale: Locale): string {
  const rows = table.children.slice(1).map(readRow);
  const { low, high, step } = rangeOf(rows);
  const x = (value: number) => round(from + ((to - from) * (value - low)) / (high - low));
  const axis = top + pitch * rows.length - 6;
  const ticks = Array.from(
    { length: Math.floor((high - low) / step) + 1 },
    (_, index) => Math.ceil(low / step) * step + index * step,
  ).filter((tick) => tick <= high);
  const label = formatMessage(dictionaries[locale].forestPlot.label, { ...sides });
  return [
    `<figure><svg width="100%" height="${axis + 48}" overflow="visible" role="img" aria-label="${escapeHtml(label)}">`,
    line(x(0), 2, x(0), axis, `stroke="var(--c-ink-3)" stroke-dasharray="3 5"`),
    ...rows.map((row, index) => {
      const isPooled = index === rows.length - 1;
      const y = top + pitch * index;
      return (isPooled ? diamond(row, x, y) : square(row, x, y)) + name(row, y, isPooled);
    }),
    line(from, axis, to, axis, `stroke="var(--c-ink)" stroke-width="1.5"`),
    ...ticks.map(
      (tick) =>
        line(x(tick), axis, x(tick), axis + 5, `stroke="var(--c-ink)" stroke-width="1.5"`) +
        text(x(tick), axis + 19, signed(tick), `font-size=".8125rem" text-anchor="middle"`),
    ),
    text(x(0), axis + 41, sides.left, `dx="-10" font-size=".875rem" text-anchor="end"`),
    text(x(0), axis + 41, sides.right, `dx="10" font-size=".875rem"`),
    "</svg></figure>",
  ].join("");
}

function readRow({ children }: Table["children"][number]): Row {
  const [name = "", ...cells] = children.map((cell) => plainText(cell));
  const numbers = cells.flatMap(
    (cell) => cell.replaceAll("−", "-").match(/-?\d+(?:\.\d+)?/g) ?? [],
  );
  const [difference, low, high, percent] = numbers.map(Number);
  if (
    difference === undefined ||
    low === undefined ||
    high === undefined ||
    percent === undefined
  ) {
    throw new Error(
      `The row "${name}" of a forest plot needs a difference, an interval and a weight.`,
    );
  }
  return { name, difference, low, high, weight: percent / 100 };
}

/** The range of the axis with the line of no difference, and the distance of at most six ticks. */
function rangeOf(rows: readonly Row[]) {
  const lowest = Math.min(0, ...rows.map(({ low }) => low));
  const highest = Math.max(0, ...rows.map(({ high }) => high));
  const power = 10 ** Math.floor(Math.log10((highest - lowest) / 6));
  const step =
    power * ([1, 2, 5, 10].find((factor) => (highest - lowest) / (factor * power) <= 5) ?? 10);
  const half = step / 2;
  return { low: Math.floor(lowest / half) * half, high: Math.ceil(highest / half) * half, step };
}

type Scale = (value: number) => number;

function square({ low, high, difference, weight }: Row, x: Scale, y: number): string {
  const side = round(26 * Math.sqrt(weight));
  const stroke = `stroke="var(--c-sky-ui)" stroke-width="2"`;
  return (
    line(x(low), y, x(high), y, stroke) +
    [low, high].map((end) => line(x(end), y - 4, x(end), y + 4, stroke)).join("") +
    `<rect x="${x(difference)}%" y="${round(y - side / 2)}" width="${side}" height="${side}" transform="translate(${round(-side / 2)} 0)" fill="var(--c-sky-ui)"/>`
  );
}

function diamond({ low, high, difference }: Row, x: Scale, y: number): string {
  const middle = round((100 * (difference - low)) / (high - low));
  return (
    `<svg x="${x(low)}%" y="${y - 8}" width="${round(x(high) - x(low))}%" height="16" viewBox="0 0 100 2" preserveAspectRatio="none">` +
    `<path d="M0 1L${middle} 0L100 1L${middle} 2z" fill="var(--c-sun-ui)"/></svg>`
  );
}

function name({ name }: Row, y: number, isPooled: boolean): string {
  const weight = isPooled ? ` font-weight="700"` : "";
  return text(0, y + 5, name, `font-size=".9375rem"${weight}`);
}

function line(x1: number, y1: number, x2: number, y2: number, stroke: string): string {
  return `<line x1="${x1}%" y1="${y1}" x2="${x2}%" y2="${y2}" ${stroke}/>`;
}

function text(x: number, y: number, value: string, attributes: string): string {
  return `<text x="${x}%" y="${y}" fill="var(--c-ink)" ${attributes}>${escapeHtml(value)}</text>`;
}

/** Rounds to tenths, which are smaller than a pixel. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}
