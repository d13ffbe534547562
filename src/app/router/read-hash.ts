/** Path and query after the `#`; `/` without one. */
export const readHash = (): string => {
  const hash = window.location.hash.slice(1);
  return hash.startsWith('/') ? hash : `/${hash}`;
};
