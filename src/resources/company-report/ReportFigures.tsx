import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { isUnreadable } from '@/core/read-sum';
import type { WireRecord } from '@/core/resource';
import { lineOf, textOrNumberOf } from '@/core/text';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { QueryCard } from '@/kit/record/QueryCard';
import { ComparedFigures } from '@/domain/report/ComparedFigures';
import { FIGURES, figureOf, figuresOf, type Figure } from '@/domain/report/report-figures';
import { useFigureFormat } from '@/domain/report/useFigureFormat';
import { quotaLeft, shareOf } from './report-figures';
import { OtherReport } from './OtherReport';
import { usePromotion } from './useReport';

/** The figures of a report; side by side with those of another promotion of the company, once one is chosen. */
export const ReportFigures = ({ report }: { report: WireRecord }) => {
  const translate = useTranslate();
  const [other, setOther] = useState<RaRecord | null>(null);
  return (
    <QueryCard
      title={translate(key('title'))}
      action={<OtherReport report={report} other={other} onChoose={setOther} />}
    >
      {other ? (
        <ComparedFigures
          label={translate(key('title'))}
          names={FIGURES}
          one={{ name: nameOf(report), figures: figuresOf([report]) }}
          other={{ name: nameOf(other), figures: figuresOf([other]) }}
        />
      ) : (
        <Box component="dl" sx={FIGURES_GRID}>
          {FIGURES.map((figure) => (
            <FigureBox key={figure} figure={figure} report={report} />
          ))}
          <QuotaLeft report={report} />
        </Box>
      )}
    </QueryCard>
  );
};

const key = (name: string) => `resources.company-report.figures.${name}`;

const nameOf = ({ promotion_title, promotion_code }: WireRecord): string =>
  lineOf(promotion_title) || lineOf(promotion_code);

const FigureBox = ({ figure, report }: { figure: Figure; report: WireRecord }) => {
  const translate = useTranslate();
  const { share } = useFormats();
  const { format } = useFigureFormat();
  const value = figureOf(report, figure);
  const part = PARTS[figure];
  const partOf = part && shareOf(value, figureOf(report, part.of));
  return (
    <Fact label={translate(`resources.company-report.fields.${figure}`)}>
      <Amount>{format(figure, value)}</Amount>
      {part && partOf !== null && partOf !== undefined && (
        <Note>{translate(key(part.words), { share: share(partOf) })}</Note>
      )}
    </Fact>
  );
};

/** Figures that say more as a part of another one. */
const PARTS: Partial<Record<Figure, { of: Figure; words: string }>> = {
  participants: { of: 'customers', words: 'participation' },
  achieved_total: { of: 'target_total', words: 'of_target' },
  awards_delivered: { of: 'awards_earned', words: 'of_earned' },
};

/** What the company may still give of the promotion, where its quota can be read. */
const QuotaLeft = ({ report }: { report: WireRecord }) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const promotion = usePromotion(textOrNumberOf(report.promotion_code));
  const earned = figureOf(report, 'awards_earned') ?? 0;
  if (isUnreadable(report.awards_earned)) return null;
  const left = promotion && quotaLeft(promotion, textOrNumberOf(report.company_code), earned);
  if (left === undefined) return null;
  return (
    <Fact label={translate('resources.company-report.fields.quota_left')}>
      <Amount>{left === null ? translate(key('no_limit')) : number(left)}</Amount>
    </Fact>
  );
};

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography component="dt" variant="body2" color="text.secondary">
      {label}
    </Typography>
    <Box component="dd" sx={{ m: 0 }}>
      {children}
    </Box>
  </Box>
);

const Amount = ({ children }: { children: ReactNode }) => (
  <Typography variant="h2" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
    {children}
  </Typography>
);

const Note = ({ children }: { children: ReactNode }) => (
  <Typography
    variant="caption"
    component="p"
    color="text.secondary"
    sx={{ fontVariantNumeric: 'tabular-nums' }}
  >
    {children}
  </Typography>
);

const FIGURES_GRID = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fill, minmax(184px, 1fr))' },
  columnGap: 3,
  rowGap: 2.5,
  m: 0,
};
