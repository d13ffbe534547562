import type { ComponentType, ReactNode } from 'react';
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
export type LazyView = ComponentType<{ waiting?: ReactNode }> & { preload: () => void };
