import type { FrameLocator, Locator, Page } from "playwright/test";
import type { AnswerLine } from "#app/chat/answer.ts";
import { hydrate, open } from "./test.ts";

type Chat = Page | FrameLocator;

declare global {
  interface Window {
    /** Made by `answerByHand`. */
    arrive: (...lines: AnswerLine[]) => void;
    finish: () => void;
  }
}

export const composer = (chat: Chat): Locator => chat.getByRole("textbox");

/** Questions with their answers. */
export const turns = (chat: Chat): Locator => chat.locator("main section > ol > li");

/** What is read out; the other status is that of copied code. */
export const announcement = (chat: Chat): Locator => chat.getByRole("status").first();

/** Opens a page with the chat in a frame, and waits until React has taken both over. */
export async function openWithChat(page: Page, path: string): Promise<void> {
  await open(page, path);
  const frame = await page.locator("iframe").elementHandle();
  const chat = await frame?.contentFrame();
  if (chat) await hydrate(chat);
}

export async function ask(chat: Chat, question: string): Promise<void> {
  await composer(chat).fill(question);
  await composer(chat).press("Enter");
}

/** Answers only when the test says so: `arrive` sends lines of the answer to the last question, `finish` ends it. */
export async function answerByHand(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (input, init) => {
      if (!String(input).includes("/answer?")) return fetch(input, init);
      const { readable, writable } = new TransformStream<string, string>();
      const writer = writable.getWriter();
      window.arrive = (...lines) => {
        for (const line of lines) void writer.write(`${JSON.stringify(line)}\n`);
      };
      window.finish = () => void writer.close();
      return new Response(readable.pipeThrough(new TextEncoderStream()));
    };
  });
}
