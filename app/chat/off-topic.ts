import { formsOf } from "../site/locales/questions.ts";

const injections = formsOf("injections");
const tasks = formsOf("tasks");
const insults = formsOf("insults");

/** Whether somebody tries to give a model other orders. */
export function isPromptInjection(question: string): boolean {
  return injections.some((form) => form.test(question));
}

/** Whether somebody asks for work to be done, and nothing about the product. */
export function isTask(question: string): boolean {
  return tasks.some((form) => form.test(question));
}

/** Whether somebody insults the chat, and asks nothing. */
export function isInsult(question: string): boolean {
  return insults.some((form) => form.test(question));
}
