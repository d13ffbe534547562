/**
 * Runs at most `most` calls at a time, in the order they came. One whose signal is aborted while it waits
 * is never made; its promise rejects with the signal's reason.
 */
export const createConcurrencyLimit = (most: number) => {
  const waiting: (() => void)[] = [];
  let running = 0;

  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  return async <T>(call: () => Promise<T>, signal: AbortSignal): Promise<T> => {
    if (running < most) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      signal.throwIfAborted();
      return await call();
    } finally {
      leave();
    }
  };
};
