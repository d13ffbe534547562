import Button from '@mui/material/Button';
import type { MouseEvent } from 'react';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { isTwin } from '@/imports/check/warnings';
import type { IssueLine, RepeatedRow } from '@/imports/check/check-state';

/** A row to leave out; `sale` is the code of its sale, which is left out whole. */
export type LeftOut = Pick<IssueLine, 'row' | 'line'> & { sale?: string };

/** Leaves out a row, given by its index and line, or its sale. */
export type LeaveOut = (row: LeftOut) => Promise<void>;

type RepeatActionsProps = {
  line: IssueLine;
  repeats: RepeatedRow;
  messageId: string;
  /** Whether Tab goes on to the buttons from the row's cell. */
  isStop: boolean;
  onLeaveOut: (row: LeftOut) => void;
};

/**
 * Leaves out one of two rows of the same record: this one, or the earlier one, unless both are the same. Rows of a sale are
 * left out with it, because a part of the sale would replace it.
 */
export const RepeatActions = ({
  line,
  repeats,
  messageId,
  isStop,
  onLeaveOut,
}: RepeatActionsProps) => {
  const translate = useTranslate();
  const button = (name: 'this' | 'other', row: LeftOut) => (
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
      {row.sale === undefined
        ? translate(`imports.correct.leave_out.${name}`, { line: row.line })
        : translate('imports.compare.changes.exclude_sale', { code: row.sale })}
    </Button>
  );
  const { sales: [sale, otherSale] = [], differing } = repeats;
  const hasOther =
    sale === undefined ? differing.length > 0 || isTwin(line.message) : otherSale !== undefined;
  return (
    <div role="gridcell" className="actions">
      {button('this', { ...line, sale })}
      {hasOther && button('other', { ...repeats, sale: otherSale })}
    </div>
  );
};
