import { type RefObject, useEffect, useRef } from "react";

/** How far from the end of the log somebody is who reads there, in pixels. */
const nearEnd = 8;

/**
 * Puts each new question at the top of the log, where its answer is read from the start, and follows the end of
 * an answer only for who has scrolled there. Returns what listens to the log's scrolling.
 */
export function useLogScroll(log: RefObject<HTMLElement | null>, turns: readonly unknown[]) {
  const follows = useRef(false);
  const { length } = turns;

  useEffect(() => {
    if (length > 0 && log.current) log.current.scrollTop = lastQuestion(log.current);
  }, [length, log]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every block of an answer makes the log longer.
  useEffect(() => {
    if (follows.current && log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [turns, log]);

  return () => {
    if (!log.current) return;
    const { scrollTop, scrollHeight, clientHeight } = log.current;
    const atEnd = scrollTop + clientHeight >= scrollHeight - nearEnd;
    // At the top of an answer that still fits, the reader is at the end as well.
    follows.current = atEnd && scrollTop > lastQuestion(log.current) + nearEnd;
  };
}

/** Where the last question is at the top of the log, with the room above it that the first one has. */
function lastQuestion(log: HTMLElement): number {
  const turns = log.querySelectorAll<HTMLElement>("ol > li");
  return (turns.item(turns.length - 1)?.offsetTop ?? 0) - (turns.item(0)?.offsetTop ?? 0);
}
