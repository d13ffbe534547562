import * as React from 'react';

/**
 * Leaves out the stack that React's development build records for each element it creates, which is a tenth of the
 * time of a test that draws a form. Only the warnings of React print it.
 */
export const dropOwnerStacks = (): void => {
  const internals: unknown = Object.entries(React).find(([name]) =>
    name.startsWith(INTERNALS),
  )?.[1];
  if (!(internals instanceof Object && CREATED in internals))
    throw new Error(`React has no ${CREATED} any more`);
  // React records none beyond ten thousand, and counts from 0 again each second.
  Object.defineProperty(internals, CREATED, { get: () => Infinity, set: () => {} });
};

const INTERNALS = '__CLIENT_INTERNALS';
const CREATED = 'recentlyCreatedOwnerStacks';
