export type LoadOnce<T> = {
  (): Promise<T>;
  /** What has been loaded; undefined until then. */
  loaded: () => T | undefined;
};

/**
 * `load`, called once for everybody who asks: all get the same promise. A failed attempt is forgotten, and
 * whoever asks next begins another.
 */
export const loadOnce = <T>(load: () => Promise<T>): LoadOnce<T> => {
  let loading: Promise<T> | undefined;
  let value: T | undefined;
  const attempt = async () => {
    try {
      value = await load();
      return value;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  return Object.assign(() => (loading ??= attempt()), { loaded: () => value });
};
