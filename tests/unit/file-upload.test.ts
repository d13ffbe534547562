import { expect, test, vi } from 'vitest';
import { uploadRows } from '@/providers/data/uploads';
import { ApiError } from '@/providers/http/api-error';
import { createFileUpload } from '@/imports/send/file-upload';
import { alerts } from '@/ui/alerts/alert-store';

vi.mock('@/providers/data/uploads', () => ({ uploadRows: vi.fn<typeof uploadRows>() }));

const FILE = new File(['code\nA'], 'codes.csv');

/** The messages about a file that got `answer` after a part of it was sent, and whether the lists are read again. */
const stateAfter = async (answer: ApiError, isSent: boolean) => {
  vi.mocked(uploadRows).mockImplementationOnce((_type, { onProgress }) => {
    onProgress?.(isSent ? 10 : 1, 10);
    return Promise.reject(answer);
  });
  const upload = createFileUpload('Company');
  const onImported = vi.fn<() => void>();
  await upload.send(FILE, undefined, {
    unsent: { leftOut: [], failed: 0 },
    newestKey: () => Promise.resolve('k0'),
    onImported,
  });
  return { state: upload.get(), isReadAgain: onImported.mock.calls.length > 0 };
};

test.each([
  ['a page in place of an answer, as by a proxy', 200, 'unreadable', false, true],
  ['an error page before all of it had gone', 502, 'unreadable', false, false],
  ['an error page after that', 502, 'unreadable', true, true],
  ['a proxy that waited for the backend no longer', 504, 'unreadable', false, true],
  ['no answer before all of it had gone', 0, 'offline', false, false],
  ['no answer after that', 0, 'offline', true, true],
  ['a refusal', 413, 'refused', false, false],
] as const)('a file may have been imported or not: %s', async (_, status, kind, isSent, mayBe) => {
  const { state, isReadAgain } = await stateAfter(new ApiError(kind, status), isSent);
  expect(state).toMatchObject({ phase: 'failed', isReadable: true, isSent: mayBe });
  expect(isReadAgain).toBe(mayBe);
});

test('a sent file keeps the rows it lacks: the records of these were not changed', async () => {
  vi.mocked(uploadRows).mockResolvedValueOnce({ rows: 1, succeeded: 1, failed: 0 });
  const upload = createFileUpload('Promotion');
  await upload.send(FILE, undefined, {
    unsent: { leftOut: [0, 2], failed: 1 },
    newestKey: () => Promise.resolve('k0'),
    onImported: () => undefined,
  });
  expect(upload.get()).toMatchObject({ phase: 'done', unsent: { leftOut: [0, 2], failed: 1 } });
});

test('the alert about a file that may have been imported does not ask to try again', async () => {
  const show = vi.spyOn(alerts, 'show');
  await stateAfter(new ApiError('unreadable', 504), true);
  expect(show).toHaveBeenCalledWith({
    kind: 'error',
    lines: [{ message: 'errors.general', detail: undefined }],
  });
});

test.each([
  ['before its last byte', 9, false],
  ['after its last byte, when the backend may import it', 10, true],
])('a file is stopped %s', async (_, bytes, isSent) => {
  const upload = createFileUpload('Company');
  vi.mocked(uploadRows).mockImplementationOnce((_type, { onProgress, signal }) => {
    onProgress?.(bytes, 10);
    upload.cancel();
    return Promise.reject(signal?.reason as Error);
  });
  const onImported = vi.fn<() => void>();
  await upload.send(FILE, undefined, {
    unsent: { leftOut: [], failed: 0 },
    newestKey: async () => 'k0',
    onImported,
  });
  expect(upload.get()).toEqual({ phase: 'cancelled', isSent, file: FILE, before: 'k0' });
  expect(onImported).toHaveBeenCalledTimes(isSent ? 1 : 0);
});

test('a file is stopped while the history has not answered', async () => {
  vi.mocked(uploadRows).mockClear();
  const upload = createFileUpload('Company');
  const sending = upload.send(FILE, undefined, {
    unsent: { leftOut: [], failed: 0 },
    newestKey: (signal) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      }),
    onImported: () => undefined,
  });
  upload.cancel();
  await sending;
  expect(upload.get()).toMatchObject({ phase: 'cancelled', isSent: false });
  expect(uploadRows).not.toHaveBeenCalled();
});
