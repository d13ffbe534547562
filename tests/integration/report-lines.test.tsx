import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ReportLines } from '@/resources/company-report/ReportLines';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

const open = (search: string) =>
  renderForm({
    path: `/promotion-report/company/list${search}`,
    name: 'company-report',
    view: null,
    list: <ReportLines lines={[]} agent={null} onAllAgents={() => {}} />,
    provider: {},
  });

it('the search of a report’s customers is in its address, in the same entry of the history', async () => {
  open('?company_code=A');
  const entries = window.history.length;
  const field = await screen.findByRole('searchbox', { name: 'Cerca tra i clienti' });
  await userEvent.type(field, 'Rossi');
  await userEvent.tab();
  expect(window.location.hash).toMatch(/\?company_code=A&search=Rossi$/);
  await userEvent.clear(field);
  await userEvent.tab();
  expect(window.location.hash).toMatch(/\?company_code=A$/);
  expect(window.history.length).toBe(entries);
});

it('an address with a search shows it', async () => {
  open('?search=Rossi');
  expect(await screen.findByRole('searchbox', { name: 'Cerca tra i clienti' })).toHaveValue(
    'Rossi',
  );
});
