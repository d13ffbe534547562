import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { monthStarts } from '@/domain/activity/periods';
import { Change } from '@/ui/charts/Change';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { ListLink } from '@/kit/links/ListLink';
import { useDefinition } from '@/kit/registry/definitions';
import { monthsUpTo, type TurnoverByMonth } from './turnover-figures';

type LastMonthProps = {
  day: Date;
  /** Undefined while the months are read. */
  turnover: TurnoverByMonth | undefined;
};

/** The turnover of the last whole month before `day`, large, against the same month a year before. */
export const LastMonth = ({ day, turnover }: LastMonthProps) => {
  const translate = useTranslate();
  const { utc, euroTick } = useFormats();
  const definition = useDefinition();
  const { year, month } = monthsUpTo(day).at(-2) ?? {};
  const label = translate('resources.turnover.tile.label', { month: utc.monthName(startOf(day)) });
  const amount = turnover?.current.at(-1) ?? null;
  const written = amount === null ? '–' : euroTick(amount);
  return (
    <div>
      <Typography variant="body2" color="text.secondary">
        {label}
      </Typography>
      <Typography variant="h4" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <Box component="span" sx={LARGE}>
          {turnover ? (
            <ListLink
              list={definition}
              filter={{ year: String(year), month: String(month) }}
              aria-label={`${label}: ${written}`}
              sx={{ color: 'text.primary', fontWeight: 'inherit' }}
            >
              {written}
            </ListLink>
          ) : (
            <Skeleton width="6ch" />
          )}
        </Box>
      </Typography>
      <Typography variant="body2" color="text.secondary" component="p">
        {turnover ? <Comparison day={day} {...turnover} /> : <Skeleton width="24ch" />}
      </Typography>
    </div>
  );
};

/** The change against the same month a year before; nothing where a part of either could not be read. */
const Comparison = ({ day, current, previous, unreadable, isPartial }: Known) => {
  const translate = useTranslate();
  const { utc } = useFormats();
  if (unreadable > 0 || isPartial) return null;
  const [amount, before] = [current.at(-1) ?? null, previous.at(-1) ?? 0];
  const start = startOf(day);
  const month = utc.month(new Date(Date.UTC(start.getUTCFullYear() - 1, start.getUTCMonth())));
  if (amount === null || before <= 0)
    return translate('resources.turnover.tile.no_note', { month });
  return (
    <>
      <Change value={amount / before - 1} /> {translate('resources.turnover.tile.note', { month })}
    </>
  );
};

type Known = TurnoverByMonth & { day: Date };

/** The first day of the last whole month before `day`. */
const startOf = (day: Date): Date => monthStarts(day.getTime()).at(-2) ?? day;

/** The figure that matters most is the largest of the page. */
const LARGE = { fontSize: '1.4em', lineHeight: 1.2 };
