import { createElement, lazy, type ComponentType, type ReactElement } from 'react';
import type { View } from '@/core/resource';

/**
 * What a feature shows: its icon and its views, each in a chunk of its own. `dashboard` is a card with a
 * chart, for those who may visit the list; `customer` one on an app user's 360° page, likewise, which learns
 * from `useCustomer` whom it is about.
 */
export type ResourceViews = { icon: ComponentType } & Partial<Record<View, LazyView>> & {
    pages?: Readonly<Record<string, LazyView>>;
    dashboard?: LazyView;
    customer?: LazyView;
  };
export type PageViews = { icon?: ComponentType; page: LazyView };

/** A view that is fetched when it is first shown, or before: on hover of what leads to it. */
export type LazyView = { element: ReactElement; preload: () => void };

/** Makes a view of the component called `name` in the module that `load` fetches. */
export const lazyView = <const Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyView => ({
  element: createElement(lazy(async () => ({ default: (await load())[name] }))),
  // A failed preload is nobody's loss: showing the view asks again, and says so if that fails too.
  preload: () => void load().catch(() => undefined),
});
