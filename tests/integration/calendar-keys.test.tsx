import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { dayText } from '@/core/days';
import { Calendar } from '@/pages/calendar/Calendar';
import { promotionCodec } from '@/resources/promotion/promotion.codec';
import { renderForm, signInForEach } from '../support/render-form';
import { withoutSizes } from '../support/without-sizes';

signInForEach();
withoutSizes();

const promotionOf = (id: string, start_date: string, end_date: string) => {
  const wire = { id, code: id, title: id, status: 'active', award_type: 'gift' };
  return { ...wire, ...promotionCodec.read({ ...wire, start_date, end_date }), id };
};

/** One of a single day, and one that runs for weeks. */
const PROMOTIONS = [
  promotionOf('Sconto', '2036-06-18', '2036-06-18'),
  promotionOf('Estate', '2036-06-10', '2036-08-20'),
];

const addressOf = (date: string, view: string) => `/promotion/list?view=${view}&date=${date}`;

/** Opens a month or a week, and enters its days by Tab. */
const enter = async (date: string, view = 'month') => {
  const user = userEvent.setup();
  renderForm({
    path: addressOf(date, view),
    name: 'promotion',
    view: null,
    list: <Calendar />,
    provider: {
      getList: async (name) => {
        const data = name === 'promotion' ? PROMOTIONS : [];
        return { data: data as never[], total: data.length };
      },
    },
  });
  const strip = await running();
  await waitFor(() => expect(strip).toBeEnabled());
  await waitFor(() => expect(otherDay()).not.toBeNull());
  strip.focus();
  await user.tab();
  return user;
};

const running = () => screen.findByText(/^In corso/, { selector: 'button[aria-expanded]' });

/** Shows the same calendar at another address, and puts the focus on the day of it. */
const goTo = async (date: string, view = 'month') => {
  (await running()).focus();
  window.location.hash = `#${addressOf(date, view)}`;
  const day = await waitFor(() => {
    expect(document.querySelectorAll('[role="gridcell"]')).toHaveLength(view === 'week' ? 7 : 42);
    const found = document.querySelector<HTMLElement>(`button[data-list="${date}"]`);
    expect(found).not.toBeNull();
    return found;
  });
  day?.focus();
};

/** For many keys in one calendar. */
const PATIENCE = { timeout: 120_000 };

/** Each row has keys, the day with the focus after them, and the name of what is shown. */
const walk = async (rows: readonly (readonly [string, string | undefined, string])[]) => {
  const user = await enter('2036-06-18');
  expect(focused()).toBe('2036-06-18');
  for (const [keys, day, name] of rows) {
    await goTo('2036-06-18');
    await user.keyboard(keys);
    await waitFor(() => expect([keys, month()]).toEqual([keys, name]));
    if (day) await waitFor(() => expect([keys, focused()]).toEqual([keys, day]));
  }
};

/** The number of a day that Tab passes over, once the grid has such. */
const otherDay = () => document.querySelector('button[data-list][tabindex="-1"] > time');

/** The day that has the focus, or the name of another control. */
const focused = () => {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement.querySelector('time')
    ? activeElement.dataset['list']
    : activeElement?.getAttribute('aria-label');
};

const month = () => screen.getByRole('heading', { level: 2 }).textContent;

