import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { LazySessionNotice } from '@/app/session/LazySessionNotice';

const clock = vi.hoisted(() => ({ left: 600, tell: () => {} }));
vi.mock('@/providers/session/session-clock', () => ({
  sessionClock: {
    secondsLeft: () => clock.left,
    subscribe: (listener: () => void) => {
      clock.tell = listener;
      return () => {};
    },
  },
}));
vi.mock('@/ui/lazy/LazyPart', () => ({
  LazyPart: ({ isWanted, onFailure }: { isWanted: boolean; onFailure: () => void }) => (
    <button onClick={onFailure}>{isWanted ? 'loading' : 'failed'}</button>
  ),
}));

it('the code of the notice is loaded again two minutes after a failure', () => {
  render(<LazySessionNotice />);
  fireEvent.click(screen.getByText('loading'));
  const shownAt = (left: number) => {
    clock.left = left;
    act(() => clock.tell());
    return screen.getByRole('button').textContent;
  };
  expect([600, 540, 480].map(shownAt)).toEqual(['failed', 'failed', 'loading']);
});
