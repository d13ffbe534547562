import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { CalendarItem } from '@/pages/calendar/calendar-items';
import { dropId, shiftTo } from '@/pages/calendar/drop-target';
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

  it('has a line for each working hour and each hour of an item, on which its items are', async () => {
    await open('week');
    expect(rowOf('Mattina')).toBe(rowOf('09:00'));
    expect(rowOf('Mattina tardi')).toBe(rowOf('09:00'));
    expect(rowOf('Sera')).toBe(rowOf('18:00'));
    expect(Number(rowOf('Sera'))).toBeGreaterThan(Number(rowOf('Mattina')));
    expect(rowOf('Notte')).toBe(rowOf('22:00'));
    expect(screen.getByText('10:00')).toBeVisible();
    expect(screen.queryByText('07:00')).toBeNull();
    expect(screen.queryByText('21:00')).toBeNull();
  });

  it('says the minutes of an item on it', async () => {
    await open('week');
    const late = screen.getByRole('button', { name: /^News: Mattina tardi/ });
    expect(within(late).getByText('09:40')).toBeVisible();
  });
});

it('a press on an hour to come creates items that start at it', async () => {
  const grid = await open('week');
  const [, , , , hour] = grid.querySelectorAll('[aria-hidden][data-list="2036-06-19"]');
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

it('a month has no lines of hours', async () => {
  await open('month');
  expect(screen.queryByText('18:00', { ignore: 'time' })).toBeNull();
});
