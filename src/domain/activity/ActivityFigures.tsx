import Box from '@mui/material/Box';
import { sum } from '@/core/sum';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { ChangeIn } from '@/ui/charts/Change';
import { useFormats } from '@/ui/formats/useFormats';
import { isUnread, type Tally } from './tally';

/**
 * Accesses of the last four weeks compared with the four before, and how many customers are active, dormant or have no
 * access. The labels appear before the figures, so that nothing moves when these arrive.
 */
export const ActivityFigures = (props: ActivityFiguresProps) => (
  <Stack sx={{ gap: 2 }}>
    <Accesses {...props} />
    <Customers {...props} />
  </Stack>
);

/** The address of the list that shows those customers. */
export type LinkOf = (group: (typeof GROUPS)[number]) => string | null;
type ActivityFiguresProps = {
  /** Undefined until the first accesses are counted. */
  tally: Tally | undefined;
  /**
   * The number of customers counted so far, in words; shown instead of a change, which would not cover all customers.
   */
  partNote: string | undefined;
  linkOf?: LinkOf;
};

/** Only the accesses of {@link ActivityFigures}. */
export const Accesses = ({ tally, partNote, linkOf }: ActivityFiguresProps) => {
  const translate = useTranslate();
  const { number, change } = useFormats();
  const comparisonOf = ({ days, previousDays }: Tally) => {
    if (partNote !== undefined) return partNote;
    const previous = sum(previousDays);
    const isCompared = previous > 0;
    const part = isCompared ? sum(days) / previous - 1 : 0;
    const sentence = translate(isCompared ? 'activity.change' : 'activity.no_change', {
      change: isCompared ? change(part) : '',
      count: number(previous),
    });
    return isCompared ? <ChangeIn value={part}>{sentence}</ChangeIn> : sentence;
  };
  return (
    <Box component="dl" sx={{ m: 0 }}>
      <Typography component="dt" variant="body2" color="text.secondary">
        {translate('activity.accesses')}
      </Typography>
      <Typography component="dd" variant="h4" color={colorOf(partNote)} sx={FIGURES}>
        {tally ? (
          <Figure to={linkOf?.('active')} label={translate('activity.accesses')}>
            {isUnread(tally) ? '–' : number(sum(tally.days))}
          </Figure>
        ) : (
          <Skeleton width="4ch" />
        )}
      </Typography>
      <Typography component="dd" variant="caption" color="text.secondary" sx={FIGURES}>
        {tally ? comparisonOf(tally) : <Skeleton width="24ch" />}
      </Typography>
    </Box>
  );
};

const GROUPS = ['active', 'never', 'dormant'] as const;

const Customers = ({ tally, partNote, linkOf }: ActivityFiguresProps) => {
  const translate = useTranslate();
  const { number, share } = useFormats();
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5 }}>
      <Typography variant="body2" color="text.secondary">
        {translate('activity.customers')}
      </Typography>
      {tally && partNote !== undefined && (
        <Typography variant="caption" color="text.secondary" sx={FIGURES}>
          {partNote}
        </Typography>
      )}
      <Box component="dl" sx={ROWS}>
        {GROUPS.map((group) => (
          <Box key={group} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2">
              {translate(`activity.${group}`)}
            </Typography>
            <Typography
              component="dd"
              variant="subtitle2"
              align="right"
              color={colorOf(partNote)}
              sx={FIGURES}
            >
              {tally ? (
                <Figure to={linkOf?.(group)} label={translate(`activity.${group}`)}>
                  {isUnread(tally) ? '–' : number(tally[group])}
                </Figure>
              ) : (
                <Skeleton width="3ch" />
              )}
            </Typography>
            <Typography
              component="dd"
              variant="body2"
              align="right"
              color="text.secondary"
              sx={FIGURES}
            >
              {tally ? (
                share(tally.customers > 0 ? tally[group] / tally.customers : 0)
              ) : (
                <Skeleton width="4ch" />
              )}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
};

type FigureProps = { to?: string | null; label: string; children: string };

const Figure = ({ to, label, children }: FigureProps) =>
  to ? (
    <Link
      to={to}
      aria-label={`${label}: ${children}`}
      sx={{ color: 'inherit', fontWeight: 'inherit' }}
    >
      {children}
    </Link>
  ) : (
    children
  );

/** Muted while only some customers are counted. */
const colorOf = (partNote: string | undefined) =>
  partNote === undefined ? 'text.primary' : 'text.secondary';

const FIGURES = { m: 0, fontVariantNumeric: 'tabular-nums' };

const ROWS = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  columnGap: 1.5,
  rowGap: 0.5,
  alignItems: 'baseline',
  m: 0,
  mt: 0.5,
};
