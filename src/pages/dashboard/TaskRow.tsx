import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import { LinkBase } from 'react-admin';
import { announceNews } from '@/ui/announce/announced';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { QueueItem, QueueTone } from '@/core/dashboard';
import { dayOf, daysBetween, today } from '@/core/days';
import { useViewsOf } from '@/kit/registry/definitions';
import { listLink } from '@/kit/links/list-link';
import { useFormats } from '@/ui/formats/useFormats';
import type { Task } from './contributions';
import { dueTone } from './due';
import { RetryButton } from './RetryButton';
import { oldestFirst, type Count } from './useCounts';
import { waitingSince, type WaitingSince } from './waiting-since';

type TaskRowProps = { task: Task; count: Count };

/**
 * One task: its urgency, count and name, how long the oldest waits or when the first is due, with a link to the list of
 * its records.
 */
export const TaskRow = ({ task: { definition, item }, count }: TaskRowProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const { value, isFailed, isRefused, retry } = count;
  const text = translate(`resources.${definition.name}.queue.${item.name}`, {
    smart_count: value ?? 2,
  });
  if (isFailed || value === undefined) {
    return (
      <Box component="li" sx={ROW}>
        <Mark resource={definition.name} tone="neutral" />
        <Figure>–</Figure>
        <Box sx={WORDS}>
          <Typography color="text.secondary">{text}</Typography>
          <Typography ref={announceNews} variant="caption" color="text.secondary">
            {translate(isRefused ? 'query_card.refused' : 'pages.dashboard.failure')}
          </Typography>
        </Box>
        {!isRefused && <RetryButton what={text} onRetry={retry} />}
      </Box>
    );
  }
  // The list begins with the record that is named here; without one, its own order is sure to work.
  const first = item.since ?? item.due;
  const sort = first && count.oldest !== undefined ? oldestFirst(first) : undefined;
  const to = listLink(definition, item.filter, {}, sort);
  return (
    <li>
      <Box {...(to === null ? { sx: ROW } : { component: LinkBase, to, sx: LINK })}>
        <Mark resource={definition.name} tone={dueTone(item, count.oldest) ?? item.tone} />
        <Figure>{number(value)}</Figure>{' '}
        <Box component="span" sx={WORDS}>
          <span>{text}</span>
          <Aside task={{ definition, item }} count={count} />
        </Box>
        <ChevronRightIcon fontSize="small" sx={{ color: 'text.disabled' }} />
      </Box>
    </li>
  );
};

/** How long the oldest waits or when the first is due, or how many of the records were counted. */
const Aside = ({
  task: { definition, item },
  count: { value = 0, oldest, coverage },
}: TaskRowProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const ageInWords = useAgeInWords();
  const isPart = coverage !== undefined && coverage.read < coverage.total;
  // The first of some rows need not be the first of all.
  const age = isPart ? null : ageInWords(item, oldest);
  if (!age && !isPart) return null;
  return (
    <Typography component="span" variant="body2" color="text.secondary">
      <span style={visuallyHidden}>, </span>
      {age &&
        translate(`resources.${definition.name}.queue.${item.name}_${item.due ? 'due' : 'since'}`, {
          smart_count: value,
          since: age,
          due: age,
        })}
      {isPart &&
        translate('list.coverage', {
          read: number(coverage.read),
          total: number(coverage.total),
        })}
    </Typography>
  );
};

/** Returns since when a record waits or when it is due, by its value on the wire; null where that says neither. */
const useAgeInWords = () => {
  const translate = useTranslate();
  const { utc, fromToday } = useFormats();
  const sinceInWords = (since: WaitingSince): string => {
    if ('day' in since) {
      const words = ELIDED_DAYS.includes(since.day.getUTCDate()) ? 'day_elided' : 'day';
      return translate(`pages.dashboard.since.${words}`, { day: utc.day(since.day) });
    }
    const words = since.days === 0 ? 'today' : 'days';
    return translate(`pages.dashboard.since.${words}`, { smart_count: since.days });
  };
  return ({ due }: QueueItem, value: unknown): string | null => {
    const day = due ? dayOf(value) : null;
    const now = today();
    if (day && day >= now) {
      const isThisYear = day.getUTCFullYear() === now.getUTCFullYear();
      const written = (isThisYear ? utc.shortDay : utc.day)(day);
      return daysBetween(now, day) === 0 ? fromToday(day) : `${fromToday(day)}, ${written}`;
    }
    const since = waitingSince(value);
    const words = since && sinceInWords(since);
    return words && due ? translate('pages.dashboard.overdue', { since: words }) : words;
  };
};

/** Days of the month before which an Italian article drops its vowel: «dall’8», «dall’11». */
const ELIDED_DAYS = [8, 11];

/** The resource's icon in the colour of the urgency. */
const Mark = ({ resource, tone }: { resource: string; tone: QueueTone | 'neutral' }) => {
  const Icon = useViewsOf()(resource)?.icon;
  return (
    <Box
      aria-hidden
      component="span"
      sx={{
        display: 'grid',
        placeItems: 'center',
        flex: 'none',
        width: 32,
        height: 32,
        borderRadius: 1,
        bgcolor: `status.${tone}.tint`,
        color: `status.${tone}.text`,
        '& > svg': { fontSize: 18 },
      }}
    >
      {Icon && <Icon />}
    </Box>
  );
};

const Figure = ({ children }: { children: ReactNode }) => (
  <Typography
    component="span"
    variant="h2"
    sx={{ flex: 'none', minWidth: 40, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}
  >
    {children}
  </Typography>
);

/** Height in pixels of a row: of two lines of text on a phone. */
export const ROW_HEIGHT = { xs: 64, sm: 48 };

const ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 1.5, sm: 2 },
  minHeight: ROW_HEIGHT,
  px: 2.5,
  py: { xs: 1, sm: 0.5 },
};

/** On a phone the age comes below the name. */
const WORDS = {
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { sm: 'baseline' },
  columnGap: 1.5,
};

const LINK = {
  ...ROW,
  color: 'text.primary',
  textDecoration: 'none',
  typography: 'body1',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outlineOffset: -2 },
};
