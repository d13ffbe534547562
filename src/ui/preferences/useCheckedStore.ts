import { useMemo } from 'react';
import { useStore } from 'react-admin';

/**
 * A value of the reader's preferences, as `read` takes it: storage may hold what another version of the console has
 * written, or anybody. Where `read`, a function that stays the same, finds nothing in it, the value is `otherwise`.
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

/** The texts of a list; undefined where it is none. */
export const readTexts = (kept: unknown): string[] | undefined =>
  Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : undefined;

/** Reads one of the `known` values. */
export const oneOf =
  <T extends string>(known: readonly T[]) =>
  (kept: unknown): T | undefined =>
    known.find((each) => each === kept);
