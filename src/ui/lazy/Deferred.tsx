import { useDeferredValue, type ReactNode } from 'react';

type DeferredProps = {
  /** Reserves the space of the children until they render, so that nothing moves. */
  waiting: ReactNode;
  children: ReactNode;
};

/**
 * Renders `children` right after the page around them, so that content that is below the first screen of a form, or
 * slow, does not delay its fields. Typing takes priority.
 */
export const Deferred = ({ waiting, children }: DeferredProps) =>
  useDeferredValue(true, false) ? children : waiting;
