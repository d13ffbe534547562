import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ColumnConstants } from '@/imports/correct/ColumnConstants';
import { describeFormat } from '@/imports/read/format-info';
import { formats as customers } from '@/resources/app-user/app-user.import';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

it('one value for all rows is offered for each column that the rows need', async () => {
  renderForm({
    path: '/app-user/list',
    name: 'app-user',
    view: null,
    list: (
      <ColumnConstants
        recordType="Customer"
        info={describeFormat(customers.Customer ?? expect.fail('No customers'))}
        mapping={['code']}
        missing={['location_code', 'email']}
        constants={{}}
        onFill={() => undefined}
      />
    ),
    provider: {},
  });
  await userEvent.click(await screen.findByRole('combobox'));
  const offered = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(offered).toEqual(['Email', 'Sede']);
});
