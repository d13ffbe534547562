/** Path and query after the `#`; `/` where there is none. */
export const readHash = (): string => {
  const hash = window.location.hash.slice(1);
  return hash.startsWith('/') ? hash : `/${hash}`;
};
