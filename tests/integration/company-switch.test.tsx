import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResourceContextProvider, type GetListParams } from 'react-admin';
import { expect, it } from 'vitest';
import { CompanySwitch } from '@/resources/company-report/CompanySwitch';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

const reportOf = (promotion_code: string, company_code: string) => ({
  id: `${promotion_code} ${company_code}`,
  promotion_code,
  company_code,
  company_name: `Azienda ${company_code}`,
});
/** The search for the code P1 finds P10 and its like, too. */
const FOUND = [
  reportOf('P1', 'A'),
  ...Array.from({ length: 60 }, (_, at) => reportOf(`P1${at}`, 'A')),
  reportOf('P1', 'B'),
];

it('has all companies of the promotion, though many codes contain its code', async () => {
  const getList = async (_: string, { pagination }: GetListParams) => {
    const { page = 1, perPage = 25 } = pagination ?? {};
    return { data: FOUND.slice((page - 1) * perPage, page * perPage), total: FOUND.length };
  };
  renderForm({
    path: '/promotion-report/company/list',
    name: 'company-report',
    view: null,
    list: (
      <ResourceContextProvider value="company-report">
        <CompanySwitch report={reportOf('P1', 'A')} />
      </ResourceContextProvider>
    ),
    provider: { getList: getList as never },
  });
  await userEvent.click(await screen.findByRole('combobox'));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Azienda A',
    'Azienda B',
  ]);
});
