/**
 * `load`, called once for everybody who asks: all get the same promise, so that a component may wait for it
 * with `use`. A failed attempt is forgotten, and whoever asks next begins another.
 */
export const loadOnce = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
};
