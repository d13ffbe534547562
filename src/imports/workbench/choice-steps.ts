import type { ImportFormat } from '@/core/imports';
import { readDay } from '@/core/written-day';
import type { CheckState, IssueLine } from '@/imports/check/check-state';
import { kindsOf } from '@/imports/check/file-layout';
import { nonDataKindOf, type NonDataKind } from '@/imports/check/non-data-rows';
import { warningKey, type Choices } from '@/imports/correct/edit-log';
import { createTextReader, type DECIMAL_SIGNS } from '@/imports/read/cell-reading';
import type { ChosenReading } from '@/imports/read/find-readings';
import type { createCheckedRows } from './checked-rows';

type Chosen = {
  format: ImportFormat;
  /** The current rows; each check makes new ones. */
  checked: () => ReturnType<typeof createCheckedRows>;
  /** Takes a step that changes these choices. */
  choose: (more: Partial<Choices>) => CheckState;
  state: () => CheckState;
  /** The errors and warnings of a row. */
  linesOf: (row: number) => IssueLine[];
};

/** The steps that change no cell: how columns are read and filled, and which rows are sent. */
export const createChoiceSteps = ({ format, checked, choose, state, linesOf }: Chosen) => {
  const setNonData = (kind: NonDataKind, choice: Choices['nonData'][NonDataKind]): CheckState =>
    choose({ nonData: { ...checked().choices().nonData, [kind]: choice } });
  /** Leaves rows out, with the others of their records. */
  const excludeAll = (rows: Iterable<number>): CheckState =>
    choose({
      excluded: new Set([...checked().choices().excluded, ...checked().rowsWith(rows)]),
    });

  return {
    setNonData,
    excludeAll,
    /** Sets how columns are read. */
    read: (chosen: Readonly<Record<string, ChosenReading>>): CheckState =>
      choose({
        readings: new Map([...checked().choices().readings, ...Object.entries(chosen)]),
      }),
    /** Fills columns that the file lacks with the codes of each row's customer. */
    inherit: (columns: readonly string[]): CheckState =>
      choose({ inherited: new Set([...checked().choices().inherited, ...columns]) }),
    /**
     * Sets the value in all rows of a column the file lacks; null removes it, and the values of the rows' customers.
     *
     * @param decimals the user's decimal separator: `1,234` is a thousand in English
     */
    fill: (
      column: string,
      text: string | null,
      decimals: keyof typeof DECIMAL_SIGNS = 'comma',
    ): CheckState => {
      const constants = new Map(checked().choices().constants);
      if (text === null) constants.delete(column);
      else constants.set(column, wireText(format, column, text, decimals));
      const inherited = new Set(checked().choices().inherited);
      inherited.delete(column);
      return choose({ constants, inherited });
    },
    /** Leaves the cells of a kind of warning as they are: their rows may be sent. Rows are no totals or notes then. */
    leave: (warning: { column: string; message: string }): CheckState => {
      const kind = nonDataKindOf(warning.message);
      return kind
        ? setNonData(kind, 'kept')
        : choose({ left: new Set([...checked().choices().left, warningKey(warning)]) });
    },
    /** Leaves a row out, with the others of its record. */
    exclude: (row: number): CheckState => excludeAll([row]),
    /**
     * Brings a row back that was left out, with the others of its record; where it seems to be a total or a note, all of
     * its kind are asked about again.
     */
    include: (row: number): CheckState => {
      const excluded = new Set(checked().choices().excluded);
      if (excluded.has(row)) {
        for (const own of checked().rowsWith([row])) excluded.delete(own);
        return choose({ excluded });
      }
      const [kind] = linesOf(row).flatMap(({ message }) => nonDataKindOf(message) ?? []);
      return kind ? setNonData(kind, 'asked') : state();
    },
  };
};

/** A value typed for all rows, in the wire's form. */
const wireText = (
  format: ImportFormat,
  column: string,
  text: string,
  decimals: keyof typeof DECIMAL_SIGNS,
): string => {
  const kind = kindsOf(format).get(column);
  if (kind === undefined || kind === 'choice') return text;
  const { unit } = format.columns.find(({ name }) => name === column) ?? {};
  const reading = unit === 'degree' ? 'degrees' : decimals;
  const read = kind === 'number' ? createTextReader(reading) : (day: string) => readDay(day);
  return read(text) ?? text;
};
