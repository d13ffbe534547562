import { useSyncExternalStore } from 'react';
import { createListeners } from '@/core/listeners';

/** A value kept outside React that notifies its listeners of changes. */
export const createStateStore = <State>(initial: State) => {
  const listeners = createListeners();
  let state = initial;
  return {
    get: (): State => state,
    set: (next: State): void => {
      state = next;
      listeners.notify();
    },
    subscribe: listeners.subscribe,
  };
};

export type StateStore<State> = ReturnType<typeof createStateStore<State>>;

/** The current value of a state store; the component renders again when it changes. */
export const useStateStore = <State>({
  subscribe,
  get,
}: Pick<StateStore<State>, 'get' | 'subscribe'>): State => useSyncExternalStore(subscribe, get);
