import { useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { CalendarContext } from '@/pages/calendar/calendar-context';
import { itemsOf } from '@/pages/calendar/calendar-items';
import { ItemCard } from '@/pages/calendar/ItemCard';
import { calendarKey, type KindRecords } from '@/pages/calendar/useCalendarItems';
import { shiftOf, type Shift } from '@/pages/calendar/moved-item';
import { dropId, isRefusedAt } from '@/pages/calendar/drop-target';
import { useMove } from '@/pages/calendar/useMove';
import type { ResourceDefinition } from '@/core/resource';
import { addDays, type Day } from '@/pages/calendar/days';
import { dayText } from '@/core/days';
import { ApiError } from '@/providers/http/api-error';
import { customPushTemplate } from '@/resources/custom-push-template/custom-push-template.definition';
import { news } from '@/resources/news/news.definition';
import { survey } from '@/resources/survey/survey.definition';
import { renderForm, signInForEach } from '../support/render-form';
import { withoutSizes } from '../support/without-sizes';

signInForEach();
withoutSizes();

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

it.each([
  ['2026-11-30', true],
  ['2999-06-12', false],
])('an item dragged over %s is refused there: %s', (day, isRefused) => {
  const item = itemOf(customPushTemplate, RECORD);
  if (!item) throw new Error('The record has no dates');
  const dragged = { item, from: '2999-06-10', isEnd: false };
  expect(isRefusedAt(customPushTemplate, dragged, dropId(day))).toBe(isRefused);
});

it.each([
  ['published', true, 1],
  ['withdrawn', false, 0],
])('the card of a %s news says how many people it reaches: %s', async (_, visible, times) => {
  const fields = { published: true, visible, recipients: ['agents'] };
  const read = news.codec?.read?.({ publication_date: '2999-06-10T08:00:00.000Z', ...fields });
  const record: RaRecord = { id: 'w1', title: 'Nuovo listino', ...read };
  const getList = vi.fn(async () => ({ data: [], total: 7 }));
  renderForm({
    path: '/news/list',
    name: 'news',
    view: null,
    list: <Scene definition={news} record={record} />,
    provider: { getList },
  });
  await screen.findByRole('dialog', { name: 'Nuovo listino' });
  if (visible) await screen.findByText(/^Persone raggiunte: /);
  expect(screen.queryAllByText(/^Persone raggiunte/)).toHaveLength(times);
  expect(getList).toHaveBeenCalledTimes(times);
});

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
  // A notice is at one moment.
  expect(within(card).queryByRole('textbox', { name: 'Ultimo giorno' })).toBeNull();
  await waitFor(() => expect(calls.update).toHaveBeenCalledOnce());
  await screen.findByText('Impossibile spostare «Ultimi tre giorni»: Giorno pieno');
  expect(card).toBeVisible();
  expect(field).toHaveValue('12/06/2999');
  await waitFor(() => expect(within(card).getByRole('button', { name: 'Sposta' })).toBeEnabled());
});

it('a notice is moved to another hour of its day, and an unreadable hour is refused', async () => {
  const calls = open(() => Promise.reject(new ApiError('refused', 422, ['Ora piena'])));
  const card = await screen.findByRole('dialog', { name: 'Ultimi tre giorni' });
  const hour = within(card).getByRole('textbox', { name: 'Ora' });
  const move = within(card).getByRole('button', { name: 'Sposta' });
  expect(move).toBeDisabled();
  await userEvent.clear(hour);
  await userEvent.type(hour, '25:10');
  await userEvent.click(move);
  expect(within(card).getByText('Ora non valida')).toBeVisible();
  expect(calls.update).not.toHaveBeenCalled();

  await userEvent.clear(hour);
  await userEvent.type(hour, '1845');
  await userEvent.click(move);
  await waitFor(() => expect(calls.update).toHaveBeenCalledOnce());
  const moved = new Date(RECORD.scheduled_at);
  moved.setHours(18, 45);
  const [, sent] = calls.update.mock.calls[0] as unknown as [string, { data: RaRecord }];
  expect(sent.data['scheduled_at']).toBe(moved.toISOString());
});

type DraggedProps = { definition: ResourceDefinition; record: RaRecord; days: number | Shift };

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
      <button
        onClick={() => item && void move(item, typeof days === 'number' ? shiftOf(days) : days)}
      >
        drags
      </button>
      <p>shown from {String(data.records[0]?.start_date)}</p>
    </>
  );
};

