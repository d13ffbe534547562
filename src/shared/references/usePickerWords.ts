import { useTranslate } from '@/shared/i18n/useTranslate';

/** What a picker says of its list, and calls its buttons, as MUI's `Autocomplete` takes it. */
export const usePickerWords = (choices?: { isError: boolean }) => {
  const translate = useTranslate();
  return {
    loadingText: translate('references.loading'),
    noOptionsText: translate(choices?.isError ? 'references.failed' : 'references.none'),
    openText: translate('references.open'),
    closeText: translate('references.close'),
    clearText: translate('references.clear'),
  };
};
