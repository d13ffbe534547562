import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ColumnConstants } from '@/imports/correct/ColumnConstants';
import { describeFormat } from '@/imports/read/format-info';
import { formats as customers } from '@/resources/app-user/app-user.import';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

it('one value for all rows is offered for the columns records may share, the usual ones first', async () => {
  renderForm({
    path: '/app-user/list',
    name: 'app-user',
    view: null,
    list: (
      <ColumnConstants
        recordType="Customer"
        info={describeFormat(customers.Customer ?? expect.fail('No customers'))}
        mapping={['code']}
        missing={['p_iva', 'email', 'categories', 'location_code', 'company_code']}
        constants={{}}
        onFill={() => undefined}
      />
    ),
    provider: {},
  });
  await userEvent.click(await screen.findByRole('combobox'));
  const offered = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(offered).toEqual(['Azienda', 'Sede', 'Categorie']);
});
