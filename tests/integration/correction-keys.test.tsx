import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ImportFormat } from '@/core/imports';
import { requiredText } from '@/core/schema/text';
import * as z from '@/core/zod';
import { createWorkbench } from '@/imports/workbench/workbench';
import type { CheckState } from '@/imports/check/check-state';
import { Issues } from '@/imports/correct/Issues';
import { renderForm, signInForEach } from '../support/render-form';
import { withoutSizes } from '../support/without-sizes';

signInForEach();
withoutSizes();
afterEach(() => vi.restoreAllMocks());

const KIND = { column: 'email', message: 'ra.validation.email', count: 3, isWarning: false };
const CHECK = {
  kinds: [KIND],
  issues: 3,
  undoable: 1,
  redoable: 1,
  hadErrors: true,
} as unknown as CheckState;

/** The errors of a file of customers, with those of its kind chosen. */
const show = async (check: Partial<CheckState> = {}) => {
  const state = { ...CHECK, ...check };
  const bench = {
    issues: vi.fn(async () => []),
    wrongValues: vi.fn(async () => []),
    correct: vi.fn(async () => ({ changed: 3, state })),
    exclude: vi.fn(async () => state),
    undo: vi.fn(async () => state),
    redo: vi.fn(async () => state),
    offered: vi.fn(async () => []),
  };
  renderForm({
    path: '/app-user/list',
    name: 'app-user',
    view: null,
    provider: {},
    list: (
      <Issues
        recordType="Customer"
        textOf={(_, text) => text}
        mapping={['email']}
        info={{ columns: [] }}
        check={state}
        bench={bench}
        asked={KIND}
        onAsk={() => undefined}
        onState={() => undefined}
      />
    ),
  });
  return { bench, field: await screen.findByRole('textbox', { name: 'Sostituisci con' }) };
};

it('Enter in the field replaces all cells of the kind, unless it is empty', async () => {
  const { bench, field } = await show();
  await userEvent.type(field, '{Enter}');
  expect(bench.correct).not.toHaveBeenCalled();
  await userEvent.type(field, 'a@b.it{Enter}');
  expect(bench.correct.mock.calls).toEqual([[{ kind: 0 }, { text: 'a@b.it' }]]);
});

it.each([
  ['{Control>}z{/Control}', 1, 0],
  ['{Control>}y{/Control}', 0, 1],
  ['{Control>}{Shift>}Z{/Shift}{/Control}', 0, 1],
  ['{Control>}{Alt>}z{/Alt}{/Control}', 0, 0],
  ['z', 0, 0],
])('%s undoes %i corrections and redoes %i', async (keys, undone, redone) => {
  const { bench } = await show();
  await userEvent.keyboard(keys);
  expect([bench.undo.mock.calls.length, bench.redo.mock.calls.length]).toEqual([undone, redone]);
});

it('the keys of undo belong to a field with text', async () => {
  const { bench, field } = await show();
  await userEvent.type(field, 'a{Control>}z{/Control}');
  expect(bench.undo).not.toHaveBeenCalled();
  await userEvent.clear(field);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(bench.undo).toHaveBeenCalledOnce();
});

it('the keys do nothing where no correction can be undone', async () => {
  const { bench } = await show({ undoable: 0, redoable: 0 });
  await userEvent.keyboard('{Control>}zy{/Control}');
  expect([bench.undo.mock.calls.length, bench.redo.mock.calls.length]).toEqual([0, 0]);
});

const FORMAT: ImportFormat = {
  key: ['code'],
  schema: z.object({ code: requiredText(), email: z.email() }),
  columns: [
    { name: 'code', examples: ['1', '2'] },
    { name: 'email', examples: ['a@b.it', 'b@b.it'] },
  ],
};

type Bench = ReturnType<typeof createWorkbench>;

