import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TestMemoryRouter, useLocation } from 'react-admin';
import { afterEach, expect, test } from 'vitest';
import { DocumentedLocationProvider } from '@/kit/links/documented-location';
import { useTablePlace } from '@/kit/list/useTablePlace';

afterEach(cleanup);

const FIRST = { field: 'award', order: 'ASC' } as const;

const Table = () => {
  const { sort, page, goTo } = useTablePlace('winners', ['award', 'amount'], FIRST);
  return (
    <>
      <output>{`${sort.field} ${sort.order} ${page}${useLocation().search}`}</output>
      <button onClick={() => goTo({ field: 'amount', order: 'DESC' }, 2)}>largest</button>
      <button onClick={() => goTo(FIRST, 1)}>first</button>
    </>
  );
};

const openAt = (search: string) =>
  render(
    <TestMemoryRouter initialEntries={[`/company-report/view/5${search}`]}>
      <DocumentedLocationProvider>
        <Table />
      </DocumentedLocationProvider>
    </TestMemoryRouter>,
  );

test('the order and the page of a table are in the address, beside the rest of it', async () => {
  openAt('?tab=winners&edit');
  expect(screen.getByRole('status').textContent).toBe('award ASC 1?tab=winners&edit');
  await userEvent.click(screen.getByText('largest'));
  expect(screen.getByRole('status').textContent).toBe(
    'amount DESC 2?tab=winners&edit&rows.winners=amount.DESC.2',
  );
  await userEvent.click(screen.getByText('first'));
  expect(screen.getByRole('status').textContent).toBe('award ASC 1?tab=winners&edit');
});

test.each(['amount.DESC.0', 'amount.UP.2', '__proto__.DESC.1', 'amount', ''])(
  'an address with the invalid place %j shows the first rows',
  (place) => {
    openAt(`?rows.winners=${place}`);
    expect(screen.getByRole('status').textContent).toMatch(/^award ASC 1/);
  },
);
