/** Calls `act` when the browser is idle, at the latest after `within` ms; call the answer to call it off. */
export const whenIdle = (act: () => void, within: number): (() => void) => {
  // Safari has no idle callbacks.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(act, within);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(act, { timeout: within });
  return () => window.cancelIdleCallback(handle);
};