const drag = async (dragged: DraggedProps, failure?: Error) => {
  const { definition } = dragged;
  let stored = dragged.record;
  const calls = {
    getOne: vi.fn(async () => ({ data: stored })),
    update: vi.fn(async (_: string, { data }: { data: RaRecord }) => {
      if (failure) throw failure;
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

it('an end is pulled by itself, and taken back as it was', async () => {
  const dates = { start_date: '2998-12-01', end_date: '2998-12-18' };
  const record = { ...RUNNING, ...dates };
  const days = { start: 0, end: 4 };
  const { stored, update } = await drag({ definition: survey, record, days });
  expect(await screen.findByText('Nuovo periodo: 1–22 dic 2998')).toBeVisible();
  expect(stored()).toMatchObject({ start_date: '2998-12-01', end_date: '2998-12-22' });
  await userEvent.click(screen.getByRole('button', { name: /^Annulla/ }));
  expect(await screen.findByText('Come prima: 1–18 dic 2998')).toBeVisible();
  expect(stored()).toMatchObject(dates);
  expect(update).toHaveBeenCalledTimes(2);
});

it('the end of what runs already is pulled, though its start is in the past', async () => {
  const dates = { start_date: fromToday(-20), end_date: fromToday(10) };
  const record = { ...RUNNING, ...dates };
  const { stored } = await drag({ definition: survey, record, days: { start: 0, end: -5 } });
  expect(await screen.findByText(/^Nuovo periodo: /)).toBeVisible();
  expect(stored()).toMatchObject({ start_date: fromToday(-20), end_date: fromToday(5) });
});

it('a failed undo leaves the item where the server has it', async () => {
  const dates = { start_date: '2998-12-01', end_date: '2998-12-18' };
  const { update } = await drag({ definition: survey, record: { ...RUNNING, ...dates }, days: 2 });
  await screen.findByText('shown from 2998-12-03');
  await screen.findByText('Nuovo periodo: 3–20 dic 2998');
  update.mockRejectedValue(new ApiError('refused', 422, ['Periodo bloccato']));
  await userEvent.click(screen.getByRole('button', { name: /^Annulla/ }));
  expect(
    await screen.findByText('Impossibile spostare «Vini di Natale»: Periodo bloccato'),
  ).toBeVisible();
  expect(screen.getByText('shown from 2998-12-03')).toBeVisible();
});

it.each([
  [
    new ApiError('refused', 422, ['Titolo troppo corto.', 'Piano 100%: |||| chiuso']),
    ['Titolo troppo corto.', 'Piano 100%: |||| chiuso'],
  ],
  [new ApiError('offline', 0), ['Ci sono stati alcuni errori']],
])('each line that refuses a move is an alert that names the item', async (error, lines) => {
  const dates = { start_date: '2998-12-01', end_date: '2998-12-18' };
  const record = { ...RUNNING, ...dates };
  const moved = { definition: survey, record, days: 2 };
  await drag(moved, error);
  for (const line of lines) {
    expect(await screen.findByText(`Impossibile spostare «Vini di Natale»: ${line}`)).toBeVisible();
  }
  expect(document.querySelectorAll('[data-alerts] > [data-kind="error"]')).toHaveLength(
    lines.length,
  );
  expect(screen.getByText('shown from 2998-12-01')).toBeVisible();
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
  [
    'the end of a survey that runs',
    {
      definition: survey,
      record: { ...RUNNING, start_date: fromToday(-20), end_date: fromToday(9) },
      days: { start: 0, end: -10 },
    },
    'Impossibile spostare «Vini di Natale»: la nuova fine sarebbe già passata.',
  ],
  [
    'the end of a survey before its start',
    {
      definition: survey,
      record: { ...RUNNING, start_date: fromToday(5), end_date: fromToday(9) },
      days: { start: 0, end: -4 },
    },
    'Impossibile spostare «Vini di Natale»: la fine deve venire dopo l’inizio.',
  ],
])('%s is not dragged there: an alert says so, without a call', async (_, moved, words) => {
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
  expect(within(card).getByText(/^1 dic 2000/)).toHaveTextContent(
    new RegExp(`^1 dic 2000 – 18 dic 2998${time}$`),
  );
});

describe('the card of an item of several days', () => {
  const DATES = { start_date: '2998-12-01', end_date: '2998-12-18' };

  const openCard = async () => {
    let stored: RaRecord = { ...RUNNING, ...DATES };
    const update = vi.fn(async (_: string, { data }: { data: RaRecord }) => {
      stored = data;
      return { data };
    });
    renderForm({
      path: '/survey/list',
      name: 'survey',
      view: null,
      list: <Scene definition={survey} record={stored} />,
      provider: {
        getOne: async () => ({ data: stored }),
        update,
        getList: async () => ({ data: [], total: 0 }),
      } as never,
    });
    const card = await screen.findByRole('dialog', { name: 'Vini di Natale' });
    const field = (name: string) => within(card).getByRole('textbox', { name });
    const type = async (name: string, day: string) => {
      await userEvent.clear(field(name));
      await userEvent.type(field(name), `${day}{Enter}`);
    };
    return { card, field, type, update, stored: () => stored };
  };

  it('moves its last day alone', async () => {
    const { type, update, stored } = await openCard();
    await type('Ultimo giorno', '24/12/2998');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(stored()).toMatchObject({ start_date: '2998-12-01', end_date: '2998-12-24' });
    expect(update).toHaveBeenCalledOnce();
  });

  it('moves its last day with its first, until another one is typed', async () => {
    const { card, field, type, stored } = await openCard();
    await userEvent.clear(field('Sposta al giorno'));
    await userEvent.type(field('Sposta al giorno'), '03/12/2998');
    expect(field('Ultimo giorno')).toHaveValue('20/12/2998');
    await type('Ultimo giorno', '19/12/2998');
    await waitFor(() => expect(card).not.toBeInTheDocument());
    expect(stored()).toMatchObject({ start_date: '2998-12-03', end_date: '2998-12-19' });
  });

  it('refuses a last day before the first, at its field and without a call', async () => {
    const { card, field, type, update } = await openCard();
    await type('Ultimo giorno', '30/11/2998');
    expect(within(card).getByText('La fine deve venire dopo l’inizio')).toBeVisible();
    expect(field('Ultimo giorno')).toBeInvalid();
    expect(update).not.toHaveBeenCalled();
  });
});
