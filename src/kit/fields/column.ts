import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { ScopePart } from '@/core/endpoint';
import type { CurrentUser } from '@/core/current-user';
import type { Reference, ResourceDefinition } from '@/core/resource';
import type { Formats } from '@/ui/formats/useFormats';
import type { Translate } from '@/ui/hooks/useTranslate';
import type { Opened } from '@/kit/links/record-address';

/**
 * A column of a list: a table cell, a line of the card on a phone, and a column of the export. Its label is the
 * message `resources.{name}.fields.{source}`.
 */
export type Column = {
  /** The record's field. */
  source: string;
  /** Sent as `sortField`, if not the source; false if the list cannot be sorted by it. */
  sortBy?: string | false;
  /** Other fields that it shows; a list sorted by one of them counts as sorted by this column. */
  alsoSortedBy?: readonly string[];
  /** The order of the first click, ascending by default; descending if users look for the largest. */
  firstOrder?: 'ASC' | 'DESC';
  /**
   * The kind of content, if the definition's references and values do not determine it: a code, a count, a day,
   * an amount in euros, a moment shown relative to now, the number of a month. Text by default.
   */
  kind?: 'code' | 'count' | 'day' | 'euro' | 'moment' | 'month';
  /** The record a field of computed rows refers to; that of a resource's own rows is in its definition. */
  reference?: Reference;
  /** Custom content of the cell. Null for nothing: a dash in the table, left out of a card. */
  cell?: (record: RaRecord) => ReactNode;
  /** Counts and amounts are aligned right by themselves. */
  align?: 'right';
  /**
   * The part of the row's scope it shows, if the endpoint's `scope` does not name the source. The column is left out
   * for users whose rows all have the same value.
   */
  scope?: ScopePart;
  /** Pixels, for content of constant width: a code, a date, a state. Names share the remaining width. */
  width?: number;
  /** The minimum width in pixels: of a name, if the default of 104 is too little, or for a header on one line. */
  minWidth?: number;
  /** Whether it wraps instead of being truncated, as for an e-mail address. */
  isWhole?: boolean;
  /** Hidden if the table is too narrow, 1 before 2; the column chooser still offers it. */
  priority?: 1 | 2 | 3 | 4;
  /** Shown first in the card's line on a phone; false to omit it, because the card's badge says the same. */
  isOnCard?: boolean;
  /** The message key that a card on a phone shows where the field is empty; the card names its values. */
  emptyOnCard?: string;
  /** The column that names the record: it links to the record and heads the card. */
  isTitle?: boolean;
  /** Hidden until the user chooses it in the column chooser. */
  isOptional?: boolean;
  /** Whether only exports have it, because the table shows its value in another column. */
  isExportOnly?: boolean;
  /** False for values that are counted separately from the rows: exports leave them out. */
  isExported?: boolean;
  /** The unit of the numbers in an export for people; the header names it. */
  exportedUnit?: '%';
  /** The value in an export for people, if not the field's text. */
  exported?: (record: RaRecord, words: ExportWords) => string | number;
};

/** Whether the column is aligned right, as figures are. */
export const isAlignedRight = ({ align, kind }: Column): boolean =>
  align === 'right' || kind === 'count' || kind === 'euro';

/** The user's language, for text that no component renders. */
export type ExportWords = { translate: Translate; formats: Formats };

/**
 * The target of a click on a row: the record's form or page, if the user may open it; a panel over the list; the
 * record of another resource that the row is about; another resource's page; nothing.
 */
export type Opens = Opened | SubjectOfRow | PageOfRow | false;

/** The record of another resource that a row is about: the row's `_id` is its id, and it has the code in `codeOf`. */
export type SubjectOfRow = { resource: string; codeOf: (row: RaRecord) => string };

/** The page of another resource about a row that is not its record. */
export type PageOfRow = {
  /** The resource with the page. */
  shows: string;
  /** A resource whose records the address needs. */
  needs: string;
  /** The address of a row, null for none; `records` are those of the needed resource by code. */
  addressOf: (
    row: RaRecord,
    known: {
      definition: ResourceDefinition;
      records: ReadonlyMap<string, { record: RaRecord }>;
      user: CurrentUser;
    },
  ) => string | null;
};

export type FilterChoice = { id: string; label: string };

/** A filter of a list, by one query parameter. */
export type ListFilter = {
  /** The query parameter, and the input's name. */
  source: string;
} & (
  | {
      /** `label` is a message key, or the text itself if there is no such message: a year. */
      choices: readonly FilterChoice[] | 'months';
    }
  | {
      /**
       * The reference of the parameter: its records are offered, narrowed by the other filters that the reference is
       * `within`.
       */
      reference: Reference;
    }
  | {
      /** Any day, `YYYY-MM-DD` on the wire. */
      isDay: true;
    }
);

/** The other filters on which the choices of `filter` depend. */
export const sourcesAbove = (filter: ListFilter): readonly string[] =>
  'reference' in filter ? (filter.reference.within ?? []) : [];
