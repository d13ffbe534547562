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

/** Opens a month or a week, and enters its days by Tab. */
const enter = async (date: string, view = 'month') => {
  const user = userEvent.setup();
  renderForm({
    path: `/promotion/list?view=${view}&date=${date}`,
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
  const strip = await screen.findByText(/^In corso/, { selector: 'button[aria-expanded]' });
  await waitFor(() => expect(strip).toBeEnabled());
  await waitFor(() => expect(otherDay()).not.toBeNull());
  strip.focus();
  await user.tab();
  return user;
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
  it.each([
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
  ])('%s goes from 18 June to %s', async (keys, day, name) => {
    const user = await enter('2036-06-18');
    expect(focused()).toBe('2036-06-18');
    await user.keyboard(keys);
    await waitFor(() => expect(focused()).toBe(day));
    await waitFor(() => expect(month()).toBe(name));
  });

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
  it.each([
    ['j', 'Luglio 2036'],
    ['jj', 'Agosto 2036'],
    ['k', 'Maggio 2036'],
    ['w', '16–22 giu 2036'],
    ['wj', '23–29 giu 2036'],
    ['wm', 'Giugno 2036'],
  ])('%s shows %s', async (keys, name) => {
    const user = await enter('2036-06-18');
    await user.keyboard(keys);
    await waitFor(() => expect(month()).toBe(name));
  });

  it.each([
    ['{ArrowLeft}j', '2036-07-17', 'Luglio 2036'],
    ['{ArrowLeft}jk', '2036-06-17', 'Giugno 2036'],
    ['{ArrowDown}{ArrowDown}k', '2036-05-18', 'Maggio 2036'],
    ['{ArrowDown}w', '2036-06-25', '23–29 giu 2036'],
    ['{ArrowDown}wj', '2036-07-02', '30 giu – 6 lug 2036'],
    ['{ArrowDown}wk', '2036-06-18', '16–22 giu 2036'],
  ])('%s goes from 18 June to %s', async (keys, day, name) => {
    const user = await enter('2036-06-18');
    await user.keyboard(keys);
    await waitFor(() => expect(month()).toBe(name));
    await waitFor(() => expect(focused()).toBe(day));
  });

  it.each([
    ['{ArrowRight}t', 'month'],
    ['{ArrowRight}t', 'week'],
    ['t{ArrowRight}t', 'month'],
  ])('%s go from a day of a %s to today', async (keys, view) => {
    const user = await enter('2036-06-18', view);
    await user.keyboard(keys);
    await waitFor(() => expect(focused()).toBe(dayText(new Date())));
    expect(window.location.hash).toContain(`date=${dayText(new Date())}`);
  });

  it('show the agenda, and go to today', async () => {
    const user = await enter('2036-06-18');
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
