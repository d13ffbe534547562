import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { ScopePart } from '@/core/endpoint';
import type { Reference } from '@/core/resource';
import type { Formats } from '@/ui/formats/useFormats';
import type { Translate } from '@/ui/hooks/useTranslate';
import type { Opened } from '@/kit/links/drawer-address';

/**
 * A column of a list: a cell of the table, a line of the card on a phone, and a column of the export. Its label is the
 * message `resources.{name}.fields.{source}`.
 */
export type Column = {
  /** The record's field. */
  source: string;
  /** What is sent as `sortField`, if not the source; false where the list cannot be sorted by it. */
  sortBy?: string | false;
  /** The order of the first click, ascending by default; descending where a reader looks for the largest. */
  firstOrder?: 'ASC' | 'DESC';
  /**
   * What the field holds, where the definition's references and values do not say so: figures of one width, a count, a
   * day, an amount in euros, a moment shown as the distance from now, the number of a month, recipients. Text
   * otherwise.
   */
  kind?: 'code' | 'count' | 'day' | 'euro' | 'moment' | 'month' | 'recipients';
  /** What the cell shows instead. Null for nothing: a dash in the table, left out of a card. */
  cell?: (record: RaRecord) => ReactNode;
  align?: 'right';
  /**
   * The part of the row's scope it shows, where the endpoint's `scope` does not name the source. The column is left out
   * for readers whose rows all have the same value.
   */
  scope?: ScopePart;
  /** Pixels, for content of constant width: a code, a date, a state. Names share the remaining width. */
  width?: number;
  /** The least width of a name in pixels, where the default of 104 is too little: an e-mail address. */
  minWidth?: number;
  /** Hidden where the table is too narrow, 1 before 2; the column chooser still offers it. */
  priority?: 1 | 2 | 3 | 4;
  /** First in the one line of the card on a phone. */
  isOnCard?: boolean;
  /** The column that names the record: it links to it, and heads the card. */
  isTitle?: boolean;
  /** Hidden until the reader chooses it in the column chooser. */
  isOptional?: boolean;
  /** False for values that are counted apart from the rows: exports leave them out. */
  isExported?: boolean;
  /** What an export for people writes, if not the field's text. */
  exported?: (record: RaRecord, words: ExportWords) => string | number;
};

/** The reader's language, for text that no component renders. */
export type ExportWords = { translate: Translate; formats: Formats };

/**
 * What a click on a row opens: the record's form or page, where the reader may; a panel over the list; the record of
 * another resource that the row is about; nothing.
 */
export type Opens = Opened | SubjectOfRow | false;

/** The record of another resource that a row is about: the row's `_id` is its id, and it has the code in `codeOf`. */
export type SubjectOfRow = { resource: string; codeOf: (row: RaRecord) => string };

export type FilterChoice = { id: string; label: string };

/** A filter of a list, by one query parameter. */
export type ListFilter = {
  /** The query parameter, and the input's name. */
  source: string;
} & (
  | {
      /** `label` is a message key, or what is shown where there is no such message: a year. */
      choices: readonly FilterChoice[] | 'months';
    }
  | {
      /**
       * What the parameter refers to: records are offered, narrowed by the other filters that the reference is
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
