import { useState } from 'react';

/**
 * Returns the content of a drawer: `target`, identified by `key`, or the previous one while the drawer slides out. Each
 * opening has its own number as a key for a new form, because a finished form no longer sends anything.
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
