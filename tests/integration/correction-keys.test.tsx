import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { CheckState } from '@/imports/check/check-state';
import { Issues } from '@/imports/correct/Issues';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

const KIND = { column: 'email', message: 'ra.validation.email', count: 3, isDoubt: false };
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
    correct: vi.fn(async () => ({ changed: 3, state })),
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
