import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { keysUnder } from '@/i18n/keys-under';
import { isSameValue } from '@/kit/form-state/changes';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { BonusText, ExposureText } from './PromotionTotals';
import type { Cost, Effect } from './read-effect';
import { winnersIn } from './winners';

const key = keysUnder('resources.promotion.effect');

/** The columns of a table of {@link EffectLine}: field, before and after. */
export const EffectHead = () => {
  const translate = useTranslate();
  return (
    <TableHead>
      <TableRow>
        <TableCell>{translate(key('field'))}</TableCell>
        <TableCell>{translate(key('before'))}</TableCell>
        <TableCell>{translate(key('after'))}</TableCell>
      </TableRow>
    </TableHead>
  );
};

type EffectLinesProps = Effect & {
  /** Whether the promotion is deleted. */
  isGone?: boolean;
};

/** The number of a promotion's awards, their value and its maximum cost, before and after a change. */
export const EffectLines = ({
  earned,
  payout,
  cost,
  reports,
  isGone = false,
}: EffectLinesProps) => {
  const translate = useTranslate();
  const { number, euro } = useFormats();
  const unknown = translate(key('recalculated'));
  const after = (value: ReactNode, isSame: boolean) => {
    if (isGone) return '–';
    return isSame ? translate(key('unchanged')) : value;
  };
  return (
    <>
      {!isGone && earned.before !== null && earned.before !== earned.after && (
        <EffectLine
          isFigure
          label={translate('resources.company-report.fields.awards_earned')}
          before={
            <>
              {number(earned.before)} <Winners reports={reports} />
            </>
          }
          after={earned.after === null ? unknown : number(earned.after)}
        />
      )}
      <EffectLine
        isFigure
        label={translate('resources.promotion.totals.payout')}
        before={payout.before === null ? translate(key('not_known')) : euro(payout.before)}
        after={after(
          payout.after === null ? unknown : euro(payout.after),
          payout.after !== null && payout.after === payout.before,
        )}
      />
      <EffectLine
        isFigure
        label={translate('resources.promotion.totals.exposure')}
        before={<CostText cost={cost.before} />}
        after={after(
          <CostText cost={cost.after} />,
          cost.before !== null && isSameValue(cost.before, cost.after),
        )}
      />
      {isBonusChanged(cost) && (
        <EffectLine
          label={translate(key('bonus'))}
          before={<BonusCostText cost={cost.before} />}
          after={<BonusCostText cost={cost.after} />}
        />
      )}
    </>
  );
};

/** The number of customers who have earned the awards, if the reports have it. */
const Winners = ({ reports }: Pick<Effect, 'reports'>) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const winners = reports && winnersIn(reports);
  return (
    winners !== null && (
      <Typography variant="caption" color="text.secondary" component="div">
        {translate(key('winners'), { smart_count: winners, count: number(winners) })}
      </Typography>
    )
  );
};

const CostText = ({ cost }: { cost: Cost | null }) => {
  const translate = useTranslate();
  return cost ? <ExposureText {...cost} /> : translate(key('not_known'));
};

/** Whether the cost of the additional awards changes; a maximum cost without a limit would not show it. */
const isBonusChanged = ({ before, after }: Effect['cost']): boolean =>
  before?.bonus !== undefined &&
  after?.bonus !== undefined &&
  before.bonus.euros !== after.bonus.euros;

const BonusCostText = ({ cost }: { cost: Cost | null }) =>
  cost?.bonus && <BonusText cost={cost.bonus} />;

type LineProps = { label: string; before: ReactNode; after: ReactNode; isFigure?: boolean };

/** A field or a figure, before and after. */
export const EffectLine = ({ label, before, after, isFigure = false }: LineProps) => (
  <TableRow sx={isFigure ? FIGURE : undefined}>
    <TableCell component="th" scope="row">
      {label}
    </TableCell>
    <TableCell>{before}</TableCell>
    <TableCell>{after}</TableCell>
  </TableRow>
);

const FIGURE = {
  '& > *': { fontWeight: 600 },
  // An amount is never broken, not even on a phone.
  '& > td': { overflowWrap: 'normal' },
} as const;
/** The style of a table of {@link EffectLine}. */
export const EFFECT_TABLE = {
  fontVariantNumeric: 'tabular-nums',
  // Three columns fit on a phone.
  '& th, & td': { px: { xs: 0.75, sm: 2 } },
  '& td': { maxWidth: 260, overflowWrap: 'anywhere' },
  '& tbody > tr > *': { verticalAlign: 'top' },
  '& tbody > tr:last-of-type > *': { borderBottom: 0 },
} as const;