/** The errors of a file that is checked again after each correction. */
const Checked = ({ bench, start }: { bench: Bench; start: CheckState }) => {
  const [check, setCheck] = useState(start);
  const [remote] = useState(() => ({
    issues: async (...range: Parameters<Bench['issues']>) => bench.issues(...range),
    wrongValues: async (kind: number) => bench.wrongValues(kind),
    correct: async (...change: Parameters<Bench['correct']>) => bench.correct(...change),
    exclude: async (row: number) => bench.exclude(row),
    undo: async () => bench.undo(),
    redo: async () => bench.redo(),
    offered: async () => [],
  }));
  return (
    <>
      <Issues
        recordType="Customer"
        textOf={(_, text) => text}
        mapping={['code', 'email']}
        info={{ columns: [] }}
        check={check}
        bench={remote}
        asked={null}
        onAsk={() => undefined}
        onState={setCheck}
      />
      <button type="button">send</button>
    </>
  );
};

/** The errors of a file with these rows. */
const showRows = (...rows: string[]) => showFile(FORMAT, rows);

const showFile = async (format: typeof FORMAT, rows: readonly string[]) => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400);
  HTMLElement.prototype.scrollTo ??= () => undefined;
  HTMLElement.prototype.scrollIntoView ??= () => undefined;
  const bench = createWorkbench(format);
  await bench.open(new Blob([['code,email', ...rows].join('\n')]), {});
  const start = await bench.check(['code', 'email'], () => undefined);
  renderForm({
    path: '/app-user/list',
    name: 'app-user',
    view: null,
    provider: {},
    list: <Checked bench={bench} start={start} />,
  });
};

it('Tab saves a changed cell and goes on to the next wrong one, Shift+Tab to the previous one', async () => {
  await showRows('1,a', '2,b', '3,c', '4,d');
  const cell = (line: number) => screen.findByRole('textbox', { name: `Email, riga ${line}` });
  await userEvent.click(await cell(3));
  await userEvent.clear(await cell(3));
  await userEvent.keyboard('b@b.it{Tab}');
  await waitFor(async () => expect(await cell(4)).toHaveFocus());
  await userEvent.clear(await cell(4));
  await userEvent.keyboard('c@b.it{Shift>}{Tab}{/Shift}');
  await waitFor(async () => expect(await cell(2)).toHaveFocus());
  // A text that was not changed is left, as the only Tab stop of the grid.
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'send' })).toHaveFocus();
});

it('either of two rows with the same record is left out by one press, and comes back with one', async () => {
  await showRows('1,a@b.it', '1,b@b.it', '2,c@b.it', '2, c@b.it');
  const grid = await screen.findByRole('grid', { name: 'Errori' });
  expect(await within(grid).findByText('La riga 2 ha Email a@b.it, questa b@b.it')).toBeVisible();
  expect(within(grid).getByText('Identica alla riga 4')).toBeVisible();
  const labels = within(grid).getAllByRole('button');
  expect(labels.map(({ textContent }) => textContent)).toEqual([
    'Escludi questa riga',
    'Escludi la riga 2',
    'Escludi questa riga',
  ]);

  await userEvent.click(within(grid).getByRole('button', { name: 'Escludi la riga 2' }));
  await waitFor(() => expect(within(grid).queryByText(/La riga 2/)).toBeNull());
  expect(grid).toContainElement(document.activeElement as HTMLElement);
  await userEvent.click(within(grid).getByRole('button', { name: 'Escludi questa riga' }));
  expect(await screen.findByText('Tutti gli errori sono corretti.')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
  expect(await screen.findByText('Identica alla riga 4')).toBeVisible();
});

it('a row of a sale is left out with the whole sale, by a button that says so', async () => {
  const sales = { ...FORMAT, isGrouped: true, shared: ['email'] };
  await showFile(sales, ['A1,a@b.it', 'A1,b@b.it', 'A2,c@b.it']);
  const grid = await screen.findByRole('grid', { name: 'Errori' });
  await within(grid).findByText('Diverso dalla riga 2 della stessa vendita');
  const [button, ...others] = within(grid).getAllByRole('button');
  expect(others).toEqual([]);
  expect(button).toHaveTextContent('Escludi la vendita A1');
  if (button) await userEvent.click(button);
  const announced = 'Vendita A1 esclusa, con tutte le sue righe';
  expect(await screen.findByText(announced, { ignore: false })).toBeInTheDocument();
  expect(await screen.findByText('Tutti gli errori sono corretti.')).toBeVisible();
});
