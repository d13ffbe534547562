import { screen } from '@testing-library/react';
import { ListContextProvider } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { ExcludedRowsProvider, useExcludeRows } from '@/kit/list/excluded-rows';
import { SaleCode } from '@/resources/user-sale/SaleCode';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

const DOUBTFUL = new Set(['S1']);

const Codes = () => {
  useExcludeRows(DOUBTFUL);
  return (
    <>
      <SaleCode sale={{ id: 'S1', code: 'VEN-1' }} />
      <SaleCode sale={{ id: 'S2', code: 'VEN-2' }} />
    </>
  );
};

const show = () => {
  renderForm({
    path: '/user-sale/list',
    name: 'user-sale',
    view: null,
    list: (
      <ListContextProvider value={{ selectedIds: [] } as never}>
        <ExcludedRowsProvider>
          <Codes />
        </ExcludedRowsProvider>
      </ListContextProvider>
    ),
    provider: {},
  });
};

it('a possible duplicate has a named sign beside its code, which takes no room from the names', async () => {
  show();
  expect(await screen.findByTitle('Doppione?')).toBeInTheDocument();
  expect(screen.getByText('VEN-1').parentElement).toHaveTextContent(/^VEN-1Doppione\?$/);
  expect(screen.getByText('VEN-2').parentElement).toHaveTextContent(/^VEN-2$/);
  expect(document.querySelector('[data-tone]')).toBeNull();
});

it('a possible duplicate has a word beside its code on a phone', async () => {
  const isListened = { addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('matchMedia', () => ({ ...isListened, matches: true }));
  show();
  expect(await screen.findByText('Doppione?')).toHaveProperty('tagName', 'SPAN');
  vi.unstubAllGlobals();
});
