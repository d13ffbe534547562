import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { LOCALE_NAMES, LOCALES, type Locale } from '@/core/constants';
import type { MessageTree } from '@/core/messages';
import { resolveLocale } from '@/core/messages';

/** Languages offered in the switch. */
const LANGUAGES = LOCALES.map((locale) => ({ locale, name: LOCALE_NAMES[locale] }));

/**
 * Translates by `words`, those of the language `first`, and by what `fetchWords` answers once the reader
 * chooses the other one. Any code but `it` and `en` falls back to Italian (specification, section 1).
 */
export const createI18nProvider = (
  first: Locale,
  words: MessageTree,
  fetchWords: (locale: Locale) => Promise<MessageTree>,
): I18nProvider => {
  const messagesIn = (locale: Locale) => (locale === first ? words : fetchWords(locale));
  const provider = polyglotI18nProvider(
    (code) =>
      messagesIn(resolveLocale(code)) as unknown as
        | TranslationMessages
        | Promise<TranslationMessages>,
    first,
    LANGUAGES,
  );
  return {
    ...provider,
    changeLocale: (locale) => provider.changeLocale(resolveLocale(locale)),
  };
};
