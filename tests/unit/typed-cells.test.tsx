import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { IssueRow } from '@/imports/correct/IssueRow';
import { typedCells } from '@/imports/correct/typed-cells';

it('text typed in a cell counts as a correction until it is saved', async () => {
  const onCorrect = vi.fn();
  const line = {
    place: 0,
    row: 0,
    line: 2,
    column: 'business_name',
    text: 'Ba',
    code: 'C1',
    name: 'Ba',
    message: 'short',
    detail: '',
    isCut: false,
    isWarning: false,
  };
  const row = (
    <IssueRow
      line={line}
      onCorrect={onCorrect}
      recordType="Customer"
      messageId="message"
      isStop
      labels={{ label: () => 'Ragione sociale', named: () => 'Ragione sociale' }}
      words={({ message }) => message}
      onEnter={() => undefined}
      onSaved={() => undefined}
      onLeaveOut={() => undefined}
    />
  );
  const { unmount } = render(row);
  expect(typedCells('Customer')).toBe(0);
  await userEvent.type(screen.getByRole('textbox'), 'r');
  expect(typedCells('Customer')).toBe(1);
  // It is lost with no other file.
  expect(typedCells('Company')).toBe(0);
  await userEvent.click(document.body);
  expect([typedCells('Customer'), onCorrect.mock.lastCall]).toEqual([
    0,
    [{ row: 0, column: 'business_name' }, 'Bar'],
  ]);
  unmount();
  expect(typedCells('Customer')).toBe(0);
});
