import Button from '@mui/material/Button';
import type { MouseEvent } from 'react';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { IssueLine, RepeatedRow } from '@/imports/check/check-state';

/** Leaves out a row, given by its index and line. */
export type LeaveOut = (row: Pick<IssueLine, 'row' | 'line'>) => void;

type RepeatActionsProps = {
  line: IssueLine;
  repeats: RepeatedRow;
  messageId: string;
  /** Whether Tab goes on to the buttons from the row's cell. */
  isStop: boolean;
  onLeaveOut: LeaveOut;
};

/** Leaves out one of two rows of the same record: this one, or the earlier one, unless both are the same. */
export const RepeatActions = ({
  line,
  repeats,
  messageId,
  isStop,
  onLeaveOut,
}: RepeatActionsProps) => {
  const translate = useTranslate();
  const button = (name: 'this' | 'other', row: Pick<IssueLine, 'row' | 'line'>) => (
    <Button
      size="small"
      tabIndex={isStop ? 0 : -1}
      aria-describedby={messageId}
      onClick={({ currentTarget }: MouseEvent<HTMLElement>) => {
        // The button disappears with the error; the list finds the next one for the keyboard.
        currentTarget.closest<HTMLElement>('[role="grid"]')?.focus({ preventScroll: true });
        onLeaveOut(row);
      }}
    >
      {translate(`imports.correct.leave_out.${name}`, { line: row.line })}
    </Button>
  );
  return (
    <div role="gridcell" className="actions">
      {button('this', line)}
      {repeats.differing.length > 0 && button('other', repeats)}
    </div>
  );
};
