import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { NextYearDialog } from '@/resources/target/NextYearDialog';
import { renderForm, signInForEach } from '../support/render-form';
import { withoutSizes } from '../support/without-sizes';

withoutSizes();
signInForEach();
// No file is busy.
vi.mock('@/imports/panel/open-imports', () => ({ openImports: () => [] }));

const MILESTONES = [{ threshold: 6000, reward_type: 'prize', achieved: false }];

it.each([
  ['with milestones', MILESTONES, 1],
  ['without milestones', [], 0],
])('copied targets %s lead to a second file only where it exists', async (_, milestones, files) => {
  const row = {
    id: 't1',
    customer_code: 'C1',
    agent_code: 'A1',
    company_code: 'AURORA',
    year: 2026,
    period: 'Annuale',
    target_value: 9000,
    milestones,
  };
  renderForm({
    path: '/target/list',
    name: 'target',
    view: null,
    list: <NextYearDialog ids={['t1']} onClose={() => undefined} />,
    provider: {
      getOne: async () => ({ data: row }) as never,
      getList: async () => ({ data: [], total: 0 }),
      getCachedPage: async () => ({ data: [], total: 0 }),
    },
  });
  const copy = await screen.findByRole('button', { name: 'Copia e controlla in Importa' });
  await waitFor(() => expect(copy).toBeEnabled());
  await userEvent.click(copy);
  // The import opens in its place.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 10_000 });
  expect(screen.queryAllByText(/poi i traguardi nella scheda/)).toHaveLength(files);
});
