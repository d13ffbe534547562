import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { moved } from '@/kit/order/positions';
import { OrderBar } from '@/kit/order/OrderBar';
import { SortableRows } from '@/kit/order/SortableRows';
import { openAnnouncer } from '@/ui/announce/announcer';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();
afterEach(() => {
  for (const region of document.querySelectorAll('[role="status"]')) region.replaceChildren();
});

const Rows = () => {
  const [rows, setRows] = useState(['Uno', 'Due', 'Tre']);
  const [changes, setChanges] = useState(0);
  const move = (from: number, to: number) => {
    setRows(moved(rows, from, to));
    setChanges(2);
  };
  return (
    <>
      <SortableRows
        items={rows.map((name) => ({ id: name, name }))}
        label="Domande"
        isOpen
        onMove={move}
      >
        {({ name }) => name}
      </SortableRows>
      <OrderBar
        order={{
          rows: [],
          arrange: (records) => records,
          isOpen: true,
          changes,
          progress: null,
          move,
          reset: () => undefined,
          save: async () => undefined,
        }}
      />
    </>
  );
};

it('a move is announced by its position, and once that there is something to save', async () => {
  openAnnouncer();
  renderForm({ path: '/company/create', name: 'company', view: <Rows />, provider: {} });
  const down = await screen.findByRole('button', { name: 'Sposta giù: Uno' });
  // dnd-kit's own region is none: all is said by the one announcer.
  expect(screen.getAllByRole('status')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Sposta: Uno' })).toHaveAccessibleDescription(
    /^Premi spazio per prendere/,
  );
  const said = () => [...screen.getByRole('status').children].map(({ textContent }) => textContent);
  await userEvent.click(down);
  await vi.waitFor(() => expect(said()).toHaveLength(2), 2_000);
  expect(said()).toEqual(['Uno: posizione 2 di 3', 'Ordine da salvare']);
  await userEvent.click(down);
  await vi.waitFor(() => expect(said()).toHaveLength(3), 2_000);
  expect(said()[2]).toBe('Uno: posizione 3 di 3');
});
