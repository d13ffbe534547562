import { memo } from 'react';
import { ChartFigure, ChartSkeleton } from '@/ui/charts/ChartFigure';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { periodsOf } from './answer-periods';
import type { Count } from './tally-answers';

const AnswerBars = lazyComponent(() => import('./AnswerBars'), 'AnswerBars');

type AnswersOverTimeProps = { days: readonly Count[]; isOfPeople: boolean };

/** The number of answers over time. Memoised, because a chart is expensive to render. */
export const AnswersOverTime = memo(({ days, isOfPeople }: AnswersOverTimeProps) => {
  const translate = useTranslate();
  const { number, utc } = useFormats();
  const { step, starts, counts } = periodsOf(days);
  const nameOf = step === 'month' ? utc.month : utc.day;
  const peak = starts[counts.indexOf(Math.max(...counts))];
  const of = translate(`resources.survey.results.${isOfPeople ? 'people' : 'answers'}`);
  return (
    <ChartFigure
      label={translate('resources.survey.results.over_time_text', {
        of,
        count: number(counts.reduce((sum, count) => sum + count, 0)),
        when: peak ? nameOf(peak) : '',
      })}
      header={[translate(`resources.survey.results.${step}`), of]}
      rows={starts.map((start, at) => [nameOf(start), number(counts[at] ?? 0)])}
    >
      <AnswerBars
        waiting={<ChartSkeleton />}
        starts={starts}
        counts={counts}
        step={step}
        label={of}
      />
    </ChartFigure>
  );
});
AnswersOverTime.displayName = 'AnswersOverTime';
