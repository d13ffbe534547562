import type { Locale } from '@/core/constants';
import type { MessageTree } from '@/core/messages';
import { catalogues } from '@/i18n/catalogues';
import { loadNeededWords } from '@/providers/preferences/late-words';
import { preferences } from '@/providers/preferences/preferences';
import { alerts } from '@/ui/alerts/alert-store';

/** Loads the words of `locale`; undefined where they could not be loaded, which an alert says. */
export const loadWords = async (locale: Locale): Promise<MessageTree | undefined> => {
  try {
    const [words] = await Promise.all([catalogues[locale](), loadNeededWords(locale)]);
    return words;
  } catch {
    alerts.show({ kind: 'error', lines: [{ message: 'ra.notification.i18n_error' }] });
    return undefined;
  }
};

let chosen: Locale | undefined;

/**
 * Changes the user's language once its words have loaded: formats follow the preference at once, so a language without
 * words would mix two. The last of several choices wins.
 */
export const chooseLocale = async (locale: Locale): Promise<void> => {
  chosen = locale;
  if ((await loadWords(locale)) && chosen === locale) preferences.setItem('locale', locale);
};
