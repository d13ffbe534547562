import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { dayText } from '@/core/days';
import { session } from '@/providers/session/session';
import { person } from '../support/people';
import { renderCalendar } from '../support/render-calendar';
import { signInForEach } from '../support/render-form';

signInForEach();

// The first load of the menu is slow.
beforeAll(async () => import('@/ui/lazy/ButtonMenu'));

const open = () => renderCalendar('agenda', () => []);

it('the calendar offers the kinds of new items, which begin today', async () => {
  open();
  fireEvent.click(await screen.findByText('Nuovo', { selector: 'button' }));
  const menu = await screen.findByRole('menu', { name: 'Nuovo' });
  const entries = within(menu).getAllByRole('menuitem');
  expect(entries.map(({ textContent }) => textContent)).toContain('Nuova promozione');
  expect(entries[0]).toHaveFocus();
  const survey = within(menu).getByText('Nuovo sondaggio').closest('a');
  expect(decodeURIComponent(survey?.getAttribute('href') ?? '')).toContain(dayText(new Date()));
});

it('a user who may create nothing has no such button', async () => {
  session.start('token', person(['agent']));
  open();
  await screen.findByText('Scarica .ics');
  expect(screen.queryByText('Nuovo')).toBeNull();
});
