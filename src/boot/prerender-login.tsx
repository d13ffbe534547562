import { renderToString } from 'react-dom/server';
import type { Locale } from '@/core/constants';
import { preferences, type ThemeMode } from '@/providers/preferences/preferences';
import { login } from '@/account/account.pages';
import { AccountArea } from '@/account/AccountArea';

/** The markup of the login in a language and a theme, for a browser's React to take over (vite/prerendered-login.ts). */
export const prerenderLogin = (locale: Locale, theme: ThemeMode): string => {
  // Where there is no browser they are kept in memory.
  preferences.setItem('locale', locale);
  preferences.setItem('theme', theme);
  return renderToString(
    <AccountArea
      page={login.name}
      params={{}}
      hasNoRole={false}
      isFirstLogin={false}
      onGo={nothing}
      onIntent={nothing}
    />,
  );
};

const nothing = () => undefined;
