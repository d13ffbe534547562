import { useState } from 'react';

/**
 * What a drawer shows of `target`, which `key` tells from others: while it slides out, still what it held.
 * Each opening has a number of its own, for a form that has been saved sends nothing any more.
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
