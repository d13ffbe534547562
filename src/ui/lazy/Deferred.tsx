import { useDeferredValue, type ReactNode } from 'react';

type DeferredProps = {
  /** Keeps the room of the children until they come, so that nothing moves. */
  waiting: ReactNode;
  children: ReactNode;
};

/**
 * Renders `children` right after the page around them: what lies below the first screen of a form, or takes longer than
 * all its fields, does not delay those. Typing goes first.
 */
export const Deferred = ({ waiting, children }: DeferredProps) =>
  useDeferredValue(true, false) ? children : waiting;
