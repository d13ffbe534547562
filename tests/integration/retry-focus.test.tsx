import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { retryRef } from '@/ui/hooks/retry-ref';

type State = 'failed' | 'reading' | 'read';
let answer = (_: State) => {};

const Part = () => {
  const [state, setState] = useState<State>('failed');
  answer = setState;
  return (
    <main id="main-content" tabIndex={-1}>
      <section aria-label="Part">
        {state === 'failed' && (
          <button ref={retryRef} onClick={() => setState('reading')}>
            Retry
          </button>
        )}
        {state === 'read' && <button>Result</button>}
      </section>
    </main>
  );
};

beforeEach(async () => {
  render(<Part />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
});
afterEach(cleanup);

test('the section of a pressed retry has the focus, and the next key is inside it', async () => {
  const section = screen.getByRole('region', { name: 'Part' });
  expect(section).toHaveFocus();
  act(() => answer('read'));
  expect(section).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Result' })).toHaveFocus();
  expect(section).not.toHaveAttribute('tabindex');
});

test('a retry that fails again has the focus again', () => {
  act(() => answer('failed'));
  expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus();
});

test('a focus that has moved on stays where it is', () => {
  screen.getByRole('main').focus();
  act(() => answer('failed'));
  expect(screen.getByRole('main')).toHaveFocus();
});
