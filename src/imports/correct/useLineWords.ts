import { useCallback } from 'react';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { IssueLine } from '@/imports/check/check-state';
import { REPORTED } from '@/imports/check/reported-errors';
import { CONTRADICTS } from '@/imports/check/row-key';
import { isTwin } from '@/imports/check/warnings';
import { useIssueWords } from '@/imports/check/useIssueWords';
import { AGENT_OF_CUSTOMER } from '@/imports/check/customer-agent';
import { BLANK } from '@/imports/compare/cell-fix';
import type { CellText } from '@/imports/compare/ChangedFields';
import { shortName } from '@/imports/read/short-name';
import { useReadingWords } from '@/imports/read/useReadingWords';

type Told = Pick<IssueLine, 'column' | 'message' | 'detail' | 'repeats'>;

/**
 * Returns a function that formats the error of a line: its message and detail, or the earlier row that it repeats, with
 * the values that differ.
 *
 * @param textOf the text of a column's cell as lists show it
 */
export const useLineWords = (recordType: string, textOf: CellText) => {
  const translate = useTranslate();
  const { label, allowed } = useReadingWords(recordType);
  const words = useIssueWords(allowed, label);
  return useCallback(
    ({ column, message, detail, repeats }: Told): string => {
      const own = message === REPORTED ? detail : textOf(column, detail);
      if (message === BLANK && own) return translate('imports.check.blank_now', { value: own });
      if (message === AGENT_OF_CUSTOMER && own) {
        return translate('imports.check.agent_is', { value: own });
      }
      if (repeats && isTwin(message)) {
        return translate('imports.check.twin_of', { line: repeats.line, code: own });
      }
      if (!repeats) return [words(message, column), own].filter(Boolean).join(': ');
      const { line, differing } = repeats;
      if (message === CONTRADICTS) return translate('imports.check.contradicts_in', { line });
      if (differing.length === 0) return translate('imports.check.identical', { line });
      const values = differing.map(({ column: name, ...cells }) =>
        translate('imports.check.differing', {
          column: label(name),
          first: shortName(cells.first) || '–',
          own: shortName(cells.own) || '–',
        }),
      );
      return translate('imports.check.differs_from', { line, values: values.join('; ') });
    },
    [translate, words, label, textOf],
  );
};
