import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { resources } from '@/resources/registry';
import { DependentCounts } from '@/kit/deletion/DependentCounts';
import { renderForm, signInForEach } from '../../support/render-form';

signInForEach();

test('gadget: the dialog that deletes a company counts those of it, with a link to them', async () => {
  const company = resources.find(({ name }) => name === 'company');
  if (!company) throw new Error('there is no company');
  const getList = vi.fn(async (resource: string) => ({
    data: [],
    total: resource === 'gadget' ? 7 : 0,
  }));
  const record = { id: 'c1', company_code: 'ACME' };
  renderForm({
    path: '/company/edit/c1',
    name: 'company',
    view: <DependentCounts definition={company} record={record} onLeave={vi.fn()} />,
    provider: { getList },
  });
  const link = await screen.findByRole('link', { name: '7 aggeggi' });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('"company_code":"ACME"');
  expect(getList).toHaveBeenCalledWith(
    'gadget',
    expect.objectContaining({
      filter: { company_code: 'ACME' },
    }),
  );
});
