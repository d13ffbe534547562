import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderCalendar } from '../support/render-calendar';
import { signInForEach } from '../support/render-form';
import { withoutSizes } from '../support/without-sizes';

signInForEach();
withoutSizes();

const open = async (view: string) => {
  renderCalendar(`${view}&date=2036-06-18`, () => []);
  await userEvent.click(await screen.findByRole('button', { name: 'Vai al giorno' }));
  return screen.findByRole('dialog', { name: 'Vai al giorno' });
};

const ask = async (view: string, day: string) => {
  const card = await open(view);
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

it('the field has the focus from the start, and what is typed replaces its day', async () => {
  const card = await open('month');
  expect(within(card).getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('8/3/2041{Enter}');
  await waitFor(() => expect(window.location.hash).toContain('date=2041-03-08'));
});

it('a day that is picked in the small calendar is shown at once', async () => {
  const card = await open('month');
  await userEvent.click(within(card).getByRole('button', { name: /Vai al giorno/ }));
  await userEvent.click(await screen.findByRole('button', { name: /anno|anni/i }));
  await userEvent.click(await screen.findByRole('radio', { name: '2037' }));
  expect(window.location.hash).toContain('date=2036-06-18');
  await userEvent.click(await screen.findByRole('radio', { name: 'giugno' }));
  await userEvent.click(await screen.findByRole('gridcell', { name: '24' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.hash).toContain('date=2037-06-24');
});
