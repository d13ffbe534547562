import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ProcessButtons } from '@/resources/user-sale/ProcessButtons';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

const sale = (id: string) => ({ id, code: id, date: '2026-11-01', status: 'unprocessed' });

it('the sale that follows in the queue is read ahead, and no other', async () => {
  const getOne = vi.fn(async (_: string, { id }: { id: string }) => ({ data: sale(id) }));
  const rows = ['a', 'b', 'c'].map(sale);
  const provider = { getOne, getCachedPage: async () => ({ data: rows, total: 3 }) };
  renderForm({
    path: '/user-sale/list',
    name: 'user-sale',
    view: null,
    list: <ProcessButtons sale={sale('b')} />,
    provider: provider as never,
  });
  await waitFor(() => expect(getOne).toHaveBeenCalled());
  expect(getOne.mock.calls.map(([, { id }]) => id)).toEqual(['c']);
});
