import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { announceChanges } from '@/ui/announce/announced';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { ReadFailure } from '@/ui/page/ReadFailure';
import { useFormats } from '@/ui/formats/useFormats';
import { useWithUnreadable } from '@/ui/formats/useWithUnreadable';
import { Accesses, ActivityFigures, type LinkOf } from './ActivityFigures';
import { CHART_HEIGHT } from '@/ui/charts/ChartFigure';
import { retryRef } from '@/ui/hooks/retry-ref';
import type { Activity } from './useActivity';
import { usePartNote } from './usePartNote';

type ActivityPanelProps = {
  activity: Activity;
  title: string;
  /** Beside the title: a link, or the choice of the chart's periods. */
  action?: ReactNode;
  /** The list of the customers behind a number. */
  linkOf?: LinkOf;
  /** Whether it shows only accesses, because the page counts the customers elsewhere. */
  isOfAccesses?: boolean;
  /** The chart of the tally; its space is reserved until the tally is known. */
  chart: ReactNode;
};

/** The use of the app: figures, a chart, and the number of customers they are based on. */
export const ActivityPanel = ({
  activity,
  title,
  action,
  linkOf,
  isOfAccesses = false,
  chart,
}: ActivityPanelProps) => {
  const titleId = useId();
  const translate = useTranslate();
  const { tally, isReading } = activity;
  const partNote = usePartNote(activity);
  const Figures = isOfAccesses ? Accesses : ActivityFigures;
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={titleId}
      aria-busy={isReading}
      sx={{ display: 'flex', flexDirection: 'column', mb: 3, minWidth: 0 }}
    >
      <Stack
        direction="row"
        sx={{ px: 2.5, pt: 2, columnGap: 1.5, rowGap: 1, alignItems: 'center', flexWrap: 'wrap' }}
      >
        <Typography id={titleId} variant="h3" component="h2">
          {title}
        </Typography>
        <Scope activity={activity} />
        <Box sx={AT_THE_END}>{action}</Box>
      </Stack>
      {!tally && activity.isFailed ? (
        <Box sx={{ px: 2.5, pt: 1, pb: 2.5 }}>
          <ReadFailure
            error={activity.error}
            text={translate('activity.failure')}
            onRetry={activity.retry}
          />
        </Box>
      ) : (
        <Box sx={isOfAccesses ? BODY : BESIDE}>
          <Figures tally={tally} partNote={partNote} linkOf={linkOf} />
          {tally ? (
            chart
          ) : (
            <Skeleton variant="rounded" height="100%" sx={{ minHeight: CHART_HEIGHT }} />
          )}
        </Box>
      )}
    </Paper>
  );
};

/** Aligns the text of a link with the right edge of the card's content. */
const AT_THE_END = { ml: 'auto', '& > .MuiButton-text': { mr: -1.25 } };

const BODY = {
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  gap: 1,
  px: 2.5,
  pt: 1,
  pb: 2,
};

const BESIDE = {
  ...BODY,
  gridTemplateRows: 'auto',
  gap: { xs: 2.5, md: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '288px minmax(0, 1fr)' },
};

/** Says how many customers the counts are based on. */
const Scope = ({ activity }: { activity: Activity }) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const withUnreadable = useWithUnreadable();
  const { tally, read, total, isReading, isFailed, retry, readMore } = activity;
  const state = isFailed ? 'failed' : isReading ? 'reading' : scopeOf(read, total);
  if (!tally && isFailed) return null;
  const text = tally
    ? translate(`activity.scope.${state}`, {
        read: number(read),
        total: number(total),
        smart_count: total,
      })
    : translate('activity.loading');
  return (
    <Stack
      direction="row"
      sx={{
        columnGap: 0.5,
        minHeight: 32,
        alignItems: 'center',
        // On a phone it is below title and action instead of between them.
        order: { xs: 1, sm: 0 },
        width: { xs: '100%', sm: 'auto' },
      }}
    >
      <Typography
        ref={isReading ? undefined : announceChanges}
        variant="caption"
        color="text.secondary"
      >
        {withUnreadable(text, tally?.unreadable ?? 0)}
      </Typography>
      {isFailed && (
        <Button ref={retryRef} size="small" onClick={retry}>
          {translate('activity.retry')}
        </Button>
      )}
      {readMore && (
        <Button size="small" onClick={readMore}>
          {translate('activity.scope.more')}
        </Button>
      )}
    </Stack>
  );
};

const scopeOf = (read: number, total: number) => {
  if (total === 0) return 'none';
  return read < total ? 'part' : 'all';
};
