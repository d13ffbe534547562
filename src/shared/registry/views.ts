import type { ComponentType, ReactNode } from 'react';
import type { View } from '@/core/resource';

/**
 * What a feature shows: its icon and its views, each in a chunk of its own. `form` creates and edits its
 * records, on the pages its definition has addresses for or in the list's drawer; a `create` or `edit` of its
 * own goes first. `figures` are tiles at the top of the dashboard and
 * `dashboard` a card with a chart on it, for those who may visit the list; `customer` one on an
 * app user's 360° page, likewise, which learns from `useCustomer` whom it is about; `imports` takes a CSV file of
 * one kind, and shows what became of earlier ones.
 */
export type ResourceViews = { icon: ComponentType } & Partial<Record<View, LazyView>> & {
    form?: LazyForm;
    pages?: Readonly<Record<string, LazyView>>;
    figures?: readonly LazyView[];
    dashboard?: LazyView;
    customer?: LazyView;
    imports?: LazyView<ImportProps>;
  };
export type PageViews = { icon?: ComponentType; page: LazyView };

/**
 * A view that is fetched when it is first shown, or before: on hover of what leads to it. `waiting` stands in
 * its place until then.
 */
export type LazyView<Props = object> = ComponentType<Props & { waiting?: ReactNode }> & {
  preload: () => void;
};

/** `recordType` is the kind of file as the uploads are called: `Promotion` (specification, section 7). */
export type ImportProps = { recordType: string };

/** A new record, or the one called `id`: by default the one the address names. */
export type FormProps = {
  mode: 'create' | 'edit';
  id?: string;
  /** What a new record starts with, by the field; the same object on every render. */
  prefill?: Readonly<Record<string, unknown>>;
};
export type LazyForm = LazyView<FormProps>;

/** What shows the record called `id` over a list. */
export type LazyPanel = LazyView<{ id: string }>;
