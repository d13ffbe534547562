import { useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { CalendarContext } from '@/pages/calendar/calendar-context';
import { itemsOf } from '@/pages/calendar/calendar-items';
import { ItemCard } from '@/pages/calendar/ItemCard';
import { calendarKey, type KindRecords } from '@/pages/calendar/useCalendarItems';
import { useMove } from '@/pages/calendar/useMove';
import type { ResourceDefinition } from '@/core/resource';
import { addDays, type Day } from '@/pages/calendar/days';
import { dayText } from '@/core/days';
import { ApiError } from '@/providers/http/api-error';
import { customPushTemplate } from '@/resources/custom-push-template/custom-push-template.definition';
import { survey } from '@/resources/survey/survey.definition';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

const RECORD = {
  id: 'n1',
  title: 'Ultimi tre giorni',
  status: 'scheduled',
  scheduled_at: '2999-06-10T08:00:00.000Z',
};

const itemOf = (definition: ResourceDefinition, record: RaRecord) =>
  itemsOf(definition, [record], {
    mayEdit: true,
    companyField: undefined,
    translate: (key) => key,
  })[0];

const OnCalendar = ({ children }: { children: ReactNode }) => (
  <CalendarContext
    value={{
      lookOf: () => ({ word: () => 'Notifica' }) as never,
      newKinds: [],
      companyNames: new Map(),
      open: vi.fn(),
      mayMove: async () => true,
    }}
  >
    {children}
  </CalendarContext>
);

type SceneProps = { definition?: ResourceDefinition; record?: RaRecord };

const Scene = ({ definition = customPushTemplate, record = RECORD }: SceneProps) => {
  const [anchor] = useState(() => document.body.appendChild(document.createElement('button')));
  const [isOpen, setOpen] = useState(true);
  const item = itemOf(definition, record);
  return (
    <OnCalendar>
      {isOpen && item && <ItemCard item={item} anchor={anchor} onClose={() => setOpen(false)} />}
    </OnCalendar>
  );
};

const open = (update: () => Promise<never>) => {
  const calls = { getOne: vi.fn(async () => ({ data: RECORD })), update: vi.fn(update) };
  renderForm({
    path: '/push-template/custom/list',
    name: 'custom-push-template',
    view: null,
    list: <Scene />,
    provider: { ...calls, getList: async () => ({ data: [], total: 0 }) } as never,
  });
  return calls;
};

const moveTo = async (day: string) => {
  const card = await screen.findByRole('dialog', { name: 'Ultimi tre giorni' });
  const field = within(card).getByRole('textbox', { name: 'Sposta al giorno' });
  await userEvent.clear(field);
  await userEvent.type(field, day);
  await userEvent.click(within(card).getByRole('button', { name: 'Sposta' }));
  return { card, field };
};

it('a scheduled notice is not moved to a past day: the field says so, without a call', async () => {
  const calls = open(vi.fn());
  const { card, field } = await moveTo('01/11/2020');
  expect(within(card).getByText('Scegli una data e un’ora future')).toBeVisible();
  expect(field).toBeInvalid();
  expect(field).toHaveFocus();
  expect(calls.getOne).not.toHaveBeenCalled();
  expect(calls.update).not.toHaveBeenCalled();
});

it('a refused move leaves the card open with the typed day', async () => {
  const calls = open(() => Promise.reject(new ApiError('refused', 422, ['Giorno pieno'])));
  const { card, field } = await moveTo('12/06/2999');
  await waitFor(() => expect(calls.update).toHaveBeenCalledOnce());
  await screen.findByText('Giorno pieno');
  expect(card).toBeVisible();
  expect(field).toHaveValue('12/06/2999');
  await waitFor(() => expect(within(card).getByRole('button', { name: 'Sposta' })).toBeEnabled());
});

type DraggedProps = { definition: ResourceDefinition; record: RaRecord; days: number };

/** A button that moves the record as a drag does, and the start that the calendar shows. */
const Dragged = ({ definition, record, days }: DraggedProps) => {
  const move = useMove();
  const item = itemOf(definition, record);
  const { data } = useQuery<KindRecords>({
    queryKey: calendarKey(definition.name),
    // The list is not read again: only the move changes what is shown.
    queryFn: () => new Promise(() => undefined),
    initialData: { records: [record], total: 1 },
  });
  return (
    <>
      <button onClick={() => item && void move(item, days)}>drags</button>
      <p>shown from {String(data.records[0]?.start_date)}</p>
    </>
  );
};

const drag = async (dragged: DraggedProps) => {
  const { definition } = dragged;
  let stored = dragged.record;
  const calls = {
    getOne: vi.fn(async () => ({ data: stored })),
    update: vi.fn(async (_: string, { data }: { data: RaRecord }) => {
      stored = data;
      return { data };
    }),
  };
  renderForm({
    path: definition.routes.list ?? '',
    name: definition.name,
    view: null,
    list: (
      <OnCalendar>
        <Dragged {...dragged} />
      </OnCalendar>
    ),
    provider: { ...calls, getList: async () => ({ data: [], total: 0 }) } as never,
  });
  await userEvent.click(await screen.findByText('drags'));
  return { ...calls, stored: () => stored };
};

const RUNNING = { id: 's1', title: 'Vini di Natale', status: 'published' };

it('what is moved says its new period, and is taken back as it was', async () => {
  const dates = { start_date: '2998-12-01', end_date: '2998-12-18' };
  const { stored } = await drag({ definition: survey, record: { ...RUNNING, ...dates }, days: 2 });
  expect(await screen.findByText('Nuovo periodo: 3–20 dic 2998')).toBeVisible();
  expect(stored()).toMatchObject({ start_date: '2998-12-03', end_date: '2998-12-20' });
  await userEvent.click(screen.getByRole('button', { name: /^Annulla/ }));
  expect(await screen.findByText('Come prima: 1–18 dic 2998')).toBeVisible();
  expect(stored()).toMatchObject(dates);
});

it('a failed undo leaves the item where the server has it', async () => {
  const dates = { start_date: '2998-12-01', end_date: '2998-12-18' };
  const { update } = await drag({ definition: survey, record: { ...RUNNING, ...dates }, days: 2 });
  await screen.findByText('shown from 2998-12-03');
  await screen.findByText('Nuovo periodo: 3–20 dic 2998');
  update.mockRejectedValue(new ApiError('refused', 422, ['Periodo bloccato']));
  await userEvent.click(screen.getByRole('button', { name: /^Annulla/ }));
  expect(await screen.findByText('Periodo bloccato')).toBeVisible();
  expect(screen.getByText('shown from 2998-12-03')).toBeVisible();
});

it('what runs already moves on with its whole period', async () => {
  const dates = { start_date: fromToday(-20), end_date: fromToday(10) };
  const { stored } = await drag({ definition: survey, record: { ...RUNNING, ...dates }, days: 1 });
  expect(await screen.findByText(/^Nuovo periodo: /)).toBeVisible();
  expect(stored()).toMatchObject({ start_date: fromToday(-19), end_date: fromToday(11) });
});

const fromToday = (days: number): Day => addDays(dayText(new Date()), days);

it.each([
  [
    'a scheduled notice',
    { definition: customPushTemplate, record: RECORD, days: -400_000 },
    'Impossibile spostare «Ultimi tre giorni»: scegli una data e un’ora future.',
  ],
  [
    'the draft of a notice',
    { definition: customPushTemplate, record: { ...RECORD, status: 'draft' }, days: -400_000 },
    'Impossibile spostare «Ultimi tre giorni»: il giorno è già passato.',
  ],
  [
    'a survey that runs',
    {
      definition: survey,
      record: { ...RUNNING, start_date: fromToday(-1), end_date: fromToday(9) },
      days: -1,
    },
    'Impossibile spostare «Vini di Natale»: il nuovo inizio sarebbe già passato.',
  ],
])('%s is not dragged into the past: an alert says so, without a call', async (_, moved, words) => {
  const { getOne, update } = await drag(moved);
  expect(await screen.findByText(words)).toBeVisible();
  expect(getOne).not.toHaveBeenCalled();
  expect(update).not.toHaveBeenCalled();
});

it.each([
  ['published', ' · In corso'],
  ['closed', ''],
  ['draft', ''],
])('the card of a %s survey says whether it runs now', async (status, time) => {
  const dates = { start_date: '2000-12-01', end_date: '2998-12-18' };
  renderForm({
    path: '/survey/list',
    name: 'survey',
    view: null,
    list: (
      <Scene
        definition={survey}
        record={{ id: 's1', title: 'Vini', status, state: status, ...dates }}
      />
    ),
    provider: { getList: async () => ({ data: [], total: 0 }) },
  });
  const card = await screen.findByRole('dialog', { name: 'Vini' });
  expect(within(card).getByText(/2998/)).toHaveTextContent(
    new RegExp(`^1 dic 2000 – 18 dic 2998${time}$`),
  );
});
