/** Calls `act` when the browser is idle, after `within` ms at the latest. @returns cancels the call */
export const whenIdle = (act: () => void, within: number): (() => void) => {
  // Safari has no idle callbacks.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(act, within);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(act, { timeout: within });
  return () => window.cancelIdleCallback(handle);
};
