import type { RaRecord } from 'react-admin';
import { fileRows } from '@/core/endpoint';
import { cellOf } from '@/core/imports';
import { listOf, textsOf } from '@/core/one-or-many';
import { valueKey, type Reference, type ResourceDefinition } from '@/core/resource';
import type { Column } from '@/shared/columns/column';
import type { useFormats } from '@/shared/formats/useFormats';
import type { Translate } from '@/shared/i18n/useTranslate';

/**
 * `shown` is for people: the words and columns of the list, names beside codes, the reader's decimal sign, dates and
 * separator. `data` is for machines and for an import: wire fields, codes, ISO (docs/wire-format.md, 'CSV files').
 */
export type ExportKind = 'shown' | 'data';

/** Columns of a file, and how a record fills them. */
export type ExportTable = {
  header: string[];
  separator: ',' | ';';
  /** The rows of a record: one, or one for each of its lines. */
  rows: (record: RaRecord) => string[][];
};

/** What a record of a reference is called, by its code; undefined where that is not known. */
export type NameOf = (reference: Reference, code: string) => string | undefined;

type Words = {
  definition: ResourceDefinition;
  translate: Translate;
  formats: ReturnType<typeof useFormats>;
  nameOf: NameOf;
};

/** The table of the list's `columns` as a person reads it. */
export const shownTable = (columns: readonly Column[], words: Words): ExportTable => {
  const { definition, translate, formats } = words;
  const parts = columns.flatMap((column) => partsOf(column, words));
  return {
    header: parts.map(({ label }) => label),
    // A spreadsheet splits at the sign that its language does not use in numbers.
    separator: formats.decimalSign === ',' ? ';' : ',',
    rows: (record) => [parts.map(({ cell }) => cell(record))],
  };

  function partsOf(column: Column, { nameOf }: Words) {
    const { source } = column;
    const label = translate(`resources.${definition.name}.fields.${source}`);
    const reference = column.exported ? undefined : definition.references?.[source];
    const own = { label, cell: (record: RaRecord) => shownCell(column, record, words) };
    if (!reference || reference.isFilterOnly) return [own];
    const names = (record: RaRecord) =>
      textsOf(record[source])
        .map((code) => nameOf(reference, code) ?? '')
        .join(', ');
    return [
      { label: translate('export.code_of', { label }), cell: own.cell },
      { label, cell: names },
    ];
  }
};

const shownCell = (column: Column, record: RaRecord, { definition, translate, formats }: Words) => {
  const { source, kind, exported } = column;
  const value: unknown = exported ? exported(record) : record[source];
  const plain = (number: number) => String(number).replace('.', formats.decimalSign);
  if (definition.values?.[source] && !exported) {
    return listOf<string | number>(value)
      .map((each) => translate(valueKey(definition.name, source, each), { _: String(each) }))
      .join(', ');
  }
  if (typeof value === 'number') {
    if (kind === 'month') return formats.months()[value - 1] ?? String(value);
    return kind === 'euro' ? plain(Number(value.toFixed(2))) : plain(value);
  }
  if (typeof value === 'string') return shownText(value, formats);
  if (typeof value === 'boolean') return translate(value ? 'ra.boolean.true' : 'ra.boolean.false');
  return cellOf(value);
};

/** Days, from one to another too, and moments are written as the reader does. */
const shownText = (text: string, { utc, moment }: Words['formats']): string => {
  if (MOMENT.test(text)) return moment(text);
  const days = text.split(SPAN);
  return days.every((day) => DAY.test(day)) ? days.map(utc.day).join(SPAN) : text;
};

const SPAN = ' – ';
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/**
 * The table of the fields as the wire has them: those an import takes, else those that are written, else those of the
 * list's columns; what no record has is left out.
 */
export const dataTable = (
  { endpoint }: ResourceDefinition,
  columns: readonly Column[],
  first: readonly RaRecord[],
): ExportTable => {
  const { file, writable, derived } = endpoint;
  const written = writable.length > 0 ? writable : columns.map(({ source }) => source);
  const linesOf = (record: RaRecord) => fileRows(endpoint, record);
  const lines = first.flatMap(linesOf);
  // What the console works out of a record is none of the wire's.
  const header = (file?.columns ?? written).filter(
    (field) => !derived?.includes(field) && lines.some((line) => line[field] !== undefined),
  );
  return {
    header,
    separator: ',',
    rows: (record) => linesOf(record).map((line) => header.map((field) => cellOf(line[field]))),
  };
};
