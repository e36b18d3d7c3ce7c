import type { FrameLocator, Locator, Page } from "playwright/test";
import { expect, hydrate, open } from "./test.ts";

type Chat = Page | FrameLocator;

export const composer = (chat: Chat): Locator => chat.getByRole("textbox");

/** Questions with their answers. */
export const turns = (chat: Chat): Locator => chat.locator("main section > ol > li");

/** Waits until an answer is complete. From then on, screen readers announce the log, a live region. */
export async function waitForAnswer(chat: Chat): Promise<void> {
  await expect(chat.getByRole("log")).toHaveAttribute("aria-busy", "false");
}

/** Opens a page with the chat in a frame, and waits until both are hydrated. */
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
