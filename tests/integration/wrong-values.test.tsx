import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { ImportFormat } from '@/core/imports';
import { requiredText } from '@/core/schema/text';
import * as z from '@/core/zod';
import { createWorkbench } from '@/imports/workbench/workbench';
import type { CheckState } from '@/imports/check/check-state';
import { Issues, type AskedKind } from '@/imports/correct/Issues';
import { renderForm, signInForEach } from '../support/render-form';
import { withoutSizes } from '../support/without-sizes';

signInForEach();
withoutSizes();

const FORMAT: ImportFormat = {
  key: ['code'],
  schema: z.object({ code: requiredText(), status: z.enum(['open', 'done']) }),
  columns: [
    { name: 'code', examples: ['1', '2'] },
    { name: 'status', examples: ['open', 'done'] },
  ],
};

const checked = async () => {
  const bench = createWorkbench(FORMAT);
  const texts = ['evasa', 'da evadere', 'evasa', 'open', 'evasa', 'da evadere'];
  const rows = texts.map((text, at) => `${at + 1},${text}\n`);
  await bench.open(new Blob(['code,status\n', ...rows]), {});
  const check = await bench.check(['code', 'status'], () => undefined);
  return { bench, check, kind: check.kinds.findIndex(({ count }) => count > 0) };
};

it('a correction of one wrong value leaves the others, and is one step', async () => {
  const { bench, kind } = await checked();
  expect(bench.wrongValues(kind)).toEqual([
    { text: 'evasa', count: 3 },
    { text: 'da evadere', count: 2 },
  ]);
  expect(bench.issues(kind, 0, 9, 'da evadere').map(({ line }) => line)).toEqual([3, 7]);
  const { changed, state } = bench.correct({ kind, text: 'evasa' }, { text: 'done' });
  expect([changed, state.issues, state.undoable]).toEqual([3, 2, 1]);
  expect(bench.undo().issues).toBe(5);
});

type Bench = ReturnType<typeof createWorkbench>;

const Checked = ({ bench, start }: { bench: Bench; start: CheckState }) => {
  const [check, setCheck] = useState(start);
  const [asked, setAsked] = useState<AskedKind>(null);
  const [remote] = useState(() => ({
    issues: async (...range: Parameters<Bench['issues']>) => bench.issues(...range),
    wrongValues: async (kind: number) => bench.wrongValues(kind),
    correct: async (...change: Parameters<Bench['correct']>) => bench.correct(...change),
    exclude: async (row: number) => bench.exclude(row),
    undo: async () => bench.undo(),
    redo: async () => bench.redo(),
    offered: async () => [{ code: 'done', name: 'Done' }],
  }));
  return (
    <Issues
      recordType="Order"
      textOf={(_, text) => text}
      mapping={['code', 'status']}
      info={{ columns: bench.describe().columns }}
      check={check}
      bench={remote}
      asked={asked}
      onAsk={setAsked}
      onState={setCheck}
    />
  );
};

it('the chosen kind offers its wrong values, and the correction goes by the chosen one', async () => {
  const { bench, check } = await checked();
  renderForm({
    path: '/app-user/list',
    name: 'app-user',
    view: null,
    provider: {},
    list: <Checked bench={bench} start={check} />,
  });
  const kinds = await screen.findByRole('group', { name: 'Tipi di errore' });
  await userEvent.click(within(kinds).getByRole('button'));
  const values = await screen.findByRole('group', { name: 'Valori errati' });
  const chips = within(values).getAllByRole('button');
  expect(chips.map((chip) => chip.textContent)).toEqual(['evasa · 3', 'da evadere · 2']);
  await userEvent.click(within(values).getByRole('button', { name: 'evasa · 3' }));
  const field = screen.getByRole('combobox', { name: 'Sostituisci con' });
  await userEvent.type(field, 'done');
  await userEvent.click(screen.getByRole('button', { name: 'Sostituisci in 3 celle' }));
  // Both remaining cells have the same text: there is nothing to choose from.
  expect(await screen.findByRole('button', { name: 'Sostituisci in 2 celle' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Valori errati' })).toBeNull();
});
