import { useCallback } from 'react';
import type { WireRecord } from '@/core/resource';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { givenName } from './given-name';

/** Returns `givenName` in the user's language. Its reference is stable until the language changes. */
export const useGivenName = (): ((record: WireRecord) => string) => {
  const translate = useTranslate();
  const formats = useFormats();
  return useCallback((record) => givenName(record, translate, formats), [translate, formats]);
};
