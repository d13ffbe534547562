import { useEffect, useState } from 'react';
import type { Locale } from '@/core/constants';
import type { MessageTree } from '@/core/messages';
import { createI18nProvider } from '@/providers/preferences/i18n-provider';
import { preferences, preferredLocale } from '@/providers/preferences/preferences';
import { loadWords } from '../choose-locale';

/**
 * The translations in the user's language: at first `loaded`, those of `locale`; another language once the user chooses
 * it and its words have loaded. Any code but `it` and `en` means Italian (specification, section 1).
 */
export const useI18nProvider = (locale: Locale, loaded: MessageTree) => {
  const [provider, setProvider] = useState(() => createI18nProvider(locale, loaded));
  useEffect(() => {
    const follow = async () => {
      const chosen = preferredLocale();
      const words = await loadWords(chosen);
      if (words && chosen === preferredLocale()) setProvider(createI18nProvider(chosen, words));
    };
    return preferences.subscribe('locale', () => void follow());
  }, []);
  return provider;
};
