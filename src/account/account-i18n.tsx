import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { LOCALES, type Locale } from '@/core/constants';
import type { Catalogue, MessageTree } from '@/core/messages';
import { accountMessages } from '@/i18n/account.messages';
import { accountRuleMessages } from '@/i18n/account-rules.messages';
import { preferences, preferredLocale } from '@/providers/preferences/preferences';
import type { AccountKey, KnownKey } from '@/i18n/message-key';
import { translate } from './translate';

type Translate = <Key extends string>(
  key: KnownKey<Key, AccountKey>,
  options?: Record<string, unknown>,
) => string;

type AccountI18n = { t: Translate; locale: Locale; setLocale: (locale: Locale) => void };

/** The text of `key` in every language: a backend may answer in another one than the user's. */
export const inEveryLanguage = (key: string, options?: Record<string, unknown>): string[] =>
  LOCALES.map((locale) => translate(accountCatalogue[locale], key, options));

const AccountI18nContext = createContext<AccountI18n | null>(null);

const accountCatalogue: Record<Locale, MessageTree> = {
  it: { ...accountMessages.it, ...accountRuleMessages.it },
  en: { ...accountMessages.en, ...accountRuleMessages.en },
};

/** Adds the words of the screens after the login, when the code of the first one loads. */
export const addScreenWords = (words: Catalogue<{ account: MessageTree }>): void => {
  for (const locale of LOCALES) {
    const account = { ...accountMessages[locale].account, ...words[locale].account };
    accountCatalogue[locale] = { ...accountCatalogue[locale], account };
  }
};

/**
 * Provides the words of the account area without react-admin, which would be a tenth of the login's size; the language
 * is the one react-admin's store keeps.
 */
export const AccountI18nProvider = ({ children }: { children: ReactNode }) => {
  const locale = useSyncExternalStore(subscribe, preferredLocale, preferredLocale);
  const value = useMemo(
    (): AccountI18n => ({
      t: (key, options) => translate(accountCatalogue[locale], key, options),
      locale,
      setLocale,
    }),
    [locale],
  );
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return <AccountI18nContext value={value}>{children}</AccountI18nContext>;
};

/**
 * `t` translates a key of the account area, `setLocale` changes and stores the language.
 *
 * @throws Error outside the account area.
 */
export const useAccountI18n = (): AccountI18n => {
  const value = useContext(AccountI18nContext);
  if (!value) throw new Error('useAccountI18n needs an AccountI18nProvider');
  return value;
};

const setLocale = (locale: Locale) => preferences.setItem('locale', locale);

const subscribe = (listener: () => void) => preferences.subscribe('locale', listener);
