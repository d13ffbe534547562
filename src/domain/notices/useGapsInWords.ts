import { useCallback } from 'react';
import { gapsOf } from '@/core/placeholders';
import { useTranslate } from '@/ui/hooks/useTranslate';

/**
 * Names the placeholders of a text that are empty for its recipients, customers or back-office users; an empty text where there are
 * none.
 */
export const useGapsInWords = () => {
  const translate = useTranslate();
  return useCallback(
    (text: string, recipients: readonly unknown[]): string =>
      Object.entries(gapsOf(text, recipients))
        .filter(([, names]) => names.length > 0)
        .map(([left, names]) =>
          translate(`notices.checks.gaps.${left}`, {
            names: names.map((name) => translate(`placeholders.names.${name}`)).join(', '),
          }),
        )
        .join(' '),
    [translate],
  );
};
