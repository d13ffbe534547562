import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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
    expect(titles).toEqual(['Estate', 'Mattina', 'Mattina tardi', 'Sera']);
  });

  it('has a line for each hour of an item, on which the items of the hour are', async () => {
    await open('week');
    expect(rowOf('Mattina')).toBe(rowOf('09:00'));
    expect(rowOf('Mattina tardi')).toBe(rowOf('09:00'));
    expect(rowOf('Sera')).toBe(rowOf('18:00'));
    expect(Number(rowOf('Sera'))).toBeGreaterThan(Number(rowOf('Mattina')));
    expect(screen.queryByText('10:00')).toBeNull();
  });

  it('says the minutes of an item on it', async () => {
    await open('week');
    const late = screen.getByRole('button', { name: /^News: Mattina tardi/ });
    expect(within(late).getByText('09:40')).toBeVisible();
  });
});

it('a month has no lines of hours', async () => {
  await open('month');
  expect(screen.queryByText('18:00', { ignore: 'time' })).toBeNull();
});
