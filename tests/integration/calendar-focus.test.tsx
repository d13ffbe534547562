import { act, fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { CalendarItem } from '@/pages/calendar/calendar-items';
import { useFocusOnItem } from '@/pages/calendar/useFocusOnItem';

const SALE = { key: 'news 1' } as CalendarItem;

/** The calendar's frame; `drawing` makes a new button of the item, and null leaves it out. */
const Frame = ({ drawing }: { drawing: number | null }) => {
  const frame = useRef<HTMLElement>(null);
  const noteOpened = useFocusOnItem(frame, undefined);
  return (
    <main id="main-content" tabIndex={-1}>
      <section ref={frame}>
        {drawing !== null && (
          <button key={drawing} data-item={SALE.key} onClick={() => noteOpened(SALE)}>
            Sale
          </button>
        )}
      </section>
      <button>Today</button>
    </main>
  );
};

const calendar = (drawing: number | null) => (
  <MemoryRouter>
    <Frame drawing={drawing} />
  </MemoryRouter>
);

test('the item that was opened keeps the focus on the way back, however often it is drawn anew', async () => {
  const left = render(calendar(0));
  fireEvent.click(left.getByText('Sale'));
  left.unmount();

  const { rerender, getByText } = render(calendar(null));
  for (const drawing of [1, 2]) {
    rerender(calendar(drawing));
    await vi.waitFor(() => expect(getByText('Sale')).toHaveFocus());
  }
  fireEvent.keyDown(getByText('Sale'), { key: 'Tab' });
  rerender(calendar(3));
  // The observer of a document is called in a microtask.
  await act(async () => undefined);
  expect(getByText('Sale')).not.toHaveFocus();
});
