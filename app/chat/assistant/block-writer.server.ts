import type { RootContent } from "mdast";
import { escapeHtml } from "../../markdown/escape-html.ts";
import type { Answer, AnswerLine } from "../answer.ts";
import { parseBlocks } from "./answer-html.server.ts";

/** Milliseconds between two states of the block that is being written, at least. */
const interval = 150;
/** Rendering may take this share of the time: there is only one thread. */
const share = 1 / 20;

/** An address that is still being written, as in `[Plans](/fea`. */
const openLink = /!?\[[^\]\n]*(\]\([^)\s]*)?$/;

/**
 * Makes the lines of an answer from Markdown that arrives in pieces. A block is sent once it is finished, for good;
 * the one that is being written is sent at intervals, and replaced.
 */
export class BlockWriter {
  /** What has arrived of the blocks that are not finished. */
  #text = "";
  #begun = false;
  /** What was last sent of the open block. */
  #open = "";
  /** When the text is rendered again. */
  #next = Number.NEGATIVE_INFINITY;
  readonly #head: Pick<Answer, "lang" | "kind">;
  readonly #render: (blocks: readonly RootContent[]) => string;
  readonly #now: () => number;

  constructor(
    head: Pick<Answer, "lang" | "kind">,
    render: (blocks: readonly RootContent[]) => string,
    now: () => number = () => performance.now(),
  ) {
    this.#head = head;
    this.#render = render;
    this.#now = now;
  }

  /** Whether anything was sent. */
  get begun(): boolean {
    return this.#begun;
  }

  /** The lines to send when more text has arrived. */
  add(text: string): AnswerLine[] {
    this.#text += text;
    const started = this.#now();
    if (started < this.#next) return [];
    const lines = this.#orPlain(() => [...this.#finishBlocks(), ...this.#openBlock()]);
    const ended = this.#now();
    this.#next = ended + Math.max(interval, (ended - started) / share);
    return lines;
  }

  /** The lines to send when no more text arrives: the last blocks, as far as they have come. */
  end(): AnswerLine[] {
    return this.#orPlain(() => this.#finished(parseBlocks(this.#text)));
  }

  /** A block is finished when another one follows it: a whole line, for the beginning of one may be read as anything. */
  #finishBlocks(): AnswerLine[] {
    const whole = this.#text.slice(0, this.#text.lastIndexOf("\n") + 1);
    const blocks = parseBlocks(whole);
    const last = blocks.at(-1)?.position?.start.offset;
    if (blocks.length < 2 || last === undefined) return [];
    const lines = this.#finished(blocks.slice(0, -1));
    // From the beginning of the line, for the indentation counts in lists.
    this.#text = this.#text.slice(whole.lastIndexOf("\n", last - 1) + 1);
    return lines;
  }

  #openBlock(): AnswerLine[] {
    const html = this.#render(parseBlocks(this.#text.replace(openLink, "")));
    if (html === "" || html === this.#open) return [];
    this.#open = html;
    return this.#lines(html, true);
  }

  #finished(blocks: readonly RootContent[]): AnswerLine[] {
    return blocks.flatMap((block) => this.#close(this.#render([block])));
  }

  /** What was sent of a block has to be replaced, also by nothing. */
  #close(html: string): AnswerLine[] {
    const lines = html !== "" || this.#open !== "" ? this.#lines(html, false) : [];
    this.#open = "";
    return lines;
  }

  /** Text that is nested too deeply to be parsed is shown as it is written. */
  #orPlain(lines: () => AnswerLine[]): AnswerLine[] {
    try {
      return lines();
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      const html = `<p>${escapeHtml(this.#text)}</p>`;
      this.#text = "";
      return this.#close(html);
    }
  }

  #lines(html: string, open: boolean): AnswerLine[] {
    const state = open ? { open } : {};
    if (this.#begun) return [{ block: html, ...state }];
    this.#begun = true;
    return [this.#head, { part: { type: "blocks", blocks: [html], ...state } }];
  }
}
