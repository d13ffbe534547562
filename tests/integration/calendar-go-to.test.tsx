import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderCalendar } from '../support/render-calendar';
import { signInForEach } from '../support/render-form';
import { withoutSizes } from '../support/without-sizes';

signInForEach();
withoutSizes();

const ask = async (view: string, day: string) => {
  renderCalendar(`${view}&date=2036-06-18`, () => []);
  await userEvent.click(await screen.findByRole('button', { name: 'Vai al giorno' }));
  const card = await screen.findByRole('dialog', { name: 'Vai al giorno' });
  const field = within(card).getByRole('textbox', { name: 'Vai al giorno' });
  await userEvent.clear(field);
  await userEvent.type(field, `${day}{Enter}`);
  return card;
};

it.each([
  ['month', 'Marzo 2041'],
  ['week', '4–10 mar 2041'],
  ['agenda', '8 mar – 7 apr 2041'],
])('the %s of a typed day is shown', async (view, name) => {
  await ask(view, '8/3/2041');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(name);
  expect(window.location.hash).toContain('date=2041-03-08');
});

it.each(['domani mai', '8/3/99999'])('%s is no day to show: the field says so', async (typed) => {
  const card = await ask('month', typed);
  expect(within(card).getByRole('textbox')).toBeInvalid();
  expect(window.location.hash).toContain('date=2036-06-18');
});
