/** A timeout that `restart` resets: `signal` is aborted with a TimeoutError `ms` after the last restart. */
export const idleTimeout = (ms: number) => {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const restart = () => {
    stop();
    timer = setTimeout(
      () => controller.abort(new DOMException('Nothing came any more', 'TimeoutError')),
      ms,
    );
  };
  restart();
  return { signal: controller.signal, restart, stop };
};
