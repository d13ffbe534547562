import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
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
