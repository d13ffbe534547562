import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { keysUnder } from '@/i18n/keys-under';
import type { WireRecord } from '@/core/resource';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { LocalRows } from '@/kit/list/LocalRows';
import type { PromotionParts } from '@/domain/promotion/usePromotionParts';
import { CoverageCaption } from '@/kit/record/CoverageCaption';
import { QueryCard } from '@/kit/record/QueryCard';
import { figureOf } from '@/domain/report/report-figures';
import type { AwardResults } from '@/domain/promotion/award-results';
import { AWARD_COLUMNS } from './award-columns';
import { costSoFarOf, type AwardRow } from './cost-rows';
import { FigureFact, FigureGrid } from '@/ui/page/Figures';
import type { ReportLine } from '@/domain/report/report-lines';
import { shareOf } from './report-figures';
import type { useYearBefore } from './useYearBefore';

type CostCardProps = {
  report: WireRecord;
  lines: readonly ReportLine[];
  parts: PromotionParts;
  rows: AwardRow[];
  results: AwardResults;
  yearBefore: ReturnType<typeof useYearBefore>;
};

const key = keysUnder('resources.company-report.cost');

/** The cost of a promotion so far, by award, with its winners and its share of what was bought. */
export const CostCard = ({ report, lines, parts, rows, results, yearBefore }: CostCardProps) => {
  const translate = useTranslate();
  return (
    <QueryCard
      title={translate(key('title'))}
      query={{
        isPending: !parts.given && !parts.isFailed,
        isError: parts.isFailed,
        refetch: parts.refetch,
      }}
    >
      <CostFigures report={report} lines={lines} results={results} />
      {rows.length > 0 && (
        <Box sx={{ mt: 2.5 }}>
          <LocalRows
            name="awards"
            label={translate(key('title'))}
            rows={rows}
            columns={AWARD_COLUMNS}
            sort={HIGHEST_COST_FIRST}
            caption={<Notes rows={rows} results={results} />}
            fileName="report-awards"
          />
        </Box>
      )}
      <CoverageCaption coverage={yearBefore.query.data?.coverage} />
    </QueryCard>
  );
};

const HIGHEST_COST_FIRST = { field: 'cost_so_far', order: 'DESC' } as const;

type CostFiguresProps = Pick<CostCardProps, 'report' | 'lines' | 'results'>;

const CostFigures = ({ report, lines, results }: CostFiguresProps) => {
  const translate = useTranslate();
  const { euro, number, share } = useFormats();
  const cost = costSoFarOf(report, results);
  const [earned, delivered] = [
    figureOf(report, 'awards_earned'),
    figureOf(report, 'awards_delivered'),
  ];
  const achieved = figureOf(report, 'achieved_total');
  const part = shareOf(cost.euros, achieved);
  const won = lines.map(({ awards_earned }) => awards_earned).filter((awards) => awards !== null);
  const winners = won.filter((awards) => awards > 0).length;
  const notKnown = translate(key('not_known'));
  return (
    <FigureGrid>
      <FigureFact
        label={translate(key('so_far'))}
        figure={cost.euros === null ? notKnown : euro(cost.euros)}
        note={
          cost.unvalued > 0
            ? translate(key('unvalued'), {
                smart_count: cost.unvalued,
                count: number(cost.unvalued),
              })
            : delivered !== null &&
              earned !== null &&
              translate(key('delivered'), {
                smart_count: delivered,
                delivered: number(delivered),
                earned: number(earned),
              })
        }
      />
      <FigureFact
        label={translate(key('of_turnover'))}
        figure={part === null ? '–' : share(part)}
        note={achieved !== null && translate(key('turnover'), { amount: euro(achieved) })}
      />
      <FigureFact
        label={translate('resources.company-report.fields.winners')}
        figure={won.length === 0 && lines.length > 0 ? notKnown : number(winners)}
        note={translate(key('participants'), {
          smart_count: lines.length,
          count: number(lines.length),
        })}
      />
    </FigureGrid>
  );
};

/** Notes on what the table does not show, and why. */
const Notes = ({ rows, results }: Pick<CostCardProps, 'rows' | 'results'>) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const { unassigned, undelivered, unreadable } = results;
  const notes = [
    translate(key('basis')),
    ...(unassigned.customers > 0
      ? [
          translate(key('unassigned'), {
            smart_count: unassigned.customers,
            customers: number(unassigned.customers),
            awards: number(unassigned.awards),
          }),
        ]
      : []),
    ...(undelivered > 0
      ? [
          translate(key('undelivered'), {
            smart_count: undelivered,
            count: number(undelivered),
          }),
        ]
      : []),
    ...(unreadable > 0
      ? [translate(key('unreadable'), { smart_count: unreadable, count: number(unreadable) })]
      : []),
    ...(rows.some(({ winners }) => winners === null) ? [translate(key('additional'))] : []),
  ];
  return (
    <Typography variant="caption" component="p" color="text.secondary">
      {notes.join(' ')}
    </Typography>
  );
};
