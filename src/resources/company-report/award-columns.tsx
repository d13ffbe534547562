import type { RaRecord } from 'react-admin';
import type { Column, ExportWords } from '@/kit/fields/column';
import { Code } from '@/kit/fields/Code';
import { Change } from '@/ui/charts/Change';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import text from '@/ui/plain/text.module.css';
import { agentColumn, customerColumn } from './line-columns';

/** Formats a figure of a row of awards; one that the backend does not return is shown as unknown. */
const written =
  (source: string, kind: 'count' | 'euro' | 'share' | 'change') =>
  (row: RaRecord, { translate, formats }: ExportWords): string => {
    const value: unknown = row[source];
    if (typeof value === 'number') {
      return kind === 'count' ? formats.number(value) : formats[kind](value);
    }
    // Without purchases in the year before, there is no change to show.
    return row.winners === null || kind !== 'change'
      ? translate('resources.company-report.cost.not_known')
      : '–';
  };

type FigureProps = { row: RaRecord; source: string; kind: Parameters<typeof written>[1] };

const Figure = ({ row, source, kind }: FigureProps) => {
  const translate = useTranslate();
  const formats = useFormats();
  const value: unknown = row[source];
  if (kind === 'change' && typeof value === 'number') return <Change value={value} />;
  return (
    <span className={typeof value === 'number' ? undefined : text.muted}>
      <Code>{written(source, kind)(row, { translate, formats })}</Code>
    </span>
  );
};

/** A column of a figure that the backend may not give. */
const awardFigure = (
  source: string,
  kind: Parameters<typeof written>[1],
  more: Partial<Column> = {},
): Column => {
  const isShare = kind === 'share' || kind === 'change';
  return {
    source,
    align: 'right',
    firstOrder: 'DESC',
    cell: (row) => <Figure row={row} source={source} kind={kind} />,
    exported: (row, words) => {
      const value: unknown = row[source];
      if (typeof value !== 'number') return written(source, kind)(row, words);
      // In per cent, to one decimal: '+5%' would be escaped, because it might be a formula.
      return isShare ? Math.round(value * 1_000) / 10 : value;
    },
    ...(isShare ? { exportedUnit: '%' as const } : { kind }),
    ...more,
  };
};

/** The columns of a report's awards. */
export const AWARD_COLUMNS: readonly Column[] = [
  { source: 'award_name', isTitle: true, minWidth: 176, isWhole: true },
  awardFigure('award_target', 'euro', { width: 120, priority: 1 }),
  awardFigure('winners', 'count', { width: 96, isOnCard: true }),
  awardFigure('awards_earned', 'count', { width: 112, priority: 2 }),
  awardFigure('awards_delivered', 'count', { width: 112 }),
  awardFigure('cost_so_far', 'euro', { width: 128, isOnCard: true }),
  awardFigure('cost_share', 'share', { width: 112 }),
  awardFigure('turnover_change', 'change', { width: 176, priority: 3 }),
];

/** The columns of a report's winners. */
export const WINNER_COLUMNS: readonly Column[] = [
  // A long name takes two lines; that of an award with its amount has room for one.
  { ...customerColumn, minWidth: 192, isWhole: true },
  { source: 'customer_code', kind: 'code', width: 96, priority: 3 },
  // Its amount is part of the name.
  { source: 'award_name', minWidth: 164, isOnCard: true, isWhole: true },
  { ...agentColumn, minWidth: 128, isWhole: true },
  { source: 'awards_earned', kind: 'count', width: 112, isOnCard: true },
  awardFigure('awards_delivered', 'count', { width: 112, priority: 1 }),
  { source: 'payout', kind: 'euro', width: 120 },
];
