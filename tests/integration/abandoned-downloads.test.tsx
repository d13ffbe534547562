import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ReopenActions } from '@/imports/history/ReopenActions';
import { useRowNames } from '@/imports/history/useRowNames';
import { downloadImportedFile } from '@/providers/data/uploads';
import { renderForm, signInForEach } from '../support/render-form';

vi.mock('@/providers/data/uploads', () => ({
  downloadImportedFile: vi.fn<typeof downloadImportedFile>(() => new Promise(() => undefined)),
}));
signInForEach();

const FILE = { key: 'k', name: 'clienti.csv', time: '2026-09-14T08:00:00Z' };

const Names = () => {
  useRowNames({ file: FILE, recordType: 'Customer' }, [1], true);
  return null;
};

const Reopen = () => (
  <ReopenActions
    recordType="Company"
    file={FILE}
    filter={{}}
    failed={0}
    onReopen={() => undefined}
  />
);

it.each([
  ['of a file that is opened again', Reopen],
  ['of the names of its rows', Names],
])('leaving the page cancels the download %s', async (_, List) => {
  const { unmount } = renderForm({
    path: '/promotion/list',
    name: 'promotion',
    view: null,
    provider: {},
    list: <List />,
  });
  const button = screen.queryByRole('button', { name: 'Riapri le righe inviate' });
  if (button) fireEvent.click(button);
  await vi.waitFor(() => expect(downloadImportedFile).toHaveBeenCalled());
  const [, signal] = vi.mocked(downloadImportedFile).mock.lastCall ?? [];
  expect(signal?.aborted).toBe(false);
  unmount();
  expect(signal?.aborted).toBe(true);
});
