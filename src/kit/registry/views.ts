import type { ComponentType, ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { ResourceDefinition, View } from '@/core/resource';
import type { Formats } from '@/ui/formats/useFormats';
import type { Translate } from '@/ui/hooks/useTranslate';

/** The views of a resource, each in its own chunk. Its own `create` or `edit` takes precedence over the `form`. */
export type ResourceViews = { icon: ComponentType } & Partial<Record<View, LazyView>> & {
    /** Names a record in headings and messages, instead of the template of its definition. */
    nameOf?: (record: RaRecord, translate: Translate, formats: Formats) => string;
    /** Icons of its menu entries, if it has one for each value of a parameter, by value. */
    icons?: Readonly<Record<string, ComponentType>>;
    /** Creates and edits its records, on the pages its definition has addresses for or in the list's drawer. */
    form?: LazyForm;
    /** The badge of a record's state, if it is more than a field's value; `waiting` is the value. */
    state?: LazyView<{ record: RaRecord; isInText?: boolean }>;
    /** Further pages, by the names of their routes. */
    pages?: Readonly<Record<string, LazyView>>;
    /** Tiles at the top of the dashboard, for users who may visit the list. */
    figures?: readonly LazyView[];
    /** A card on the dashboard, for users who may visit the list. */
    dashboard?: LazyView;
    /**
     * A card on the dashboard with the records that need someone soon, for users who may visit the list. `place` is its
     * column: the wide one (`main`) or the narrow one (`side`).
     */
    pressing?: { place: 'main' | 'side'; Card: LazyView };
    /** A card on an app user's page, for users who may visit the list; `useCustomer` returns the app user. */
    customer?: LazyView;
    /** A figure above an app user's page, for users who may visit the list; `order` is its position, ascending. */
    customerFigure?: { order: number; Figure: LazyView };
    /** Imports CSV files of one kind, and shows the results of earlier imports. */
    imports?: LazyView<ImportProps>;
    /** Opens files made by the console, to be checked and sent. */
    openFiles?: OpenFiles;
  };
export type PageViews = { icon?: ComponentType; page: LazyView };

/** A view that loads when it is first shown, or earlier by `preload`. `waiting` is shown until then. */
export type LazyView<Props = object> = ComponentType<Props & { waiting?: ReactNode }> & {
  preload: () => void;
};

/**
 * Opens each of `files`, by its kind, as if it had been chosen on its page.
 *
 * @returns the kinds that already have an open file, which stays; then none of `files` is opened
 */
export type OpenFiles = (
  files: Readonly<Record<string, File>>,
  definitions: ReadonlyMap<string, ResourceDefinition>,
) => Promise<readonly string[]>;

/** `recordType` is the kind of file as the uploads are called: `Promotion` (specification, section 7). */
export type ImportProps = { recordType: string };

/** The props of a form for a new record, or for the record `id`, by default the one in the address. */
export type FormProps = {
  mode: 'create' | 'edit';
  id?: string;
  /** The initial values of a new record, by field; the same object on every render. */
  prefill?: Readonly<Record<string, unknown>>;
};
export type LazyForm = LazyView<FormProps>;

/** Shows the record `id` over a list. */
export type LazyPanel = LazyView<{ id: string }>;
