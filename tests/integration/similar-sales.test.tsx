import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { AdvanceQuestion, ProcessQuestion } from '@/resources/user-sale/ProcessQuestion';
import { SaleDuplicates } from '@/resources/user-sale/SaleDuplicates';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

it('whether a possible duplicate was processed is read again before the question', async () => {
  const user = userEvent.setup();
  let status = 'unprocessed';
  const getList = vi.fn(async (resource: string) =>
    resource === 'user-sale'
      ? { data: [SALE, { ...SALE, id: 'b', code: 'VEN-2', status }], total: 2 }
      : { data: [], total: 0 },
  );
  renderForm({
    path: '/user-sale/list',
    name: 'user-sale',
    view: null,
    list: <Scene />,
    provider: { getList: getList as never },
  });
  await screen.findByText('VEN-2');
  expect(screen.queryByText('Elaborata')).toBeNull();
  // Somebody else, in another browser.
  status = 'processed';
  await user.click(screen.getByText('process'));
  const question = await screen.findByRole('dialog');
  expect(within(question).getByText('VEN-2')).toBeVisible();
  expect(within(question).getByText('Elaborata')).toBeVisible();
});

it('shows that the duplicates are being read before the question', async () => {
  let answer = () => {};
  const read = new Promise<void>((resolve) => (answer = resolve));
  const onAnswer = vi.fn();
  renderForm({
    path: '/user-sale/list',
    name: 'user-sale',
    view: null,
    list: <ProcessQuestion record={SALE} onAnswer={onAnswer} />,
    provider: { getList: (() => read.then(() => ({ data: [SALE], total: 1 }))) as never },
  });
  const waiting = await screen.findByRole('progressbar', { name: 'Caricamento…' });
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(waiting);
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(false);
  answer();
  await screen.findByRole('dialog');
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it.each([
  [ProcessQuestion, 'Segna come elaborata'],
  [AdvanceQuestion, 'Segna e passa alla prossima'],
])('the answer of %o repeats the words of its button', async (Question, words) => {
  const onAnswer = vi.fn();
  renderForm({
    path: '/user-sale/list',
    name: 'user-sale',
    view: null,
    list: <Question record={SALE} onAnswer={onAnswer} />,
    provider: { getList: (async () => ({ data: [SALE], total: 1 })) as never },
  });
  await userEvent.click(await screen.findByRole('button', { name: words }));
  expect(onAnswer).toHaveBeenCalledWith(true);
});

const SALE = {
  id: 'a',
  code: 'VEN-1',
  customer_code: 'C1',
  date: '2026-11-15',
  total: 588,
  lines: [],
  status: 'unprocessed',
};

const Scene = () => {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAsked(true)}>
        process
      </button>
      <SaleDuplicates sale={SALE} />
      {isAsked && <ProcessQuestion record={SALE} onAnswer={() => setAsked(false)} />}
    </>
  );
};
