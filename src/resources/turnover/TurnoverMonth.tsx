import type { RaRecord } from 'react-admin';
import { today } from '@/core/days';
import { monthNumber, monthNumberOf } from '@/core/months';
import { Month } from '@/kit/fields/Month';
import { useTranslate } from '@/ui/hooks/useTranslate';
import text from '@/ui/plain/text.module.css';

/** The month of a turnover row. The one in progress is marked: its amount is not that of a whole month. */
export const TurnoverMonth = ({ row: { year, month } }: { row: RaRecord }) => {
  const translate = useTranslate();
  const isInProgress = monthNumber(Number(year), Number(month)) === monthNumberOf(today());
  return (
    <>
      <Month value={month} />
      {isInProgress && (
        <span className={text.muted}> · {translate('resources.turnover.in_progress')}</span>
      )}
    </>
  );
};
