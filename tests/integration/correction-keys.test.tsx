import { screen, waitFor } from '@testing-library/react';
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

it('Tab saves a changed cell and goes on to the next wrong one, Shift+Tab to the previous one', async () => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400);
  HTMLElement.prototype.scrollTo ??= () => undefined;
  HTMLElement.prototype.scrollIntoView ??= () => undefined;
  const bench = createWorkbench(FORMAT);
  await bench.open(new Blob(['code,email\n1,a\n2,b\n3,c\n4,d\n']), {});
  const start = await bench.check(['code', 'email'], () => undefined);
  renderForm({
    path: '/app-user/list',
    name: 'app-user',
    view: null,
    provider: {},
    list: <Checked bench={bench} start={start} />,
  });
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
