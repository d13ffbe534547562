import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { LOCALE_NAMES, LOCALES } from '@/core/constants';
import type { Catalogue } from '@/core/messages';
import { resolveLocale } from '@/core/messages';
import { preferredLocale } from './preferences';

/** Languages offered in the switch. */
const LANGUAGES = LOCALES.map((locale) => ({ locale, name: LOCALE_NAMES[locale] }));

/**
 * Words of `catalogue` in the reader's language. Any code but `it` and `en` falls back to Italian
 * (specification, section 1).
 */
export const createI18nProvider = (catalogue: Catalogue): I18nProvider => {
  const provider = polyglotI18nProvider(
    (locale) => catalogue[resolveLocale(locale)] as unknown as TranslationMessages,
    preferredLocale(),
    LANGUAGES,
  );
  return {
    ...provider,
    changeLocale: (locale) => provider.changeLocale(resolveLocale(locale)),
  };
};
