/**
 * Creates a limit on how many calls run at a time. Further calls wait and begin in order; a call whose `signal` is
 * aborted while it waits is never made, and its promise rejects with the signal's reason.
 */
export const createConcurrencyLimit = (limit: number) => {
  const waiting: (() => void)[] = [];
  let running = 0;

  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  return async <T>(call: () => Promise<T>, signal: AbortSignal): Promise<T> => {
    if (running < limit) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      signal.throwIfAborted();
      return await call();
    } finally {
      leave();
    }
  };
};

/** Default limit: enough to keep the network busy without blocking the server for others. */
const CALLS_AT_A_TIME = 4;

/**
 * Calls `work` with each of `items` in order, at most `limit` at a time, and waits for all.
 *
 * @returns the results of `work`, in the order of `items`
 * @throws the first error of `work`; calls already begun go on, no further call begins.
 */
export const mapWithConcurrency = async <Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  limit = CALLS_AT_A_TIME,
): Promise<Result[]> => {
  const limited = createConcurrencyLimit(limit);
  const failure = new AbortController();
  const workOrStop = async (item: Item) => {
    try {
      return await work(item);
    } catch (error) {
      failure.abort(error);
      throw error;
    }
  };
  return Promise.all(items.map((item) => limited(() => workOrStop(item), failure.signal)));
};
