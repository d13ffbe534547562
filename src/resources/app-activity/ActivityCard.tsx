import Box from '@mui/material/Box';
import { sum } from '@/core/sum';
import { memo } from 'react';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { ActivityPanel } from '@/domain/activity/ActivityPanel';
import { ChartFigure, ChartSkeleton } from '@/ui/charts/ChartFigure';
import { ChartLegend } from '@/ui/charts/ChartLegend';
import { dayStarts } from '@/domain/activity/periods';
import type { Tally } from '@/domain/activity/tally';
import { useActivity } from '@/domain/activity/useActivity';
import { useDefinition } from '@/kit/registry/definitions';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { ListButton } from '@/kit/links/ListButton';
import { useFormats } from '@/ui/formats/useFormats';

const AccessTrend = lazyComponent(() => import('./AccessTrend'), 'AccessTrend');

/** Dashboard card: use of the app in the four weeks up to yesterday, compared with the four before. */
export const ActivityCard = () => {
  const translate = useTranslate();
  const definition = useDefinition();
  const activity = useActivity(definition.name);
  return (
    <ActivityPanel
      activity={activity}
      title={translate('activity.title')}
      isOfAccesses
      action={
        <ListButton list={definition}>{translate('resources.app-activity.see_all')}</ListButton>
      }
      chart={activity.tally && <Trend tally={activity.tally} />}
    />
  );
};

/** Memoized, since a chart is slow to draw: it renders only for new counts. */
const Trend = memo(({ tally }: { tally: Tally }) => {
  const translate = useTranslate();
  const { number, utc } = useFormats();
  const starts = dayStarts(tally.now);
  const label = translate('activity.chart.trend_text', {
    current: number(sum(tally.days)),
    previous: number(sum(tally.previousDays)),
  });
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
      <ChartLegend
        marks={[
          { label: translate('activity.chart.current'), shape: 'line', color: 'primary.main' },
          { label: translate('activity.chart.previous'), shape: 'dashes', color: 'text.secondary' },
        ]}
      />
      <ChartFigure
        label={label}
        header={['day', 'current', 'previous'].map((name) => translate(`activity.chart.${name}`))}
        rows={starts.map((start, at) => [
          utc.weekday(start),
          number(tally.days[at] ?? 0),
          number(tally.previousDays[at] ?? 0),
        ])}
      >
        <AccessTrend
          waiting={<ChartSkeleton />}
          starts={starts}
          current={tally.days}
          previous={tally.previousDays}
        />
      </ChartFigure>
    </Box>
  );
});
Trend.displayName = 'Trend';
