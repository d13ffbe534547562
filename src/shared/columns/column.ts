import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { ScopePart } from '@/core/endpoint';
import type { Reference } from '@/core/resource';
import type { Formats } from '@/shared/formats/useFormats';
import type { Translate } from '@/shared/i18n/useTranslate';
import type { Opened } from '@/shared/links/drawer-address';

/**
 * A column of a list, told once: as a cell of the table, as a line of the card on a phone, as a column of
 * the export. Its label is the message `resources.{name}.fields.{source}`.
 */
export type Column = {
  /** The record's field. */
  source: string;
  /** What is sent as `sortField`, if not the source; false where the column cannot be sorted by. */
  sortBy?: string | false;
  /**
   * What the field holds, where neither the definition's references and values nor its code tell: figures of one
   * width, a number of things, a day, an amount in euros, a moment shown as the distance from now, the number of a
   * month, whom something is for. Its text otherwise.
   */
  kind?: 'code' | 'count' | 'day' | 'euro' | 'moment' | 'month' | 'recipients';
  /** What the cell shows, if not that; null where it has nothing to show: a dash, and left out of a card. */
  cell?: (record: RaRecord) => ReactNode;
  align?: 'right';
  /**
   * The part of the row's scope it shows, where the endpoint's `scope` does not tell by the source: it is left
   * out for a reader all of whose rows say the same.
   */
  scope?: ScopePart;
  /** Pixels, of what is always about as wide: a code, a date, a state. Names share what is left. */
  width?: number;
  /** Pixels a name is never cut below, where 104 say too little: an e-mail address. */
  minWidth?: number;
  /** Left out where the table is too narrow for all, 1 before 2; the column chooser still offers it. */
  priority?: 1 | 2 | 3 | 4;
  /** Goes first into the one line of the card on a phone. */
  isOnCard?: boolean;
  /** The column that names the record: it links to it, and heads the card. */
  isTitle?: boolean;
  /** Left out until the reader asks for it in the column chooser. */
  isOptional?: boolean;
  /** False for what is counted beside the rows: an export leaves it out. */
  isExported?: boolean;
  /** What an export for people writes, if not the field. */
  exported?: (record: RaRecord, words: ExportWords) => string | number;
};

/** The reader's language, for what is not written by a component. */
export type ExportWords = { translate: Translate; formats: Formats };

/**
 * What a click on a row opens: the record's form or its page, where the reader may; a panel over the list; the
 * record of another resource that the row is about; nothing.
 */
export type Opens = Opened | SubjectOfRow | false;

/** The record of another resource that a row is about: its `_id` is the row's, and it has the code of `codeOf`. */
export type SubjectOfRow = { resource: string; codeOf: (row: RaRecord) => string };

export type FilterChoice = { id: string; label: string };

/** A way to narrow a list, by one query parameter. */
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

/** The other filters that what `filter` offers depends on. */
export const sourcesAbove = (filter: ListFilter): readonly string[] =>
  'reference' in filter ? (filter.reference.within ?? []) : [];
