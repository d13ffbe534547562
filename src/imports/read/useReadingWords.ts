import { useCallback } from 'react';
import { keysUnder } from '@/i18n/keys-under';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { createTextReader, type Reading } from './cell-reading';
import type { FoundReading } from './find-readings';
import { filledResource } from './record-types';
import { useColumnLabels } from './useColumnLabels';

/** Texts in the user's language about how a column is read. */
export const useReadingWords = (recordType: string) => {
  const translate = useTranslate();
  const { number, decimalSeparator, utc } = useFormats();
  const { label } = useColumnLabels(recordType);

  /** The value of the example cell in a reading, as the console formats such values. */
  const said = ({ kind, example }: FoundReading, reading: Reading): string => {
    const text = kind === 'choice' ? '' : (createTextReader(reading)(example) ?? example);
    // No thousands separators: with them, it would look the same as in the file.
    if (kind === 'number') return text.replace('.', decimalSeparator());
    return kind === 'day' ? utc.day(text) : text;
  };

  /** Short rule of a reading: 'punto = migliaia'. */
  const rule = ({ example }: FoundReading, reading: Reading): string => {
    switch (reading) {
      case 'comma':
      case 'point':
        return translate(key(`signs.${reading}.${example.includes('.') ? 'point' : 'comma'}`));
      case 'degrees':
        return translate(key('signs.comma.comma'));
      case 'dmy':
      case 'mdy':
      case 'serial':
        return translate(key(`orders.${reading}`));
      default:
        return translate(key('as_words'));
    }
  };

  const because = ({ because: evidence }: FoundReading): string => {
    if (!evidence) return '';
    if (evidence.by === 'column')
      return translate(key('because.column'), { column: label(evidence.column) });
    const { by, cells } = evidence;
    return translate(key(`because.${by}`), { smart_count: cells, count: number(cells) });
  };

  /** Note at the head of a column: 'punto = migliaia, da 412 valori'. */
  const note = (found: FoundReading): string => {
    const { reading, status } = found;
    if (status === 'asked') return '';
    if (reading === 'wire') return translate(key('as_in_file'));
    return [rule(found, reading), because(found)].filter(Boolean).join(', ');
  };

  const found = ({ reading, cells }: FoundReading): string =>
    reading !== 'wire'
      ? translate(key(`found.${reading === 'degrees' ? 'comma' : reading}`), {
          smart_count: cells,
          count: number(cells),
        })
      : '';

  const valueLabel = useCallback(
    (column: string, value: string): string =>
      translate(`resources.${filledResource(recordType)}.${column}.${value}`, {
        _: translate(`roles.${value}`, {
          _: translate(`audience.recipients.${value}`, { _: value }),
        }),
      }),
    [recordType, translate],
  );

  /** The allowed values of a column as files contain them, each with its label: 'active (Attivo)'. */
  const allowed = useCallback(
    (column: string, values: readonly string[]): string =>
      values
        .map((value) => {
          const own = valueLabel(column, value);
          return own === value ? value : `${value} (${own})`;
        })
        .join(', '),
    [valueLabel],
  );

  return { label, said, rule, note, found, valueLabel, allowed };
};

const key = keysUnder('imports.read.readings');
