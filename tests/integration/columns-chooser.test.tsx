import { render, screen } from '@testing-library/react';
import { CoreAdminContext, memoryStore, ResourceContextProvider } from 'react-admin';
import { expect, test } from 'vitest';
import { consoleCatalogue } from '@/i18n/console-catalogue';
import { ColumnsChooser } from '@/kit/list/ColumnsChooser';
import { createI18nProvider } from '@/providers/preferences/i18n-provider';

const COLUMNS = [
  { source: 'code' },
  { source: 'company_code', priority: 1 },
  { source: 'email', isOptional: true },
] as const;

const REASON = 'Nascosta per mancanza di spazio';

const open = (kept: Record<string, unknown> = {}) => {
  render(
    <CoreAdminContext
      i18nProvider={createI18nProvider('it', consoleCatalogue.it)}
      store={memoryStore(kept)}
    >
      <ResourceContextProvider value="app-user">
        <ColumnsChooser
          columns={COLUMNS}
          visibility={{ hidden: ['company_code', 'email'], storeKey: 'columns' }}
          onMoving={() => {}}
        />
      </ResourceContextProvider>
    </CoreAdminContext>,
  );
  return (name: string) => screen.getByRole('checkbox', { name });
};

test('a column that the window has no room for says so; others are hidden by choice', () => {
  const box = open();
  expect(box('Azienda')).not.toBeChecked();
  expect(box('Azienda')).toHaveAccessibleDescription(REASON);
  expect(box('Email')).not.toBeChecked();
  expect(box('Email')).not.toHaveAccessibleDescription();
  expect(box('Codice')).not.toHaveAccessibleDescription();
});

test('a column shown despite the room says nothing', () => {
  const box = open({ columns: ['email'] });
  expect(box('Azienda')).toBeChecked();
  expect(screen.queryByText(REASON)).toBeNull();
});
