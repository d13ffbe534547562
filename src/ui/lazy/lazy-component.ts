import {
  createElement,
  startTransition,
  useEffect,
  useEffectEvent,
  useReducer,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { loadOnce, type LoadOnce } from '@/core/load-once';
import { LoadError } from './load-error';

/**
 * A component whose code is loaded when it is first shown, or earlier by its `load` or `preload`, which ignores
 * failures. `waiting` is shown until then. A failure is thrown to the boundary above; the component retries when shown
 * again.
 *
 * Instead of React's `lazy`: React holds back content that replaces a Suspense fallback for up to 300 ms, and keeps a
 * failed attempt for good.
 */
export const lazyComponent = <Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  usePart: typeof useLoaded = useLoaded,
) => {
  const part = loadOnce(async () => (await load())[name]);
  const Lazy = ({ waiting = null, ...props }: Props & { waiting?: ReactNode }) => {
    const Part = usePart(part);
    return Part ? createElement(Part, props as unknown as Props) : waiting;
  };
  // Showing the part retries a failed preload, and reports a second failure.
  return Object.assign(Lazy, { load: part, preload: () => void part().catch(() => undefined) });
};

/**
 * A `lazyComponent` that is left out where its code cannot be loaded: for additions to a part of a page that works
 * without them. Shown again, it retries.
 */
export const lazyAddition: typeof lazyComponent = (load, name) =>
  lazyComponent(load, name, useLoadedOrNothing);

/** The result of `load`; undefined until it arrives. A failure is thrown as a LoadError to the boundary above. */
export const useLoaded = <T>(load: LoadOnce<T>): T | undefined => {
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const value = useLoading(load, true, (error) => setFailure({ error }));
  if (failure) throw new LoadError(failure.error);
  return value;
};

/** The result of `load`; undefined until it arrives, and where it fails. */
const useLoadedOrNothing: typeof useLoaded = (load) => useLoading(load, true, () => undefined);

/**
 * The result of `load`, started whenever `isWanted` becomes true; undefined until it arrives. A failure goes to
 * `onFailure`. The result is rendered as a transition, so that the page stays responsive: it may be the whole console.
 */
export const useLoading = <T>(
  load: LoadOnce<T>,
  isWanted: boolean,
  onFailure: (error: unknown) => unknown,
): T | undefined => {
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const loaded = load.loaded();
  const isMissing = isWanted && loaded === undefined;
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    if (!isMissing) return undefined;
    let isAwaited = true;
    load().then(
      () => isAwaited && startTransition(redraw),
      (error: unknown) => isAwaited && fail(error),
    );
    return () => {
      isAwaited = false;
    };
  }, [load, isMissing]);
  return loaded;
};
