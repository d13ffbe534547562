import { useDeferredValue, type ReactNode } from 'react';

type DeferredProps = {
  /** Keeps the room of the children until they come, so that nothing moves. */
  waiting: ReactNode;
  children: ReactNode;
};

/**
 * Draws `children` right after the page around them has been drawn: what stands below the first screen of a form, or
 * takes longer to make than all its fields, does not keep the reader from those. Whoever types meanwhile goes first.
 */
export const Deferred = ({ waiting, children }: DeferredProps) =>
  useDeferredValue(true, false) ? children : waiting;
