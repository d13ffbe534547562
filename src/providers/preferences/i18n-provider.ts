import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { LOCALE_NAMES, LOCALES, type Locale } from '@/core/constants';
import type { MessageTree } from '@/core/messages';
import { screenfulOf } from '@/core/text';
import { preferences } from './preferences';

/** Languages offered in the switch. */
const LANGUAGES = LOCALES.map((locale) => ({ locale, name: LOCALE_NAMES[locale] }));

/**
 * react-admin's polyglot provider over `words`, those of `locale`; another language is another provider. Asked for
 * its language it names the one the reader has chosen: where the two differed, react-admin would mount the whole
 * console anew, and what is being typed would go with it.
 *
 * A text that fills a gap of a message is cut at a screenful: it may be a backend's megabyte. The mark it ends with is
 * not written twice.
 */
export const createI18nProvider = (locale: Locale, words: MessageTree): I18nProvider => {
  const provider = polyglotI18nProvider(() => words as TranslationMessages, locale, LANGUAGES, {
    replace: fillGaps,
  });
  return {
    ...provider,
    translate: (key, options) => provider.translate(key, options && withShortTexts(options)),
    getLocale: () => preferences.getItem('locale', locale) ?? locale,
    changeLocale: async () => undefined,
  };
};

/**
 * Polyglot's `String.replace`, which fills each gap of the message `this`: before a question mark of the message,
 * “Siete contenti?” leaves its own out, and “Rossi S.r.l.” its full stop before a full stop.
 */
function fillGaps(this: string, gaps: RegExp, valueOf: (gap: string, name: string) => unknown) {
  return this.replace(gaps, (gap: string, name: string, at: number) => {
    const value = String(valueOf(gap, name));
    const mark = this.charAt(at + gap.length);
    return MARKS.includes(mark) && value.endsWith(mark) ? value.slice(0, -1) : value;
  });
}

const MARKS = ['?', '!', '.', '…'];

/** `_` is a text of ours, the message where there is none of that key. */
const withShortTexts = (options: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(options).map(([name, value]) => [
      name,
      typeof value === 'string' && name !== '_' ? screenfulOf(value) : value,
    ]),
  );
