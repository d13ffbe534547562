import type { ComponentType, ReactNode } from 'react';
import type { ResourceDefinition, View } from '@/core/resource';

/** What a resource shows, each view in a chunk of its own. A `create` or `edit` of its own goes before the `form`. */
export type ResourceViews = { icon: ComponentType } & Partial<Record<View, LazyView>> & {
    /** Creates and edits its records, on the pages its definition has addresses for or in the list's drawer. */
    form?: LazyForm;
    /** Further pages, by the names of their routes. */
    pages?: Readonly<Record<string, LazyView>>;
    /** Tiles at the top of the dashboard, for those who may visit the list. */
    figures?: readonly LazyView[];
    /** A card on the dashboard, for those who may visit the list. */
    dashboard?: LazyView;
    /** A card on the dashboard of those who work at locations, likewise: above the charts, or above what waits. */
    ownDashboard?: { place: 'main' | 'side'; Card: LazyView };
    /** A card on an app user's page, for those who may visit the list; `useCustomer` says whose page it is. */
    customer?: LazyView;
    /** Takes CSV files of one kind, and shows what became of earlier ones. */
    imports?: LazyView<ImportProps>;
    /** Opens files that the console has made, where they are checked and sent. */
    openFiles?: OpenFiles;
  };
export type PageViews = { icon?: ComponentType; page: LazyView };

/**
 * A view that is fetched when it is first shown, or before: on hover of what leads to it. `waiting` stands in
 * its place until then.
 */
export type LazyView<Props = object> = ComponentType<Props & { waiting?: ReactNode }> & {
  preload: () => void;
};

/**
 * Opens each of `files`, by its kind, as if it had been chosen on its page.
 *
 * @returns the kinds that have a file open already, which stays; then none of `files` is opened
 */
export type OpenFiles = (
  files: Readonly<Record<string, File>>,
  definitions: ReadonlyMap<string, ResourceDefinition>,
) => Promise<readonly string[]>;

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
