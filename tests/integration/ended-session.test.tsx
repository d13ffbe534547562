import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useMountedUserId } from '@/app/session/useMountedUserId';
import { clearDrafts } from '@/kit/drafts/clear-drafts';
import { session } from '@/providers/session/session';
import { useCurrentUser, useSession } from '@/providers/session/use-session';
import { alerts } from '@/ui/alerts/alert-store';
import { PartBoundary } from '@/ui/lazy/PartBoundary';
import { person } from '../support/people';

vi.mock('@/kit/drafts/clear-drafts', () => ({ clearDrafts: vi.fn() }));

const Page = () => {
  const { firstname } = useCurrentUser();
  const [times, setTimes] = useState(0);
  return <button onClick={() => setTimes(times + 1)}>{`${firstname} ${times}`}</button>;
};

const Shell = () => {
  const user = useSession()?.user ?? null;
  useMountedUserId(user?.id ?? null);
  if (!user) return <p>login</p>;
  return (
    <PartBoundary fallback={<p>broken</p>}>
      <Page />
    </PartBoundary>
  );
};

beforeEach(() => {
  session.start('token', person(['admin']));
  alerts.show({ kind: 'success', lines: [{ message: 'saved', subject: { name: 'Ada' } }] });
  render(<Shell />);
});

afterEach(() => {
  session.end();
  alerts.clear();
  vi.clearAllMocks();
});

test('a logout takes the alerts and the drafts of the console with it', () => {
  act(() => session.end());
  expect(screen.getByText('login')).toBeVisible();
  expect(alerts.snapshot().visible).toEqual([]);
  expect(clearDrafts).toHaveBeenCalledTimes(1);
});

test('a refused session keeps only the lines of the refusal', () => {
  alerts.show({ kind: 'error', lines: [{ message: 'token revoked' }] });
  act(() => session.end('refused'));
  expect(screen.getByText('login')).toBeVisible();
  expect(alerts.snapshot().visible.map(({ message }) => message)).toEqual(['token revoked']);
});

test('a session that the browser has removed leads to the login with the next render, and keeps the drafts', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  localStorage.clear();
  await act(async () => screen.getByRole('button').click());
  expect(screen.getByText('login')).toBeVisible();
  expect(session.ending()).toBe('refused');
  expect(clearDrafts).not.toHaveBeenCalled();
});
