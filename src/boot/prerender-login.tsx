import { renderToString } from 'react-dom/server';
import type { Locale, ThemeMode } from '@/core/constants';
import { preferences } from '@/providers/preferences/preferences';
import { login } from '@/account/account.pages';
import { AccountArea } from '@/account/AccountArea';

/** The markup of the login in a language and a theme, to be hydrated in the browser (vite/prerendered-login.ts). */
export const prerenderLogin = (locale: Locale, theme: ThemeMode): string => {
  // Without a browser they are kept in memory.
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
