import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { keysUnder } from '@/i18n/keys-under';
import { firstDayOf, lastDayOf } from '@/core/months';
import type { WireRecord } from '@/core/resource';
import { numberOf } from '@/core/number';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { CoverageCaption } from '@/kit/record/CoverageCaption';
import { FigureFact } from '@/ui/page/Figures';
import { shareOf } from './report-figures';
import type { useTargetParts } from './useTargetParts';

/** The result of {@link useTargetParts}. */
export type Measured = ReturnType<typeof useTargetParts>;

type TargetProps = { measured: Measured };

const key = keysUnder('resources.company-report.page.target');

/** The part of the customers' targets that falls in the months of the promotion. */
export const TargetFigure = ({ measured: { parts, isPending } }: TargetProps) => {
  const translate = useTranslate();
  const { euro, number } = useFormats();
  return (
    <FigureFact
      label={translate(key('title'))}
      figure={
        isPending ? (
          <Skeleton width={96} />
        ) : (
          (typeof parts?.euros === 'number' && euro(parts.euros)) || '–'
        )
      }
      note={
        isPending ? (
          <Skeleton width={144} />
        ) : (
          parts &&
          translate(key('customers'), {
            smart_count: parts.withTarget,
            count: number(parts.withTarget),
            total: number(parts.withTarget + parts.without),
          })
        )
      }
    />
  );
};

/** The share of their targets that customers with a target bought. */
export const OfTarget = ({ measured: { parts, isPending } }: TargetProps) => {
  const translate = useTranslate();
  const { euro, share } = useFormats();
  if (isPending) return <Skeleton width={144} />;
  if (!parts || parts.achieved === null || parts.euros === null) return null;
  const part = shareOf(parts.achieved, parts.euros);
  if (part === null) return null;
  return translate(key('reached'), {
    amount: euro(parts.achieved),
    share: share(part),
    target: euro(parts.euros),
  });
};

/** Explains how the target was computed, and what was left out. */
export const TargetBasis = ({ report, measured }: TargetProps & { report: WireRecord }) => {
  const translate = useTranslate();
  const { euro, number, utc } = useFormats();
  const { span, parts, coverage } = measured;
  if (!span || !parts) {
    return span === null ? <Basis>{translate(key('no_months'))}</Basis> : null;
  }
  const counted = (name: string, count: number) =>
    count > 0 ? [translate(key(name), { smart_count: count, count: number(count) })] : [];
  const reported = numberOf(report.target_total);
  const isOther =
    reported !== undefined && parts.euros !== null && Math.abs(reported - parts.euros) >= 1;
  const kinds = parts.kinds.map(({ months, of, count }) =>
    translate(key('kind'), { months, of, smart_count: count, count: number(count) }),
  );
  return (
    <>
      <Basis>
        {[
          translate(key(kinds.length > 0 ? 'basis' : 'none'), {
            months: utc.span(firstDayOf(span.first), lastDayOf(span.last)),
            kinds: kinds.join(', '),
          }),
          ...counted('without', parts.without),
          ...counted('unreadable', parts.unreadable),
          ...counted('overlapping', parts.overlapping),
          ...(isOther ? [translate(key('reported'), { amount: euro(reported) })] : []),
        ].join(' ')}
      </Basis>
      <CoverageCaption coverage={coverage} />
    </>
  );
};

const Basis = ({ children }: { children: string }) => (
  <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 2 }}>
    {children}
  </Typography>
);
