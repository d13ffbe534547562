import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RECEIVER } from '@/pages/calendar/useDayRange';
import { session } from '@/providers/session/session';
import { person } from '../support/people';
import { renderCalendar } from '../support/render-calendar';
import { signInForEach } from '../support/render-form';
import { withoutSizes } from '../support/without-sizes';

signInForEach();
withoutSizes();

/** The box of a day, on which nothing else is. */
const box = (day: string) =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>(`div[data-list="${day}"]`);
    if (!found) throw new Error(`No box of ${day}`);
    return found;
  });

const open = async (date: string) => {
  renderCalendar(`month&date=${date}`, () => []);
  return box(date);
};

/** Drags from a day to another; the test's DOM has no places, so a day is found as the browser would. */
const drag = async (from: string, ...to: string[]) => {
  const begun = await box(from);
  fireEvent.pointerDown(begun, { button: 0, pointerId: 1, pointerType: 'mouse' });
  for (const day of to) {
    const over = await box(day);
    vi.spyOn(document, 'elementsFromPoint').mockReturnValue([over]);
    fireEvent.pointerMove(window, { pointerId: 1 });
  }
};

const drop = () => fireEvent.pointerUp(window, { pointerId: 1 });

const marked = () =>
  [...document.querySelectorAll('[role="gridcell"][aria-selected="true"] button > time')].map(
    (time) => time.getAttribute('datetime'),
  );

const prefillOf = (card: HTMLElement, name: string) => {
  const address = within(card).getByText(name).closest('a')?.getAttribute('href') ?? '';
  return JSON.parse(new URLSearchParams(address.slice(address.indexOf('?'))).get('prefill') ?? '');
};

describe('days without items', () => {
  beforeEach(() => {
    document.elementsFromPoint = () => [];
  });

  it('are dragged over for a new item with their first and last day', async () => {
    await open('2036-06-18');
    await drag('2036-06-18', '2036-06-19', '2036-06-20');
    expect(marked()).toEqual(['2036-06-18', '2036-06-19', '2036-06-20']);
    drop();
    const card = await screen.findByRole('dialog', { name: '18–20 giu 2036' });
    const days = { start_date: '2036-06-18', end_date: '2036-06-20' };
    expect(prefillOf(card, 'Nuovo sondaggio')).toEqual(days);
    expect(prefillOf(card, 'Nuova promozione')).toEqual(days);
    expect(Object.keys(prefillOf(card, 'Nuova news'))).toEqual(['publication_date']);
    // The days stay marked until the card is closed.
    expect(marked()).toHaveLength(3);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(marked()).toEqual([]));
  });

  it('are dragged over backwards, across weeks', async () => {
    await open('2036-06-18');
    await drag('2036-06-18', '2036-06-12');
    drop();
    await screen.findByRole('dialog', { name: '12–18 giu 2036' });
    expect(marked()).toHaveLength(7);
  });

  it('are left alone where the drag ends on its first day, on Escape, and by touch', async () => {
    const first = await open('2036-06-18');
    await drag('2036-06-18', '2036-06-19', '2036-06-18');
    drop();
    await drag('2036-06-18', '2036-06-19');
    fireEvent.keyDown(window, { key: 'Escape' });
    drop();
    fireEvent.pointerDown(first, { button: 0, pointerId: 1, pointerType: 'touch' });
    fireEvent.pointerMove(window, { pointerId: 1 });
    drop();
    expect(marked()).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that are over offer nothing', async () => {
    await open('2020-06-18');
    await drag('2020-06-18', '2020-06-20');
    expect(marked()).toEqual([]);
    drop();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offer nothing to who may create nothing', async () => {
    session.start('token', person(['agent']));
    await open('2036-06-18');
    await drag('2036-06-18', '2036-06-20');
    expect(marked()).toEqual([]);
  });
});

describe('the hours of a day', () => {
  const hoursOf = async (day: string) => {
    await box(day);
    return [...document.querySelectorAll<HTMLElement>(`div[aria-hidden][data-list="${day}"]`)];
  };

  /** Their places among the rows: 10:00 comes after the line of the hours before, 08:00 and 09:00. */
  it.each([
    [3, 5],
    [5, 3],
  ])('are dragged over for a new item at the first of them (%i to %i)', async (from, to) => {
    renderCalendar('week&date=2036-06-18', () => []);
    const hours = await hoursOf('2036-06-18');
    const [begun, over] = [hours[from], hours[to]];
    if (!begun || !over) throw new Error('The week has no hours');
    document.elementsFromPoint = () => [over];
    fireEvent.pointerDown(begun, { button: 0, pointerId: 1, pointerType: 'mouse' });
    fireEvent.pointerMove(window, { pointerId: 1 });
    // The pointer may be at the other end.
    const receivers = () => hours.flatMap((hour, at) => (hour.hasAttribute(RECEIVER) ? at : []));
    expect(receivers()).toEqual([3]);
    drop();
    expect(receivers()).toEqual([]);
    const card = await screen.findByRole('dialog', { name: '18 giu 2036, 10:00' });
    expect(prefillOf(card, 'Nuova news')).toEqual({
      publication_date: new Date('2036-06-18T10:00').toISOString(),
    });
  });
});

describe('by keyboard', () => {
  it('Shift with the arrows chooses days, and Enter offers new items for them', async () => {
    await open('2036-06-18');
    (await box('2036-06-18')).querySelector('button')?.focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{ArrowLeft}{/Shift}');
    expect(marked()).toHaveLength(8);
    await userEvent.keyboard('{Enter}');
    const card = await screen.findByRole('dialog', { name: '18–25 giu 2036' });
    expect(prefillOf(card, 'Nuovo viaggio')).toEqual({
      start_date: '2036-06-18',
      end_date: '2036-06-25',
    });
  });

  it.each(['{ArrowRight}', '{Escape}'])('%s chooses none', async (key) => {
    await open('2036-06-18');
    (await box('2036-06-18')).querySelector('button')?.focus();
    await userEvent.keyboard(`{Shift>}{ArrowRight}{ArrowRight}{/Shift}${key}`);
    expect(marked()).toEqual([]);
  });
});
