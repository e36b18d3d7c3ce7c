/** Milliseconds a visitor waits for the store before the page says that it is unavailable. */
const timeout = 5_000;

/** The result of some work, or an error if it takes too long. The work itself goes on. */
export async function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  const deadline = Promise.withResolvers<never>();
  const timer = setTimeout(() => deadline.reject(new Error("The store does not answer.")), timeout);
  try {
    return await Promise.race([work, deadline.promise]);
  } finally {
    clearTimeout(timer);
  }
}
