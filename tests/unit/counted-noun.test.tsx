import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nContextProvider } from 'react-admin';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { expect, it } from 'vitest';
import { consoleCatalogue } from '@/i18n/console-catalogue';
import { useCountedNoun } from '@/kit/record/useCountedNoun';

const nounsIn = (locale: 'it' | 'en') => {
  const i18n = polyglotI18nProvider(() => consoleCatalogue[locale] as never, locale);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nContextProvider value={i18n}>{children}</I18nContextProvider>
  );
  return renderHook(() => useCountedNoun(), { wrapper }).result.current;
};

it('a noun within a sentence is in lower case, but for the proper nouns in it', () => {
  const italian = nounsIn('it');
  const english = nounsIn('en');
  expect([italian('app-user', 1), italian('app-user', 3)]).toEqual(['cliente', 'clienti']);
  expect([italian('luigi', 3), english('luigi', 3)]).toEqual([
    'iniziative Luigi',
    'Luigi initiatives',
  ]);
  expect([italian('turnover', 3), english('turnover', 1)]).toEqual([
    'righe di fatturato',
    'turnover row',
  ]);
  expect([italian('news', 3), english('news', 3)]).toEqual(['news', 'news items']);
});
