import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CalendarItem } from '@/pages/calendar/calendar-items';
import { dropId, shiftTo } from '@/pages/calendar/drop-target';
import { hoursIn, nearestHour } from '@/pages/calendar/week-layout';
import { renderCalendar } from '../support/render-calendar';
import { signInForEach } from '../support/render-form';
import { withoutSizes } from '../support/without-sizes';

signInForEach();
withoutSizes();

/** A moment of 18 June 2036 in the time zone of the tests. */
const at = (time: string) => new Date(`2036-06-18T${time}`).toISOString();

const RECORDS: Record<string, object[]> = {
  news: [
    { id: 'n1', title: 'Sera', publication_date: at('18:00') },
    { id: 'n2', title: 'Mattina tardi', publication_date: at('09:40') },
    { id: 'n3', title: 'Mattina', publication_date: at('09:00') },
    { id: 'n4', title: 'Notte', publication_date: at('22:00') },
  ],
  survey: [{ id: 's1', title: 'Estate', start_date: '2036-06-18', end_date: '2036-08-20' }],
};

const open = async (view: string) => {
  renderCalendar(`${view}&date=2036-06-18`, (name) => (RECORDS[name] ?? []) as never[]);
  await screen.findByRole('button', { name: /^Sondaggio: Inizio: Estate/ });
  return screen.getByRole('grid');
};

/** The row of the week that has an hour, or the items of an hour. */
const rowOf = (text: string) => {
  const found = screen.getByText(text, { ignore: 'time' });
  return (found.closest('button')?.parentElement ?? found).style.gridRow;
};

describe('a week', () => {
  it('has its items without a time first, then the others by their time', async () => {
    const grid = await open('week');
    const titles = [...grid.querySelectorAll('.title')].map(({ textContent }) => textContent);
    expect(titles).toEqual(['Estate', 'Mattina', 'Mattina tardi', 'Sera', 'Notte']);
  });

  it('has a line for each hour from the first of the working day to the last of an item', async () => {
    await open('week');
    expect(rowOf('Mattina')).toBe(rowOf('09:00'));
    expect(rowOf('Mattina tardi')).toBe(rowOf('09:00'));
    expect(rowOf('Sera')).toBe(rowOf('18:00'));
    expect(Number(rowOf('Sera'))).toBeGreaterThan(Number(rowOf('Mattina')));
    expect(rowOf('Notte')).toBe(rowOf('22:00'));
    expect(screen.getByText('10:00')).toBeVisible();
    expect(screen.queryByText('07:00')).toBeNull();
    expect(screen.getByText('21:00')).toBeVisible();
    expect(screen.queryByText('23:00')).toBeNull();
  });

  it('folds the hours before and after, which a press opens until the page is left', async () => {
    await open('week');
    const early = screen.getByRole('button', { name: 'Ore 00–07', expanded: false });
    expect(screen.getByRole('button', { name: 'Ore 23', expanded: false })).toBeVisible();
    await userEvent.click(early);
    expect(early).toHaveAttribute('aria-expanded', 'true');
    for (const hour of ['00:00', '07:00', '08:00']) expect(screen.getByText(hour)).toBeVisible();
    expect(screen.queryByText('23:00')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Agenda' }));
    await userEvent.click(screen.getByRole('button', { name: 'Settimana' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ore 00–07', expanded: true }));
    expect(screen.queryByText('07:00')).toBeNull();
  });

  it('says the minutes of an item on it', async () => {
    await open('week');
    const late = screen.getByRole('button', { name: /^News: Mattina tardi/ });
    expect(within(late).getByText('09:40')).toBeVisible();
  });
});

it('a press on an hour to come creates items that start at it', async () => {
  const grid = await open('week');
  // The line of the hours before is the first.
  const [, , , , , hour] = grid.querySelectorAll('[aria-hidden][data-list="2036-06-19"]');
  if (hour) await userEvent.click(hour);
  const card = await screen.findByRole('dialog', { name: '19 giu 2036, 12:00' });
  const link = within(card).getByRole('link', { name: 'Nuova news' });
  const query = new URLSearchParams(link.getAttribute('href')?.split('?')[1]);
  expect(JSON.parse(query.get('prefill') ?? '')).toEqual({
    publication_date: new Date('2036-06-19T12:00').toISOString(),
  });
});

it('an item dropped on an hour keeps its minutes, and one without a time moves by days alone', () => {
  const shiftOf = (moment: string | undefined, drop: string) =>
    shiftTo({ item: { moment } as CalendarItem, from: '2036-06-18', isEnd: false }, drop);
  expect(shiftOf(at('09:40'), dropId('2036-06-20', 14))).toEqual({
    start: 2,
    end: 2,
    minutes: 300,
  });
  expect(shiftOf(at('09:40'), dropId('2036-06-17'))).toMatchObject({ start: -1, minutes: 0 });
  expect(shiftOf(undefined, dropId('2036-06-19', 8))).toMatchObject({ start: 1, minutes: 0 });
});

it('a fold takes an item at its hour nearest to those shown', () => {
  const nearest = (...open: ('early' | 'late')[]) =>
    hoursIn([], '2036-06-16', open).flatMap((row) => (row.fold ? nearestHour(row) : []));
  expect(nearest()).toEqual([7, 20]);
  expect(nearest('early', 'late')).toEqual([0, 20]);
  const item = { moment: at('09:40') } as CalendarItem;
  const drop = dropId('2036-06-18', 20, 'late');
  expect(shiftTo({ item, from: '2036-06-18', isEnd: false }, drop)).toMatchObject({
    minutes: 660,
  });
});

describe('the line of the present', () => {
  afterEach(() => vi.useRealTimers());

  it.each([
    ['09:30', '09:00', 50],
    ['22:30', 'Ore 20–23', 62.5],
    ['02:00', 'Ore 00–07', 25],
  ])('at %s is in the row of %s', async (time, row, percent) => {
    vi.useFakeTimers({ now: new Date(`2036-06-25T${time}`), toFake: ['Date'] });
    renderCalendar('week&date=2036-06-25', () => []);
    const button = await screen.findByRole('button', { name: 'Ore 00–07' });
    const line = document.querySelector<HTMLElement>('[aria-hidden] > [style*="top"]');
    expect(Number.parseFloat(line?.style.top ?? '')).toBeCloseTo(percent);
    const found = row.startsWith('Ore')
      ? screen.getByRole('button', { name: row })
      : screen.getByText(row);
    expect(line?.parentElement?.style.gridRow).toBe(found.style.gridRow);
    expect(button).toBeVisible();
  });
});

it('a month has no lines of hours', async () => {
  await open('month');
  expect(screen.queryByText('18:00', { ignore: 'time' })).toBeNull();
});
