/** A timeout that aborts `signal` with a TimeoutError, `ms` milliseconds after the last `restart`. */
export const idleTimeout = (ms: number) => {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const restart = () => {
    stop();
    timer = setTimeout(
      () => controller.abort(new DOMException('No data received', 'TimeoutError')),
      ms,
    );
  };
  restart();
  return { signal: controller.signal, restart, stop };
};
