export type LoadOnce<T> = {
  (): Promise<T>;
  /** The loaded value; undefined until then. */
  loaded: () => T | undefined;
};

/** Memoizes `load`: all callers get the same promise. After a failure the next call loads again. */
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
