import { expect, test, vi } from 'vitest';
import { closeImport, leftRows, openImport, openImportOf } from '@/imports/panel/open-imports';
import { uploadRows } from '@/providers/data/uploads';
import { alerts } from '@/ui/alerts/alert-store';

vi.mock('@/providers/data/uploads', () => ({ uploadRows: vi.fn<typeof uploadRows>() }));
vi.mock('@/imports/workbench/check-worker', () => ({
  startCheckWorker: () => ({ api: {}, awaited: vi.fn<() => void>(), end: () => undefined }),
}));

const fileOf = (name: string) => new File(['code\nA'], name);

test('a file that is being sent is not replaced by another one of its kind', async () => {
  expect(openImport('Company', fileOf('first.csv'), new Map())).toBe(true);
  const sent = openImportOf('Company');
  let answer: () => void = () => undefined;
  vi.mocked(uploadRows).mockReturnValue(new Promise((resolve) => (answer = () => resolve({}))));
  const options = {
    unsent: { leftOut: [], failed: 0 },
    newestKey: async () => 'k',
    onImported: () => undefined,
  };
  const end = sent?.upload.send(fileOf('first.csv'), undefined, options);
  const show = vi.spyOn(alerts, 'show');

  expect(openImport('Company', fileOf('second.csv'), new Map())).toBe(false);
  expect(openImportOf('Company')).toBe(sent);
  expect(show).toHaveBeenCalledWith({
    kind: 'error',
    lines: [{ message: 'imports.panel.file.being_sent' }],
  });
  await vi.waitFor(() => expect(uploadRows).toHaveBeenCalled());
  answer();
  await end;
  expect(sent?.upload.get().phase).toBe('done');
  expect(openImport('Company', fileOf('second.csv'), new Map())).toBe(true);
  closeImport('Company');
});

test('the browser asks before rows are lost that are left of a file whose others were sent', async () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  openImport('Company', fileOf('part.csv'), new Map());
  expect(isAsked()).toBe(false);
  const sent = openImportOf('Company');
  vi.mocked(uploadRows).mockResolvedValue({});
  await sent?.upload.send(fileOf('part.csv'), undefined, {
    unsent: { leftOut: [], failed: 2 },
    newestKey: async () => 'k',
    onImported: () => undefined,
  });
  expect(sent && leftRows(sent)).toBe(2);
  expect(isAsked()).toBe(true);

  // Opened by themselves, too.
  openImport('Company', fileOf('rest.csv'), new Map(), [{ row: 0, message: '', line: 7 }]);
  expect(isAsked()).toBe(true);
  // The failed rows of an earlier file are in the history.
  openImport('Company', fileOf('failed.csv'), new Map(), [{ row: 0, message: 'Errore' }]);
  expect(isAsked()).toBe(false);
  closeImport('Company');
});
