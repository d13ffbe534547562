import { useEffect, useState } from 'react';
import type { Locale } from '@/core/constants';
import type { MessageTree } from '@/core/messages';
import { catalogues } from '@/i18n/catalogues';
import { createI18nProvider } from '@/providers/preferences/i18n-provider';
import { loadNeededWords } from '@/providers/preferences/late-words';
import { preferences, preferredLocale } from '@/providers/preferences/preferences';
import { alerts } from '@/ui/alerts/alert-store';

/**
 * The translations in the user's language: at first `loaded`, those of `locale`; another language once the user chooses
 * it and its words have loaded. Any code but `it` and `en` means Italian (specification, section 1).
 */
export const useI18nProvider = (locale: Locale, loaded: MessageTree) => {
  const [provider, setProvider] = useState(() => createI18nProvider(locale, loaded));
  useEffect(() => {
    const follow = async () => {
      const chosen = preferredLocale();
      try {
        const [chosenWords] = await Promise.all([catalogues[chosen](), loadNeededWords(chosen)]);
        if (chosen === preferredLocale()) setProvider(createI18nProvider(chosen, chosenWords));
      } catch {
        alerts.show({ kind: 'error', lines: [{ message: 'ra.notification.i18n_error' }] });
      }
    };
    return preferences.subscribe('locale', () => void follow());
  }, []);
  return provider;
};
