import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { CalendarContext } from '@/pages/calendar/calendar-context';
import { itemsOf } from '@/pages/calendar/calendar-items';
import { ItemCard } from '@/pages/calendar/ItemCard';
import { ApiError } from '@/providers/http/api-error';
import { customPushTemplate } from '@/resources/custom-push-template/custom-push-template.definition';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

const RECORD = {
  ...{ id: 'n1', title: 'Ultimi tre giorni', status: 'scheduled' },
  scheduled_at: '2999-06-10T08:00:00.000Z',
};

const Scene = () => {
  const [anchor] = useState(() => document.body.appendChild(document.createElement('button')));
  const [isOpen, setOpen] = useState(true);
  const [item] = itemsOf(customPushTemplate, [RECORD], {
    mayEdit: true,
    companyField: undefined,
    translate: (key) => key,
  });
  const lookOf = () => ({ word: () => 'Notifica' }) as never;
  return (
    <CalendarContext
      value={{
        lookOf,
        newKinds: [],
        companyInitials: new Map(),
        open: vi.fn(),
        mayMove: async () => true,
      }}
    >
      {isOpen && item && <ItemCard item={item} anchor={anchor} onClose={() => setOpen(false)} />}
    </CalendarContext>
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
