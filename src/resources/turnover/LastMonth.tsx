import { monthOfDay, type Month } from '@/core/months';
import { changeOf } from '@/core/change';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { monthStarts } from '@/domain/activity/periods';
import { Change } from '@/ui/charts/Change';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { ListLink } from '@/kit/links/ListLink';
import { useDefinition } from '@/kit/registry/definitions';
import { NoData } from './NoData';
import type { Sum } from './turnover-figures';
import { monthFilter, useMonthSums } from './useTurnoverByMonth';

/**
 * The turnover of the last whole month before `day`, large, against the same month a year before. It reads these
 * two months itself: a child's effects run before its parent's, so the most important figure is requested first.
 */
export const LastMonth = ({ day }: { day: Date }) => {
  const translate = useTranslate();
  const { utc } = useFormats();
  const start = monthStarts(day.getTime()).at(-2) ?? day;
  const startBefore = new Date(Date.UTC(start.getUTCFullYear() - 1, start.getUTCMonth()));
  const { data: [last, before] = [] } = useMonthSums([monthOfDay(start), monthOfDay(startBefore)]);
  const label = translate('resources.turnover.tile.label', { month: utc.monthName(start) });
  return (
    <div>
      <Typography variant="body2" color="text.secondary">
        {label}
      </Typography>
      <Typography variant="h4" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <Box component="span" sx={LARGE}>
          {last ? (
            <Amount label={label} month={monthOfDay(start)} sum={last} />
          ) : (
            <Skeleton width="6ch" />
          )}
        </Box>
      </Typography>
      <Typography variant="body2" color="text.secondary" component="p">
        {last && before ? (
          <Comparison last={last} before={before} month={utc.month(startBefore)} />
        ) : (
          <Skeleton width="24ch" />
        )}
      </Typography>
    </div>
  );
};

type AmountProps = { label: string; month: Month; sum: Sum };

/** The amount in euros as a link to the rows of the month, where there are any. */
const Amount = ({ label, month, sum: { amount, total } }: AmountProps) => {
  const { euroTick } = useFormats();
  const definition = useDefinition();
  if (total === 0) return <NoData />;
  const written = amount === null ? '–' : euroTick(amount);
  return (
    <ListLink
      list={definition}
      filter={monthFilter(month)}
      aria-label={`${label}: ${written}`}
      sx={{ color: 'text.primary', fontWeight: 'inherit' }}
    >
      {written}
    </ListLink>
  );
};

type ComparisonProps = { last: Sum; before: Sum; month: string };

/** The change since `month`, a year before; none where either has no rows, nothing where a part could not be read. */
const Comparison = ({ last, before, month }: ComparisonProps) => {
  const translate = useTranslate();
  if (!isWhole(last) || !isWhole(before)) return null;
  // No rows are no turnover of 0: those of the month may not have been imported yet.
  const change = last.total === 0 ? null : changeOf(last.amount, before.amount);
  if (change === null) return translate('resources.turnover.tile.no_note', { month });
  return (
    <>
      <Change value={change} /> {translate('resources.turnover.tile.note', { month })}
    </>
  );
};

const isWhole = ({ read, total, unreadable }: Sum) => unreadable === 0 && read >= total;

/** The figure that matters most is the largest of the page; with wide letters it still fits on a phone (WCAG 1.4.12). */
const LARGE = {
  fontSize: { xs: '1.2em', sm: '1.4em' },
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
} as const;
