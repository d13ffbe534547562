import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { keysUnder } from '@/i18n/keys-under';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { BonusText, ExposureText } from './PromotionTotals';
import type { Cost, Effect } from './settled-effect';

const key = keysUnder('resources.promotion.settled');

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

/** The value of a promotion's awards and its maximum cost, before and after a change; `isGone` where it is deleted. */
export const EffectLines = ({ payout, cost, isGone = false }: Effect & { isGone?: boolean }) => {
  const translate = useTranslate();
  const { euro } = useFormats();
  const amount = (euros: number | null) =>
    euros === null ? translate(key('not_known')) : euro(euros);
  return (
    <>
      <EffectLine
        isFigure
        label={translate(key('payout'))}
        before={amount(payout.before)}
        after={isGone ? '–' : amount(payout.after)}
      />
      <EffectLine
        isFigure
        label={translate('resources.promotion.totals.exposure')}
        before={<CostText cost={cost.before} />}
        after={isGone ? '–' : <CostText cost={cost.after} />}
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
  // An amount stays in one piece, also on a phone.
  '& > td': { overflowWrap: 'normal' },
} as const;
/** The style of such a table. */
export const EFFECT_TABLE = {
  fontVariantNumeric: 'tabular-nums',
  // Three columns fit on a phone.
  '& th, & td': { px: { xs: 0.75, sm: 2 } },
  '& td': { maxWidth: 260, overflowWrap: 'anywhere' },
  '& tbody > tr > *': { verticalAlign: 'top' },
  '& tbody > tr:last-of-type > *': { borderBottom: 0 },
} as const;
