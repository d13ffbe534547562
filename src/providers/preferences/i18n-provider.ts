import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { LOCALE_NAMES, LOCALES, type Locale } from '@/core/constants';
import type { MessageTree } from '@/core/messages';
import { screenfulOf } from '@/core/text';
import { preferences } from './preferences';

/** Languages offered in the language switch. */
const LANGUAGES = LOCALES.map((locale) => ({ locale, name: LOCALE_NAMES[locale] }));

const laterWords = new Map<Locale, MessageTree>();

/** Adds `words`, a late-loaded part of the catalogue, to all providers of `locale`. */
export const addWords = (locale: Locale, words: MessageTree): void =>
  void laterWords.set(locale, { ...laterWords.get(locale), ...words });

/**
 * react-admin's polyglot provider over `words`, the messages of `locale`; another language is another provider. Its
 * locale is the user's preference: if the two differed, react-admin would remount the whole console and lose what is
 * being typed.
 *
 * A value inserted into a message is cut to a screenful, because a backend's may be a megabyte long. Its trailing
 * punctuation is not repeated.
 */
export const createI18nProvider = (locale: Locale, words: MessageTree): I18nProvider => {
  const providerOf = (more?: MessageTree) =>
    polyglotI18nProvider(() => ({ ...words, ...more }) as TranslationMessages, locale, LANGUAGES, {
      replace: interpolator(locale),
    });
  let added = laterWords.get(locale);
  let provider = providerOf(added);
  return {
    ...provider,
    translate: (key, options) => {
      if (added !== laterWords.get(locale)) {
        added = laterWords.get(locale);
        provider = providerOf(added);
      }
      return provider.translate(key, options && withCutTexts(options));
    },
    getLocale: () => preferences.getItem('locale', locale) ?? locale,
    changeLocale: async () => undefined,
  };
};

/**
 * Replaces polyglot's `String.replace`, which interpolates the message `this`. A value “Siete contenti?” loses its
 * question mark before a question mark of the message, and “Rossi S.r.l.” its full stop before a full stop. Numbers get
 * the separators of `locale` from five digits on: years have four, and codes are passed as texts.
 */
const interpolator = (locale: Locale) => {
  const numbers = new Intl.NumberFormat(locale, { useGrouping: 'min2' });
  return function interpolate(
    this: string,
    placeholders: RegExp,
    valueOf: (placeholder: string, name: string) => unknown,
  ) {
    return this.replace(placeholders, (placeholder: string, name: string, at: number) => {
      const given = valueOf(placeholder, name);
      const value = typeof given === 'number' ? numbers.format(given) : String(given);
      const mark = this.charAt(at + placeholder.length);
      return REPEATED_MARKS.includes(mark) && value.endsWith(mark) ? value.slice(0, -1) : value;
    });
  };
};

const REPEATED_MARKS = ['?', '!', '.', '…'];

/** Does not cut `_`, the default for a key without a message, which is one of our texts. */
const withCutTexts = (options: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(options).map(([name, value]) => [
      name,
      typeof value === 'string' && name !== '_' ? screenfulOf(value) : value,
    ]),
  );
