import { act, fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { CalendarItem } from '@/pages/calendar/calendar-items';
import type { CancelState } from '@/kit/save-bar/useCancelLink';
import { useCancelState, useFocusOnItem } from '@/pages/calendar/useFocusOnItem';

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

test('a form that is cancelled back to the calendar leads to the item that opened it', async () => {
  const Form = () => {
    const { cancel } = useLocation().state as CancelState;
    return (
      <Link to={cancel.to} state={cancel.state}>
        Annulla
      </Link>
    );
  };
  const Opener = () => (
    <>
      <Frame drawing={0} />
      <Link to="/form" state={useCancelState()}>
        Apri
      </Link>
      <p>{useLocation().search}</p>
    </>
  );
  const { getByText, findByText } = render(
    <MemoryRouter initialEntries={['/calendar?view=week']}>
      <Routes>
        <Route path="/calendar" element={<Opener />} />
        <Route path="/form" element={<Form />} />
      </Routes>
    </MemoryRouter>,
  );
  fireEvent.click(getByText('Sale'));
  fireEvent.click(getByText('Apri'));
  fireEvent.click(await findByText('Annulla'));
  expect(await findByText('?view=week')).toBeVisible();
  await vi.waitFor(() => expect(getByText('Sale')).toHaveFocus());
});
