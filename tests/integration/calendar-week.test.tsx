import { renderHook } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { expect, it } from 'vitest';
import { consoleCatalogue } from '@/i18n/console-catalogue';
import { usePeriodName } from '@/pages/calendar/CalendarBar';
import { periodOf, type CalendarView } from '@/pages/calendar/days';
import { createI18nProvider } from '@/providers/preferences/i18n-provider';

it.each([
  ['week', '2026-12-30', '28 dic – 3 gen 2027'],
  ['week', '2026-11-30', '30 nov – 6 dic 2026'],
  ['month', '2026-12-30', 'Dicembre 2026'],
] as const)('a %s is named by one year: %s', (view: CalendarView, day, name) => {
  const { result } = renderHook(() => usePeriodName({ view, day }, periodOf(view, day)), {
    wrapper: ({ children }) => (
      <AdminContext i18nProvider={createI18nProvider('it', consoleCatalogue.it)}>
        {children}
      </AdminContext>
    ),
  });
  expect(result.current).toBe(name);
});
