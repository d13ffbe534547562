import type { I18nProvider } from 'react-admin';
import { LOCALE_NAMES, LOCALES, type Locale } from '@/core/constants';
import type { MessageTree } from '@/core/messages';
import { translate } from '@/core/translate';
import { preferences } from './preferences';

/** Languages offered in the switch. */
const LANGUAGES = LOCALES.map((locale) => ({ locale, name: LOCALE_NAMES[locale] }));

/**
 * Translates by `words`, those of `locale`; another language is another provider. Asked for its language it names
 * the one the reader has chosen: where the two differed, react-admin would mount the whole console anew, and what is
 * being typed would go with it.
 */
export const createI18nProvider = (locale: Locale, words: MessageTree): I18nProvider => ({
  translate: (key, options) => translate(words, key, options),
  getLocales: () => LANGUAGES,
  getLocale: () => preferences.getItem('locale', locale) ?? locale,
  changeLocale: async () => undefined,
});
