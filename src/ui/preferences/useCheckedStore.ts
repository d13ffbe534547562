import { useMemo } from 'react';
import { useStore } from 'react-admin';

/**
 * A value of the user's preferences, validated by `read`: storage may hold values of another version of the console, or
 * edited ones. Where `read`, which must be the same function on every render, returns undefined, the value is
 * `otherwise`.
 */
export const useCheckedStore = <T>(
  key: string,
  otherwise: T,
  read: (kept: unknown) => T | undefined,
): [T, (value: T) => void] => {
  const [kept, keep] = useStore<unknown>(key, null);
  const value = useMemo(() => read(kept), [kept, read]);
  return [value ?? otherwise, keep];
};

/** The strings of a list; undefined if it is not a list. */
export const readTexts = (kept: unknown): string[] | undefined =>
  Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : undefined;

/** Returns a reader that accepts the `known` values. */
export const oneOf =
  <T extends string>(known: readonly T[]) =>
  (kept: unknown): T | undefined =>
    known.find((each) => each === kept);
