import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ListBase, useListContext } from 'react-admin';
import { expect, it } from 'vitest';
import { ReportSummary } from '@/domain/report/ReportSummary';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

const NONE = { data: [], total: 0 };

/** A list of reports that can be left and visited again. */
const Visits = () => {
  const [isThere, setThere] = useState(true);
  return (
    <>
      <button onClick={() => setThere(!isThere)}>{isThere ? 'leave' : 'return'}</button>
      {isThere && (
        <ListBase exporter={false} filterDefaultValues={{ status: 'active' }}>
          <Filters />
          <ReportSummary by="company" />
        </ListBase>
      )}
    </>
  );
};

const Filters = () => {
  const { filterValues } = useListContext();
  return <output aria-label="filters">{Object.keys(filterValues).join(' ')}</output>;
};

it('keeps a comparison with the filters it has changed, and gives these back when it is closed', async () => {
  const user = userEvent.setup();
  renderForm({
    path: '/promotion-report/company/list',
    name: 'company-report',
    view: null,
    list: <Visits />,
    provider: {
      getList: async () => ({ data: [], total: 1 }),
      getCachedPage: async () => NONE,
    },
  });
  const filters = await screen.findByRole('status', { name: 'filters' });
  expect(filters).toHaveTextContent('status');
  await user.click(await screen.findByRole('button', { name: 'Confronta due periodi' }));
  await waitFor(() => expect(filters).toHaveTextContent('from to'));
  const other = screen.getByRole('group', { name: 'Confrontato con' });
  const start = within(other).getByRole('textbox', { name: 'Dal' });
  await user.clear(start);
  await user.type(start, '01/02/2020');

  await user.click(screen.getByRole('button', { name: 'leave' }));
  await user.click(screen.getByRole('button', { name: 'return' }));
  expect(await screen.findByRole('group', { name: 'Confrontato con' })).toContainElement(
    screen.getByDisplayValue('01/02/2020'),
  );

  await user.click(screen.getByRole('button', { name: 'Chiudi il confronto' }));
  await waitFor(() =>
    expect(screen.getByRole('status', { name: 'filters' })).toHaveTextContent('status'),
  );
  expect(screen.getByRole('button', { name: 'Confronta due periodi' })).toBeVisible();
});
