import { useCallback } from 'react';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { IssueLine } from '@/imports/check/check-state';
import { DUPLICATE } from '@/imports/check/row-key';
import { useIssueWords } from '@/imports/check/useIssueWords';
import { useColumnLabels } from '@/imports/read/useColumnLabels';

type Told = Pick<IssueLine, 'message' | 'detail' | 'repeats'>;

/** Returns a function that writes the error of a line: its message and detail, and the earlier row that it repeats. */
export const useLineWords = (recordType: string) => {
  const translate = useTranslate();
  const words = useIssueWords();
  const { label } = useColumnLabels(recordType);
  return useCallback(
    ({ message, detail, repeats }: Told): string => {
      if (!repeats) return [words(message), detail].filter(Boolean).join(': ');
      const { line, key } = repeats;
      if (message !== DUPLICATE) return translate('imports.check.differs_in', { line });
      const told = translate('imports.check.duplicate_in', { line });
      // A key of one column is the column of the error.
      return key.length > 1 ? `${told}: ${key.map(label).join(', ')}` : told;
    },
    [translate, words, label],
  );
};
