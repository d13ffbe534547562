import { renderHook, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { CheckState } from '@/imports/check/check-state';
import { createKnownCodes } from '@/imports/check/known-codes';
import { CellOffers, offersId } from '@/imports/correct/CellOffers';
import { IssueRow } from '@/imports/correct/IssueRow';
import { useOffers } from '@/imports/correct/useOffers';

vi.mock('@/imports/read/useReadingWords', () => ({ useReadingWords: () => WORDS }));

const WORDS = vi.hoisted(() => ({ valueLabel: (_: string, value: string) => `<${value}>` }));

const kinds = ['status', 'agent_code', 'email'].map((column) => ({
  column,
  message: 'wrong',
  count: 1,
  isWarning: false,
})) as unknown as CheckState['kinds'];
const info = {
  columns: ['status', 'agent_code', 'email', 'company_code'].map((name) => ({
    name,
    values: name === 'status' ? ['active'] : [],
  })),
} as unknown as Parameters<typeof useOffers>[0]['info'];

it('the wrong cells offer the values of their column, or its codes with their names', async () => {
  const codes = createKnownCodes();
  codes.add(['agent_code'], ['AGE-1'], false, {}, ['Ada Bianchi']);
  codes.add(['agent_code'], ['AGE-2'], true, {}, []);
  const bench = { offered: vi.fn(async (column: string) => codes.offered(column)) };
  const { result } = renderHook(() => useOffers({ recordType: 'Customer', info, kinds, bench }));
  await waitFor(() => expect(result.current.size).toBe(2));
  expect(Object.fromEntries(result.current)).toEqual({
    status: [{ code: 'active', name: '<active>' }],
    agent_code: [
      { code: 'AGE-1', name: 'Ada Bianchi' },
      { code: 'AGE-2', name: '' },
    ],
  });
  expect(bench.offered.mock.calls).toEqual([['agent_code'], ['email']]);
});

it('a list that is long or not read to its end offers nothing', () => {
  const codes = createKnownCodes();
  codes.add(['customer_code'], ['C1'], false);
  expect(codes.offered('customer_code')).toEqual([]);
  const many = Array.from({ length: 1001 }, (_, at) => `A${at}`);
  codes.add(['agent_code'], many, true);
  expect([codes.offered('agent_code'), codes.offered('email')]).toEqual([[], []]);
});

it('a cell is completed from the list of its column, by the arrows once text is typed', async () => {
  const onArrow = vi.fn();
  const offers = new Map([['agent_code', [{ code: 'AGE-1', name: 'Ada Bianchi' }]]]);
  const line = {
    place: 0,
    row: 0,
    line: 2,
    column: 'agent_code',
    text: 'AGE1',
    code: 'C1',
    name: 'Bar',
    message: 'unknown',
    detail: '',
    isCut: false,
    isWarning: false,
  };
  render(
    <div role="grid" tabIndex={-1} onKeyDown={({ key }) => key === 'ArrowDown' && onArrow()}>
      <CellOffers id="own" offers={offers} />
      <IssueRow
        line={line}
        onCorrect={() => undefined}
        recordType="Customer"
        messageId="message"
        offersId={offersId('own', 'agent_code')}
        isStop
        labels={{ label: () => 'Agente', named: () => 'Agente' }}
        words={({ message }) => message}
        onEnter={() => undefined}
        onSaved={() => undefined}
        onLeaveOut={() => undefined}
      />
    </div>,
  );
  const options = screen.getByRole<HTMLInputElement>('combobox').list?.options ?? [];
  expect([...options].map(({ value, label }) => [value, label])).toEqual([
    ['AGE-1', 'Ada Bianchi'],
  ]);
  await userEvent.type(screen.getByRole('combobox'), '{ArrowDown}');
  expect(onArrow).toHaveBeenCalledOnce();
  await userEvent.keyboard('A{ArrowDown}');
  expect(onArrow).toHaveBeenCalledOnce();
});
