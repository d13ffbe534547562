import '../support/indexed-db';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { keepPrevious } from '@/imports/compare/kept-previous';
import { ImportedFileItem } from '@/imports/history/ImportedFileItem';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

it('imports of one day are told apart by their time', async () => {
  const fileAt = (time: string) => ({ key: time, name: 'ordini.csv', time: `2026-11-29T${time}` });
  renderForm({
    path: '/app-user/list',
    name: 'app-user',
    view: null,
    list: (
      <ul>
        {['09:05:00', '18:30:00'].map((time) => (
          <ImportedFileItem key={time} file={fileAt(time)} recordType="Order" startsOpen={false} />
        ))}
      </ul>
    ),
    provider: { getList: async () => ({ data: [], total: 0 }) },
  });
  const items = await screen.findAllByRole('listitem');
  expect(items.map((item) => within(item).getByRole('time').textContent)).toEqual([
    '29 nov 2026, 09:05',
    '29 nov 2026, 18:30',
  ]);
});

it('the values that a file replaced are restored from the history, while this tab keeps them', async () => {
  const onReopen = vi.fn<(file: File) => void>();
  const itemOf = (key: string) => (
    <ImportedFileItem
      file={{ key, name: `${key}.csv`, time: '2026-11-29T09:05:00' }}
      recordType="Customer"
      startsOpen
      onReopen={onReopen}
    />
  );
  renderForm({
    path: '/app-user/list',
    name: 'app-user',
    view: null,
    list: (
      <ul>
        {itemOf('k1')}
        {itemOf('k2')}
      </ul>
    ),
    provider: { getList: async () => ({ data: [], total: 0 }) },
  });
  expect(await screen.findAllByRole('button', { name: 'Riapri le righe inviate' })).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Riporta com’era prima' })).toBeNull();
  expect(screen.getAllByText(/solo dalla scheda del browser che ha inviato/)).toHaveLength(2);
  const file = new Blob(['code,business_name\r\nC1,Caffè\r\n']);
  await keepPrevious('Customer', { fileKey: 'k2', name: 'k2-prima.csv', file });
  const restore = await screen.findByRole('button', { name: 'Riporta com’era prima' });
  expect(screen.getAllByRole('listitem')[1]).toContainElement(restore);
  expect(screen.getByText(/restano solo in questa scheda del browser/)).toBeVisible();
  await userEvent.click(restore);
  await vi.waitFor(() => expect(onReopen).toHaveBeenCalledOnce());
  const opened = onReopen.mock.lastCall?.[0];
  expect(opened?.name).toBe('k2-prima.csv');
  expect(await opened?.text()).toBe(await file.text());
});
