import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { ImportFormat } from '@/core/imports';
import { ColumnConstants } from '@/imports/correct/ColumnConstants';
import { describeFormat } from '@/imports/read/format-info';
import { formats as customers } from '@/resources/app-user/app-user.import';
import { formats as turnovers } from '@/resources/turnover/turnover.import';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

/** The columns that are offered one value for all rows of a file without any column of the format. */
const offeredColumns = async (recordType: string, format: ImportFormat | undefined) => {
  renderForm({
    path: '/app-user/list',
    name: 'app-user',
    view: null,
    list: (
      <ColumnConstants
        recordType={recordType}
        info={describeFormat(format as ImportFormat)}
        mapping={[]}
        constants={{}}
        onFill={() => undefined}
      />
    ),
    provider: {},
  });
  await userEvent.click(await screen.findByRole('combobox'));
  return screen.getAllByRole('option').map(({ textContent }) => textContent);
};

it('a code of its own for each row is not offered one value for all rows', async () => {
  const offered = await offeredColumns('Customer', customers.Customer);
  expect(offered).toContain('Sede');
  expect(offered).not.toContain('Codice');
});

it('a part of a key that several rows may share is offered one', async () => {
  expect(await offeredColumns('Turnover', turnovers.Turnover)).toContain('Anno');
});
