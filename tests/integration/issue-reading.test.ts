import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { IssueLine } from '@/imports/check/check-state';
import type { ReadIssues } from '@/imports/correct/follow-issues';
import { useReadIssues, useSeenState } from '@/imports/correct/useSeenIssues';

const lineOf = (place: number, text: string): IssueLine => ({
  place,
  row: place,
  line: place + 2,
  column: 'amount',
  text,
  isCut: false,
  message: 'validation.invalid',
  detail: '',
  isWarning: false,
  code: '',
  name: '',
});

const wait = () => {
  let resolve: (lines: IssueLine[]) => void = () => undefined;
  const promise = new Promise<IssueLine[]>((done) => {
    resolve = done;
  });
  return { read: () => promise, resolve };
};

test('the first errors are shown while a check finds more of them than are read', async () => {
  const early = wait();
  const later = wait();
  const { result, rerender } = renderHook(
    ({ read, count }: { read: ReadIssues; count: number }) => {
      const [seen, setSeen] = useSeenState(count);
      useReadIssues({ read, count, onSeen: setSeen }, 0, 10);
      return seen;
    },
    { initialProps: { read: early.read, count: 1 } },
  );
  rerender({ read: later.read, count: 2 });
  await act(async () => early.resolve([lineOf(0, 'uno')]));
  expect(result.current.lines.get(0)?.text).toBe('uno');

  await act(async () => later.resolve([lineOf(0, 'uno'), lineOf(1, 'due')]));
  expect([result.current.lines.size, result.current.count]).toEqual([2, 2]);
});

test('an answer that comes late does not replace the errors that are shown', async () => {
  const early = wait();
  const later = wait();
  const { result, rerender } = renderHook(
    ({ read }: { read: ReadIssues }) => {
      const [seen, setSeen] = useSeenState(1);
      useReadIssues({ read, count: 1, onSeen: setSeen }, 0, 10);
      return seen;
    },
    { initialProps: { read: early.read } },
  );
  rerender({ read: later.read });
  await act(async () => later.resolve([lineOf(0, 'nuovo')]));
  await act(async () => early.resolve([lineOf(0, 'vecchio')]));
  expect(result.current.lines.get(0)?.text).toBe('nuovo');
});
