import { useState } from 'react';

/**
 * The content of a drawer: `target`, identified by `key`, or the previous one while the drawer slides out. Each opening
 * has its own number, so that it gets a new form: a saved one no longer sends anything.
 */
export const useOpenings = <Target>(target: Target | null, key: string | undefined) => {
  const [state, setState] = useState({ key, shown: target, opening: 0 });
  if (key !== state.key) {
    setState({
      key,
      shown: target ?? state.shown,
      opening: target ? state.opening + 1 : state.opening,
    });
  }
  return state;
};
