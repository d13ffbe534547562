import { cleanup, render, screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useSlices } from '@/kit/list/useSlices';

afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
});

const Rows = ({ start }: { start?: number }) => {
  const { from, to } = useSlices(50, 20, start);
  return <output>{`${from}–${to}`}</output>;
};

describe('the rows of a long list', () => {
  it('come around the row that was left, then all of them', async () => {
    render(<Rows start={30} />);
    expect(screen.getByRole('status').textContent).toBe('20–40');
    await screen.findByText('0–50');
  });

  it('come in slices on the way back, too, where React renders transitions at once', async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    // React reads this event; that of jsdom ends before React renders.
    vi.stubGlobal('event', new PopStateEvent('popstate'));
    const frame = document.createElement('div');
    const root = createRoot(frame);
    flushSync(() => root.render(<Rows />));
    for (let task = 0; task < 5; task += 1) await Promise.resolve();
    expect(frame.textContent).toBe('0–20');
    vi.unstubAllGlobals();
    await expect.poll(() => frame.textContent).toBe('0–50');
    flushSync(() => root.unmount());
  });
});
