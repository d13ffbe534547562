import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import type { CheckState } from '@/imports/check/check-state';
import { CheckSummary } from '@/imports/compare/CheckSummary';
import { announce } from '@/ui/announce/announcer';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();
// Announced sentences stay for a while, also those of the test before.
beforeEach(() => screen.queryByRole('status')?.replaceChildren());

const CHECKED = {
  rows: 5,
  failedRows: 5,
  repeatedRows: 0,
  leftOutRows: 0,
  changedColumns: {},
  isDone: true,
  outcome: { added: 0, changed: 0, same: 0, unknown: 0 },
} as unknown as CheckState;

/** The result before the rows are compared with the lookups; the buttons compare them, and correct one row after the other. */
const Summary = () => {
  const [isCompared, setCompared] = useState(false);
  const [undoable, setUndoable] = useState(0);
  const correct = () => {
    setUndoable(undoable + 1);
    announce(`corretto ${undoable + 1}`);
  };
  const check = { ...CHECKED, failedRows: 5 - undoable, undoable, redoable: 0 };
  return (
    <>
      <button type="button" onClick={() => setCompared(true)}>
        compare
      </button>
      <button type="button" onClick={correct}>
        correct
      </button>
      <CheckSummary recordType="Customer" compared={null} check={check} isCompared={isCompared} />
    </>
  );
};

const said = () =>
  [...screen.getByRole('status').children]
    .map(({ textContent }) => textContent)
    .filter((sentence) => /Con errori|corretto/.test(sentence));

it.each([
  ['as it was before the correction', ['compare', 'correct'], ['Con errori 5', 'corretto 1']],
  ['as it is after the correction', ['correct', 'compare'], ['corretto 1', 'Con errori 4']],
])('the result of a check is announced once, %s', async (_, presses, sentences) => {
  renderForm({
    path: '/app-user/list',
    name: 'app-user',
    view: null,
    provider: {},
    list: <Summary />,
  });
  for (const name of presses) (await screen.findByRole('button', { name })).click();
  await waitFor(() => expect(said()).toHaveLength(2));
  expect(said()).toEqual(sentences.map((sentence) => expect.stringContaining(sentence)));
});

it('a later correction announces no result', async () => {
  renderForm({
    path: '/app-user/list',
    name: 'app-user',
    view: null,
    provider: {},
    list: <Summary />,
  });
  (await screen.findByRole('button', { name: 'compare' })).click();
  await waitFor(() => expect(said()).toHaveLength(1));
  for (const number of [1, 2]) {
    screen.getByRole('button', { name: 'correct' }).click();
    await waitFor(() => expect(said().at(-1)).toBe(`corretto ${number}`));
  }
  expect(said().filter((sentence) => sentence.includes('Con errori'))).toHaveLength(1);
});
