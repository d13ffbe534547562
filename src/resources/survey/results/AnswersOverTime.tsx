import { memo } from 'react';
import { sum } from '@/core/sum';
import { ChartFigure, ChartSkeleton } from '@/ui/charts/ChartFigure';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { periodNames, type Periods } from './answer-periods';

const AnswerBars = lazyComponent(() => import('./AnswerBars'), 'AnswerBars');

type AnswersOverTimeProps = { periods: Periods; isOfPeople: boolean };

/** The number of answers over time. Memoised, because a chart is expensive to render. */
export const AnswersOverTime = memo(({ periods, isOfPeople }: AnswersOverTimeProps) => {
  const translate = useTranslate();
  const { number, utc } = useFormats();
  const { step, counts } = periods;
  const names = periodNames(periods, utc);
  const of = translate(`resources.survey.results.${isOfPeople ? 'people' : 'answers'}`);
  return (
    <ChartFigure
      label={translate('resources.survey.results.over_time_text', {
        of,
        count: number(sum(counts)),
        when: names[counts.indexOf(Math.max(...counts))] ?? '',
      })}
      header={[translate(`resources.survey.results.${step}`), of]}
      rows={names.map((name, at) => [name, number(counts[at] ?? 0)])}
    >
      <AnswerBars waiting={<ChartSkeleton />} periods={periods} />
    </ChartFigure>
  );
});
AnswersOverTime.displayName = 'AnswersOverTime';
