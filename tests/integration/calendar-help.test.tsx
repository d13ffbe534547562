import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { ShortcutsDialog } from '@/app/palette/ShortcutsDialog';
import { Calendar } from '@/pages/calendar/Calendar';
import { session } from '@/providers/session/session';
import { person } from '../support/people';
import { renderForm, signInForEach } from '../support/render-form';
import { withoutSizes } from '../support/without-sizes';

signInForEach();
withoutSizes();

const WithHelp = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Calendar />
      <button onClick={() => setIsOpen(true)}>help</button>
      {isOpen && <ShortcutsDialog isOpen onClose={() => setIsOpen(false)} />}
    </>
  );
};

const DAY_KEYS = ['Giorno precedente', 'Giorno successivo', 'Stesso giorno del mese successivo'];
const CHOICE = ['Seleziona anche il giorno successivo', 'Nuovi elementi per i giorni selezionati'];

/** The shortcuts that the help lists for a view of the calendar. */
const helpOn = async (view: string) => {
  renderForm({
    path: `/promotion/list?view=${view}&date=2036-06-18`,
    name: 'promotion',
    view: null,
    list: <WithHelp />,
    provider: { getList: async () => ({ data: [], total: 0 }) },
  });
  await waitFor(() => expect(document.querySelector('main [data-page-loading]')).toBeNull());
  if (view !== 'agenda') await screen.findByRole('grid');
  fireEvent.click(screen.getByText('help'));
  const dialog = await screen.findByRole('dialog');
  const heading = within(dialog).getByText('Nel calendario');
  expect(within(dialog).queryByText('Nelle tabelle')).toBeNull();
  return [...(heading.parentElement?.querySelectorAll('li > span:first-child') ?? [])].map(
    ({ textContent }) => textContent,
  );
};

it.each(['month', 'week'])('the help on a %s lists the keys of its days', async (view) => {
  expect(await helpOn(view)).toEqual(expect.arrayContaining([...DAY_KEYS, ...CHOICE]));
});

it('the help on the agenda lists no keys of days', async () => {
  const names = await helpOn('agenda');
  expect(names).toContain('Mostra il mese');
  expect(names).not.toContain('Giorno precedente');
});

it('the help lists no keys that select days to a user who may create nothing', async () => {
  session.start('token', person(['agent']));
  const names = await helpOn('month');
  expect(names).toContain('Giorno precedente');
  expect(names).not.toContain(CHOICE[0]);
});