describe('the days of the calendar', () => {
  it('are reached by keys from 18 June', PATIENCE, () =>
    walk([
      ['{ArrowRight}', '2036-06-19', 'Giugno 2036'],
      ['{ArrowLeft}', '2036-06-17', 'Giugno 2036'],
      ['{ArrowDown}', '2036-06-25', 'Giugno 2036'],
      ['{ArrowUp}', '2036-06-11', 'Giugno 2036'],
      ['{Home}', '2036-06-16', 'Giugno 2036'],
      ['{End}', '2036-06-22', 'Giugno 2036'],
      ['{End}{ArrowRight}', '2036-06-23', 'Giugno 2036'],
      ['{PageDown}', '2036-07-18', 'Luglio 2036'],
      ['{PageUp}', '2036-05-18', 'Maggio 2036'],
      ['{PageDown}{PageDown}{PageDown}', '2036-09-18', 'Settembre 2036'],
      ['{PageDown}{PageUp}', '2036-06-18', 'Giugno 2036'],
      ['{ArrowUp}{ArrowUp}{ArrowUp}', '2036-05-28', 'Giugno 2036'],
      ['{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}', '2036-05-21', 'Maggio 2036'],
      ['{ArrowDown}{ArrowDown}{Home}{ArrowLeft}', '2036-06-29', 'Giugno 2036'],
      ['{ArrowDown}{ArrowDown}{End}{ArrowRight}', '2036-07-07', 'Luglio 2036'],
      ['{Control>}{Home}{/Control}', '2036-05-26', 'Giugno 2036'],
      ['{Control>}{End}{/Control}', '2036-07-06', 'Giugno 2036'],
    ]),
  );

  it('of a week go on in the next one', async () => {
    const user = await enter('2036-06-22', 'week');
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(focused()).toBe('2036-06-23'));
    await user.keyboard('{ArrowUp}');
    await waitFor(() => expect(focused()).toBe('2036-06-16'));
  });

  it('are left by Tab for their items, and for no item of another day', async () => {
    const user = await enter('2036-06-18');
    await user.tab();
    expect(document.activeElement).toHaveAccessibleName(/^Promozione: Sconto/);
    await user.keyboard('{ArrowRight}');
    expect(focused()).toBe('2036-06-19');
    await user.keyboard('{Home}');
    await user.tab();
    expect(focused()).toBe('1 in corso, 16–22 giu 2036');
    await user.tab({ shift: true });
    expect(focused()).toBe('2036-06-16');
  });
});

describe('the single keys of the calendar', () => {
  it('show other months and weeks, and keep the day', PATIENCE, () =>
    walk([
      ['j', undefined, 'Luglio 2036'],
      ['jj', undefined, 'Agosto 2036'],
      ['k', undefined, 'Maggio 2036'],
      ['w', undefined, '16–22 giu 2036'],
      ['wj', undefined, '23–29 giu 2036'],
      ['wm', undefined, 'Giugno 2036'],
      ['{ArrowLeft}j', '2036-07-17', 'Luglio 2036'],
      ['{ArrowLeft}jk', '2036-06-17', 'Giugno 2036'],
      ['{ArrowDown}{ArrowDown}k', '2036-05-18', 'Maggio 2036'],
      ['{ArrowDown}w', '2036-06-25', '23–29 giu 2036'],
      ['{ArrowDown}wj', '2036-07-02', '30 giu – 6 lug 2036'],
      ['{ArrowDown}wk', '2036-06-18', '16–22 giu 2036'],
    ]),
  );

  it('go from a day to today, and show the agenda', async () => {
    const user = await enter('2036-06-18');
    for (const [keys, view] of [
      ['{ArrowRight}t', 'month'],
      ['{ArrowRight}t', 'week'],
      ['t{ArrowRight}t', 'month'],
    ] as const) {
      await goTo('2036-06-18', view);
      await user.keyboard(keys);
      await waitFor(() => expect([keys, focused()]).toEqual([keys, dayText(new Date())]));
      expect(window.location.hash).toContain(`date=${dayText(new Date())}`);
    }
    await goTo('2036-06-18');
    await user.keyboard('a');
    await waitFor(() => expect(window.location.hash).toContain('view=agenda'));
    await user.keyboard('t');
    await waitFor(() => expect(window.location.hash).toContain(`date=${dayText(new Date())}`));
  });

  it('do nothing while an item is open', async () => {
    const user = await enter('2036-06-18');
    await user.dblClick(screen.getByRole('button', { name: /^Promozione: Sconto/ }));
    expect(await screen.findByRole('dialog', { name: 'Sconto' })).toBeVisible();
    await user.keyboard('j');
    expect(window.location.hash).toContain('date=2036-06-18');
  });
});
