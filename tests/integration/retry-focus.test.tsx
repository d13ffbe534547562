import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { retryRef } from '@/ui/hooks/retry-ref';

type State = 'failed' | 'reading' | 'read';

const Part = ({ state }: { state: State }) => (
  <main id="main-content" tabIndex={-1}>
    <section aria-label="Part">
      {state === 'failed' && <button ref={retryRef}>Retry</button>}
      {state === 'read' && <button>Result</button>}
    </section>
  </main>
);

let show: (state: State) => Promise<void>;

/** A part whose retry was reached by keyboard, and is gone while it is read again. */
beforeEach(async () => {
  const { rerender } = render(<Part state="failed" />);
  show = async (state) => {
    rerender(<Part state={state} />);
    // The focus moves once the button is removed.
    await Promise.resolve();
  };
  await userEvent.tab();
  await show('reading');
});
afterEach(cleanup);

test('the section of a pressed retry has the focus, and the next key is inside it', async () => {
  const section = screen.getByRole('region', { name: 'Part' });
  expect(section).toHaveFocus();
  await show('read');
  expect(section).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Result' })).toHaveFocus();
  expect(section).not.toHaveAttribute('tabindex');
});

test('a retry that fails again has the focus again', async () => {
  await show('failed');
  expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus();
});

test('a focus that has moved on stays where it is', async () => {
  screen.getByRole('main').focus();
  await show('failed');
  expect(screen.getByRole('main')).toHaveFocus();
});
