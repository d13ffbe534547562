import { screen } from '@testing-library/react';
import type { RaRecord } from 'react-admin';
import { expect, it } from 'vitest';
import { renderCalendar } from '../support/render-calendar';
import { signInForEach } from '../support/render-form';
import { withoutSizes } from '../support/without-sizes';

withoutSizes();
signInForEach();

const RECORDS: Readonly<Record<string, RaRecord[]>> = {
  company: [
    { id: 'K1', company_code: 'A', company_name: 'Aurora' },
    { id: 'K2', company_code: 'B', company_name: 'Brera' },
  ],
  news: [
    {
      id: 'N1',
      title: 'Nuovi orari',
      company_code: 'A',
      recipients: ['customers'],
      published: true,
      visible: true,
      publication_date: '2026-12-12T08:00:00.000Z',
    },
  ],
};

const open = (company: string) =>
  renderCalendar(`agenda&date=2026-12-10&company=${company}`, (name) => RECORDS[name] ?? []);

it('an address with a company that is gone hides no items', async () => {
  open('GONE');
  expect(await screen.findByText('Nuovi orari')).toBeVisible();
});

it('an address with a company hides the items of others', async () => {
  open('B');
  expect(await screen.findByText(/^Nessun elemento/)).toBeVisible();
  expect(screen.queryByText('Nuovi orari')).toBeNull();
});
