import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AdminContext } from 'react-admin';
import { expect, it } from 'vitest';
import { consoleCatalogue } from '@/i18n/console-catalogue';
import { createI18nProvider } from '@/providers/preferences/i18n-provider';
import { ScopeFilters } from '@/resources/survey/results/ScopeFilters';

const TALLY = {
  companies: [],
  days: [
    ['2026-11-02', 1],
    ['2026-11-05', 2],
  ],
};

const Filters = ({ locale }: { locale: 'it' | 'en' }) => {
  const [scope, setScope] = useState({ company: '', from: '', to: '' });
  return (
    <AdminContext i18nProvider={createI18nProvider(locale, consoleCatalogue[locale])}>
      <ScopeFilters tally={TALLY as never} scope={scope} onChange={setScope} />
    </AdminContext>
  );
};

it.each([
  ['it', 'Dal', 'Al', 'L’ultimo giorno viene prima del primo'],
  ['en', 'From', 'To', 'The last day comes before the first'],
] as const)('in %s, a last day before the first is refused', async (locale, from, to, refusal) => {
  const user = userEvent.setup();
  render(<Filters locale={locale} />);
  await user.type(screen.getByRole('textbox', { name: from }), '05/11/2026');
  const end = screen.getByRole('textbox', { name: to });
  await user.type(end, '02/11/2026');
  expect(end).toBeInvalid();
  expect(end).toHaveAccessibleDescription(refusal);
  await user.clear(end);
  await user.type(end, '05/11/2026');
  expect(screen.queryByText(refusal)).toBeNull();
});
