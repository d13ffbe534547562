import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SimpleForm } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { day, dateTime } from '@/core/schema/date';
import * as z from '@/core/zod';
import { formResolver } from '@/kit/form-state/resolver';
import { CheckedDateField } from '@/kit/inputs/CheckedDateField';
import { dayNotation, loadDayWords } from '@/kit/inputs/date-notation';
import { DayFilter } from '@/kit/list/filters/DayFilter';
import { MomentPopover } from '@/kit/list/actions/MomentPopover';
import { DayInput } from '@/kit/inputs/DayInput';
import { MomentInput } from '@/kit/inputs/MomentInput';
import { renderForm, signInForEach } from '../support/render-form';

const save = vi.fn();
const rules = z.object({ company_name: day(), description: dateTime() });

/** A form of a day and a moment, in the place of fields that have a name in the catalogue. */
const open = (record: object) =>
  renderForm({
    path: '/company/create',
    name: 'company',
    view: (
      <SimpleForm
        record={record}
        resolver={formResolver(rules, () => ({}))}
        mode="onTouched"
        onSubmit={save}
      >
        <DayInput source="company_name" />
        <MomentInput source="description" />
      </SimpleForm>
    ),
    provider: {},
  });

const dayField = () => screen.findByRole('textbox', { name: 'Nome azienda' });
const momentField = () => screen.findByRole('textbox', { name: 'Descrizione' });
const press = (name: RegExp | string) => screen.findByRole('button', { name });

signInForEach();
afterEach(() => {
  cleanup();
  save.mockReset();
});

it('a day and a moment are typed letter by letter, repeated in words and sent in the wire format', async () => {
  const user = userEvent.setup();
  open({});
  // The rule is read while its field has the focus.
  expect(await screen.findByText('Per esempio 31/12/2026')).not.toBeVisible();
  await user.click(await dayField());
  expect(screen.getByText('Per esempio 31/12/2026')).toBeVisible();
  await user.type(await dayField(), '1/2/2026');
  expect(await dayField()).toHaveValue('1/2/2026');
  expect(screen.getByText('domenica 1 febbraio 2026')).toBeVisible();
  await user.type(await momentField(), '1/2/2026 8:05');
  await user.tab();
  expect(await dayField()).toHaveValue('01/02/2026');
  expect(await momentField()).toHaveValue('01/02/2026, 08:05');
  await user.click(await press(/Salva/));
  await vi.waitFor(() =>
    expect(save.mock.calls[0]?.[0]).toEqual({
      company_name: '2026-02-01',
      description: new Date(2026, 1, 1, 8, 5).toISOString(),
    }),
  );
});

it('a day in words is kept as a day', async () => {
  const user = userEvent.setup();
  open({ company_name: '', description: '2026-02-01T08:00:00Z' });
  const field = await dayField();
  await loadDayWords();
  await user.click(field);
  await user.paste('15 dic 2026');
  await user.tab();
  expect(field).toHaveValue('15/12/2026');
});

it('what is no day is refused, and stays as it was typed', async () => {
  const user = userEvent.setup();
  open({ company_name: '2026-02-01', description: '2026-02-01T08:00:00Z' });
  await user.clear(await dayField());
  await user.tab();
  // The button of the calendar is part of the field.
  await user.tab();
  expect(await screen.findByText('Campo obbligatorio')).toBeVisible();
  await user.type(await dayField(), '31/4/2026');
  await user.tab();
  expect(await screen.findByText('Data non valida')).toBeVisible();
  expect(await dayField()).toHaveAccessibleDescription('Data non valida · Per esempio 31/12/2026');
  expect(await dayField()).toHaveValue('31/4/2026');
  await user.clear(await momentField());
  await user.type(await momentField(), 'prima o poi');
  await user.tab();
  expect(await screen.findByText('Data e ora non valide')).toBeVisible();
  expect(save).not.toHaveBeenCalled();
});

