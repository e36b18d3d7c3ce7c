/** In milliseconds: how long a visitor waits for the store. */
const timeout = 5_000;

/** Rejects if work takes too long. The work is not cancelled. */
export async function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  const deadline = Promise.withResolvers<never>();
  const timer = setTimeout(() => deadline.reject(new Error("The store does not answer.")), timeout);
  try {
    return await Promise.race([work, deadline.promise]);
  } finally {
    clearTimeout(timer);
  }
}
