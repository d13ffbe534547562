/** Functions that are called with `Args` at each `notify`, in the order in which they subscribed. */
export const createListeners = <Args extends readonly unknown[] = []>() => {
  const listeners = new Set<(...args: Args) => void>();
  return {
    /** @returns a function that ends the subscription */
    subscribe: (listener: (...args: Args) => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify: (...args: Args): void => {
      for (const listener of listeners) listener(...args);
    },
    isEmpty: (): boolean => listeners.size === 0,
  };
};
