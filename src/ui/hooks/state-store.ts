import { useSyncExternalStore } from 'react';

/** A value kept outside React that notifies its listeners of changes. */
export const createStateStore = <State>(initial: State) => {
  const listeners = new Set<() => void>();
  let state = initial;
  return {
    get: (): State => state,
    set: (next: State): void => {
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

export type StateStore<State> = ReturnType<typeof createStateStore<State>>;

export const useStateStore = <State>({
  subscribe,
  get,
}: Pick<StateStore<State>, 'get' | 'subscribe'>): State => useSyncExternalStore(subscribe, get);