it('a day is chosen from a calendar that speaks the user’s language', async () => {
  const user = userEvent.setup();
  open({ company_name: '2026-02-01T10:00:00Z' });
  await user.click(await press('Scegli dal calendario: Nome azienda'));
  const calendar = await screen.findByRole('dialog', {
    name: 'Scegli dal calendario: Nome azienda',
  });
  expect(await within(calendar).findByText('febbraio 2026')).toBeVisible();
  await user.click(within(calendar).getByRole('gridcell', { name: '28' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await dayField()).toHaveValue('28/02/2026');
});

it('is not left by opening its calendar, nor by closing it without a day', async () => {
  const user = userEvent.setup();
  open({});
  await user.click(await dayField());
  await user.tab();
  const calendar = await press('Scegli dal calendario: Nome azienda');
  expect(calendar).toHaveFocus();
  await user.keyboard('{Enter}');
  const popup = await screen.findByRole('dialog');
  await within(popup).findByRole('gridcell', { name: '28' });
  await user.keyboard('{Escape}');
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calendar).toHaveFocus();
  expect(screen.queryByText('Campo obbligatorio')).toBeNull();
  await user.tab();
  expect(await screen.findByText('Campo obbligatorio')).toBeVisible();
});

it('a moment keeps its time when another day is chosen, and its day with another time', async () => {
  const user = userEvent.setup();
  open({ description: new Date(2026, 1, 1, 8, 5).toISOString() });
  await user.click(await press('Scegli dal calendario: Descrizione'));
  const calendar = await screen.findByRole('dialog');
  await user.click(await within(calendar).findByRole('gridcell', { name: '28' }));
  expect(within(calendar).getByRole('option', { name: '08 ore', selected: true })).toBeVisible();
  await user.click(within(calendar).getByRole('option', { name: '18 ore' }));
  await user.click(within(calendar).getByRole('option', { name: '30 minuti' }));
  await user.click(within(calendar).getByRole('button', { name: 'Fatto' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await momentField()).toHaveValue('28/02/2026, 18:30');
});

it.each([
  [
    'the day of a filter',
    <DayFilter key="day" name="day" label="Giorno" value="" onChoose={save} />,
    'Data non valida',
  ],
  [
    'the moment of a row',
    <MomentPopover
      key="moment"
      record={{ id: '1', day: '2026-02-01T08:00:00.000Z' }}
      field="day"
      label="Giorno"
      anchor={document.body}
      onClose={save}
    />,
    'Data e ora non valide',
  ],
])(
  '%s has the focus, and a wrong one is refused aloud, in the words below it',
  async (_, view, said) => {
    const user = userEvent.setup();
    renderForm({ path: '/company/create', name: 'company', view, provider: {} });
    const field = await screen.findByRole('textbox');
    await vi.waitFor(() => expect(field).toHaveFocus());
    await user.clear(field);
    await user.type(field, '99/99/2026{Enter}');
    expect(field).toHaveAccessibleDescription(said);
    await vi.waitFor(() =>
      expect(document.querySelector('[role="alert"] > p')).toHaveTextContent(said),
    );
    document.querySelector('[role="alert"]')?.replaceChildren();
    expect(save).not.toHaveBeenCalled();
  },
);

it('a wrong day outside a record’s form is refused when its field is left, not before', async () => {
  const user = userEvent.setup();
  const Filter = () => {
    const [day, setDay] = useState('');
    return (
      <CheckedDateField label="Dal" value={day} onChange={setDay} notation={dayNotation('it')} />
    );
  };
  renderForm({ path: '/company/create', name: 'company', view: <Filter />, provider: {} });
  const field = await screen.findByRole('textbox', { name: 'Dal' });
  await user.type(field, '99/99/2026');
  expect(field).toHaveAttribute('aria-invalid', 'false');
  await user.tab();
  expect(field).toHaveAccessibleDescription('Data non valida');
  await vi.waitFor(() =>
    expect(document.querySelector('[role="status"] > p')).toHaveTextContent('Dal: Data non valida'),
  );
  await user.clear(field);
  await user.type(field, '1/2/2026');
  expect(field).toHaveAttribute('aria-invalid', 'false');
});

it('a text that is not a day yet chooses none in the calendar', async () => {
  const user = userEvent.setup();
  open({ company_name: '', description: '' });
  await user.type(await momentField(), '12');
  await user.click(screen.getByRole('button', { name: 'Scegli dal calendario: Descrizione' }));
  const calendar = await screen.findByRole('dialog');
  await within(calendar).findAllByRole('gridcell');
  expect(within(calendar).queryByRole('gridcell', { selected: true })).toBeNull();
});

it('a date is replaced by what is typed once its field has the focus', async () => {
  const user = userEvent.setup();
  open({ company_name: '2026-11-30', description: '' });
  await user.click(await dayField());
  await user.keyboard('31122026');
  expect(screen.getByText('giovedì 31 dicembre 2026')).toBeVisible();
});

it('the end of a period without its year comes after the start', async () => {
  renderForm({
    path: '/journey/create',
    name: 'journey',
    view: (
      <SimpleForm record={{ start_date: '2099-11-30' }} onSubmit={save}>
        <DayInput source="start_date" />
        <DayInput source="end_date" />
      </SimpleForm>
    ),
    provider: {},
  });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Fine' }), '1/1');
  expect(screen.getByText('venerdì 1 gennaio 2100')).toBeVisible();
});
