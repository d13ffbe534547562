import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ColumnConstants } from '@/imports/correct/ColumnConstants';
import { describeFormat } from '@/imports/read/format-info';
import { formats as customers } from '@/resources/app-user/app-user.import';
import { formats as turnovers } from '@/resources/turnover/turnover.import';
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
        check={{ constants: {}, inherited: [], inheritable: [] }}
        onFill={() => undefined}
        onInherit={() => undefined}
      />
    ),
    provider: {},
  });
  await userEvent.click(await screen.findByRole('combobox'));
  const offered = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(offered).toEqual(['Azienda', 'Sede', 'Categorie']);
});

it('columns of the customer are offered by one press, and shown as such once taken', async () => {
  const onInherit = vi.fn();
  const onFill = vi.fn();
  renderForm({
    path: '/app-user/list',
    name: 'app-user',
    view: null,
    list: (
      <ColumnConstants
        recordType="Turnover"
        info={describeFormat(turnovers.Turnover ?? expect.fail('No turnovers'))}
        mapping={['customer_code', 'year', 'month', 'amount']}
        missing={['agent_code', 'company_code']}
        check={{
          constants: {},
          inherited: ['location_code'],
          inheritable: ['agent_code', 'company_code', 'location_code'],
        }}
        onFill={onFill}
        onInherit={onInherit}
      />
    ),
    provider: {},
  });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Prendi dal cliente di ogni riga: Azienda, Agente' }),
  );
  expect(onInherit).toHaveBeenCalledWith(['company_code', 'agent_code']);
  const chip = screen.getByText('Sede: dal cliente di ogni riga');
  await userEvent.click(within(chip.parentElement ?? chip).getByTestId('CancelIcon'));
  expect(onFill).toHaveBeenCalledWith('location_code', null);
});
