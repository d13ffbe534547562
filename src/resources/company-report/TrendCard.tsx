import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { keysUnder } from '@/i18n/keys-under';
import type { WireRecord } from '@/core/resource';
import { lineOf, textOrNumberOf } from '@/core/text';
import { MonthsFigure } from '@/domain/months/MonthsFigure';
import { QueryCard } from '@/kit/record/QueryCard';
import { ChangeIn } from '@/ui/charts/Change';
import { CHART_HEIGHT } from '@/ui/charts/ChartFigure';
import { changeOf } from '@/core/change';
import { firstDayOf, lastDayOf, type MonthSpan } from '@/core/months';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { ReportLine } from '@/domain/report/report-lines';
import { useOtherTrend } from './useOtherTrend';
import type { useYearBefore } from './useYearBefore';
import { besideOther, comparedTurnover, trendOf } from './year-before';

type YearBefore = ReturnType<typeof useYearBefore>;

type TrendCardProps = {
  report: WireRecord;
  lines: readonly ReportLine[];
  yearBefore: YearBefore;
};

const key = keysUnder('resources.company-report.page.trend');

/**
 * The participants' purchases in the whole months of the promotion, month by month, beside the year before; while the
 * report is compared with another one, beside the purchases of that promotion's participants.
 */
export const TrendCard = ({ report, lines, yearBefore: { months, query } }: TrendCardProps) => {
  const translate = useTranslate();
  const other = useOtherTrend(report);
  const customers = lines.map(({ customer_code }) => customer_code);
  const isOwnReady = !query.isPending && !query.isError;
  return (
    <QueryCard
      title={translate(key('title'))}
      query={months ? (isOwnReady && other ? other.query : query) : undefined}
      waiting={<Skeleton variant="rounded" height={CHART_HEIGHT + 48} />}
      empty={months ? undefined : translate('resources.company-report.cost.no_whole_month')}
    >
      {months &&
        query.data &&
        (other?.months ? (
          <BesideOther
            report={report}
            own={query.data}
            months={months}
            customers={customers}
            other={{ ...other, months: other.months }}
          />
        ) : (
          <>
            {other && <Line>{translate(key('other_none'), { title: other.title })}</Line>}
            <BesideYearBefore own={query.data} months={months} customers={customers} />
          </>
        ))}
    </QueryCard>
  );
};

type BesideProps = {
  own: NonNullable<YearBefore['query']['data']>;
  months: MonthSpan;
  customers: readonly string[];
};

const BesideYearBefore = ({ own, months, customers }: BesideProps) => {
  const translate = useTranslate();
  const nameOf = useSpanName();
  const sums = comparedTurnover(own, customers);
  const previous = nameOf(own.compared, -12);
  return (
    <>
      <Sums
        {...sums}
        words={['compared', 'not_compared']}
        others={{ months: nameOf(own.compared), previous }}
      />
      <MonthsFigure
        label={translate(key('chart'))}
        months={trendOf(own.byMonth, customers, months.first)}
        names={{ current: nameOf(months), previous }}
      />
    </>
  );
};

type BesideOtherProps = BesideProps & {
  report: WireRecord;
  other: NonNullable<ReturnType<typeof useOtherTrend>> & { months: MonthSpan };
};

const BesideOther = ({ report, own, months, customers, other }: BesideOtherProps) => {
  const translate = useTranslate();
  const nameOf = useSpanName();
  const { first } = months;
  const beside = besideOther(own.byMonth, { customers, first }, other.purchases);
  const spanFrom = (from: number) => nameOf({ first: from, last: from + beside.count - 1 });
  const { title } = other;
  const ownCode = textOrNumberOf(report.promotion_code);
  const ownTitle = lineOf(report.promotion_title) || ownCode;
  return (
    <>
      <Sums
        now={beside.now}
        before={beside.before}
        words={['other', 'other_alone']}
        others={{ months: spanFrom(first), title, previous: spanFrom(other.months.first) }}
        isNeutral
      />
      {first !== other.months.first && <Line>{translate(key('aligned'))}</Line>}
      <MonthsFigure
        isNamed
        label={translate(key('other_chart'), { title })}
        months={beside.months}
        names={
          title === ownTitle
            ? { current: ownCode, previous: other.code }
            : { current: ownTitle, previous: title }
        }
      />
    </>
  );
};

type SumsProps = {
  now: number | null;
  before: number | null;
  /** The sentence with a change, and the one without. */
  words: readonly [compared: string, alone: string];
  /** The other words of both. */
  others: Readonly<Record<string, string>>;
  isNeutral?: boolean;
};

/** The purchases of some months, and their change, in a sentence. */
const Sums = ({ now, before, words, others, isNeutral }: SumsProps) => {
  const translate = useTranslate();
  const { euroOrDash, change } = useFormats();
  const part = changeOf(now, before);
  const sentence = translate(key(words[part === null ? 1 : 0]), {
    ...others,
    amount: euroOrDash(now),
    change: part === null ? '' : change(part),
    before: euroOrDash(before),
  });
  return (
    <Line>
      {part === null ? (
        sentence
      ) : (
        <ChangeIn value={part} isNeutral={isNeutral}>
          {sentence}
        </ChangeIn>
      )}
    </Line>
  );
};

const Line = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
    {children}
  </Typography>
);

/** Returns the name of some months, `shift` months later. */
const useSpanName = () => {
  const { utc } = useFormats();
  return ({ first, last }: MonthSpan, shift = 0) =>
    utc.span(firstDayOf(first + shift), lastDayOf(last + shift));
};
