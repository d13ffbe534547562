import {
  createElement,
  startTransition,
  useCallback,
  useEffect,
  useReducer,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { loadOnce, type LoadOnce } from '@/core/load-once';

/**
 * A component whose code is fetched when it is first shown, or by `preload`. `waiting` stands in its place
 * until then. Where the code does not come the boundary above is told; shown again, it is asked for again.
 *
 * Instead of React's `lazy`: what takes the place of a Suspense fallback is held back for up to 300 ms, and a
 * failed attempt is kept for good.
 */
export const lazyComponent = <Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) => {
  const part = loadOnce(async () => (await load())[name]);
  const Lazy = ({ waiting = null, ...props }: Props & { waiting?: ReactNode }) => {
    const Part = useLoaded(part);
    return Part ? createElement(Part, props as unknown as Props) : waiting;
  };
  // A failed preload is nobody's loss: showing the part asks again, and says so if that fails too.
  return Object.assign(Lazy, { preload: () => void part().catch(() => undefined) });
};

/** What `load` gives: undefined while it is on its way. A failure is thrown, for the boundary above. */
export const useLoaded = <T>(load: LoadOnce<T>): T | undefined => {
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const fail = useCallback((error: unknown) => setFailure({ error }), []);
  const value = useLoading(load, true, fail);
  if (failure) throw failure.error;
  return value;
};

/**
 * The same, begun once `isWanted`; a failure is told by `onFailure`, the same function on every render. What came is
 * drawn as a transition, in slices between which the page answers: it may be the whole console.
 */
export const useLoading = <T>(
  load: LoadOnce<T>,
  isWanted: boolean,
  onFailure: (error: unknown) => void,
): T | undefined => {
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const loaded = load.loaded();
  const isMissing = isWanted && loaded === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isAwaited = true;
    load().then(
      () => isAwaited && startTransition(redraw),
      (error: unknown) => isAwaited && onFailure(error),
    );
    return () => {
      isAwaited = false;
    };
  }, [load, isMissing, onFailure]);
  return loaded;
};
