import { useEffect, useState } from 'react';
import type { Locale } from '@/core/constants';
import type { MessageTree } from '@/core/messages';
import { words } from '@/i18n/words';
import { createI18nProvider } from '@/providers/preferences/i18n-provider';
import { preferences, preferredLocale } from '@/providers/preferences/preferences';
import { alerts } from '@/ui/alerts/alert-store';

/**
 * The translations of the reader's language, at first `loaded`, those of `locale`; another one as soon as the reader
 * chooses another language and its words are there. Any code but `it` and `en` means Italian (specification,
 * section 1).
 */
export const useI18nProvider = (locale: Locale, loaded: MessageTree) => {
  const [provider, setProvider] = useState(() => createI18nProvider(locale, loaded));
  useEffect(() => {
    const follow = async () => {
      const chosen = preferredLocale();
      try {
        const chosenWords = await words[chosen]();
        if (chosen === preferredLocale()) setProvider(createI18nProvider(chosen, chosenWords));
      } catch {
        alerts.show({ kind: 'error', lines: [{ message: 'ra.notification.i18n_error' }] });
      }
    };
    return preferences.subscribe('locale', () => void follow());
  }, []);
  return provider;
};
