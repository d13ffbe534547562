import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { LOCALE_NAMES, LOCALES, type Locale } from '@/core/constants';
import type { MessageTree } from '@/core/messages';
import { preferences } from './preferences';

/** Languages offered in the switch. */
const LANGUAGES = LOCALES.map((locale) => ({ locale, name: LOCALE_NAMES[locale] }));

/**
 * react-admin's polyglot provider over `words`, those of `locale`; another language is another provider. Asked for
 * its language it names the one the reader has chosen: where the two differed, react-admin would mount the whole
 * console anew, and what is being typed would go with it.
 */
export const createI18nProvider = (locale: Locale, words: MessageTree): I18nProvider => ({
  ...polyglotI18nProvider(() => words as TranslationMessages, locale, LANGUAGES),
  getLocale: () => preferences.getItem('locale', locale) ?? locale,
  changeLocale: async () => undefined,
});
