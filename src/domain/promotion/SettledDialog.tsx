import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useId, type ReactNode } from 'react';
import { numberOf } from '@/core/number';
import type { WireRecord } from '@/core/resource';
import { lineOf, textOrNumberOf } from '@/core/text';
import { FieldText } from '@/kit/form/FieldText';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { asReferred } from '@/kit/references/reference-queries';
import { useReference } from '@/kit/references/useReference';
import { useDefinition } from '@/kit/registry/definitions';
import { stopPropagation } from '@/kit/links/stop-propagation';
import { ADDITIONAL_AWARD, AWARD_OPTION, PROMOTION } from './promotion-steps';
import { BonusText, ExposureText } from './PromotionTotals';
import { useGivenName } from './useGivenName';
import type { Cost, Settled } from './useSettledQuestion';

type SettledDialogProps = { settled: Settled; onAnswer: (isGoingOn: boolean) => void };

const key = (name: string) => `resources.promotion.settled.${name}`;

/**
 * Shows the effect of a change on a promotion that has delivered awards, before and after, and asks whether to make it.
 */
export const SettledDialog = ({ settled, onAnswer }: SettledDialogProps) => {
  const translate = useTranslate();
  const id = useId();
  const { promotion, change } = settled;
  const isDeletion = change.after === undefined;
  return (
    <Dialog
      open
      maxWidth="md"
      fullWidth
      onClose={() => onAnswer(false)}
      onClick={stopPropagation}
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {translate(key('title'), { name: lineOf(promotion.title) })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} sx={{ mb: 2 }}>
          <Standing settled={settled} />
        </DialogContentText>
        <BeforeAfter settled={settled} />
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={() => onAnswer(false)}>
          {translate(key('no'))}
        </Button>
        <Button
          variant="contained"
          color={isDeletion ? 'error' : 'primary'}
          onClick={() => onAnswer(true)}
        >
          {translate(key(isDeletion ? 'delete' : 'save'))}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

/** The state of the promotion, and the part that is about to change. */
const Standing = ({ settled: { promotion, change, definition, told } }: { settled: Settled }) => {
  const translate = useTranslate();
  const nameOf = useGivenName();
  const { number } = useFormats();
  const how = promotion.status === 'concluded' ? 'concluded' : 'running';
  const isTold = told && told.delivered !== null && told.earned !== null;
  const counts = isTold
    ? translate(key('delivered'), {
        smart_count: told.delivered,
        delivered: number(told.delivered ?? 0),
        earned: number(told.earned ?? 0),
      })
    : translate(key('not_told'));
  const what = change.before ? (change.after ? 'changes' : 'goes') : 'comes';
  const record = change.after ?? change.before ?? {};
  const option = useOptionName(definition.name === ADDITIONAL_AWARD ? record : {});
  const name = definition.name === ADDITIONAL_AWARD ? option : nameOf(record);
  const noun = translate(`resources.${definition.name}.name`, { smart_count: 1 });
  return [
    translate(key(how)),
    counts,
    ...(definition.name === PROMOTION && what !== 'goes'
      ? []
      : [translate(key(what), { what: name === '' ? noun : `${noun} «${name}»` })]),
  ].join(' ');
};

/** The title of the award option of an additional award, which has no name of its own; '' until it is known. */
const useOptionName = ({ award_option_id }: WireRecord): string => {
  const options = useDefinition(AWARD_OPTION);
  const option = useReference(asReferred(options, 'id'), textOrNumberOf(award_option_id));
  return option ? lineOf(option.record.title) : '';
};

/** The changed fields, then the change in cost. */
const BeforeAfter = ({ settled }: { settled: Settled }) => {
  const translate = useTranslate();
  const { euro } = useFormats();
  const { change, definition, schema, fields, payout, cost } = settled;
  const amount = (euros: number | null) =>
    euros === null ? translate(key('not_known')) : euro(euros);
  const isGone = definition.name === PROMOTION && change.after === undefined;
  const valueOf = (record: Readonly<Record<string, unknown>> | undefined, field: string) =>
    record === undefined ? (
      '–'
    ) : AMOUNTS.includes(field) && numberOf(record[field]) !== undefined ? (
      euro(numberOf(record[field]) ?? 0)
    ) : (
      <FieldText {...{ definition, schema, field }} value={record[field]} />
    );
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" sx={TABLE}>
        <TableHead>
          <TableRow>
            <TableCell>{translate(key('field'))}</TableCell>
            <TableCell>{translate(key('before'))}</TableCell>
            <TableCell>{translate(key('after'))}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {!isGone &&
            fields.map((field) => (
              <Line
                key={field}
                label={translate(`resources.${definition.name}.fields.${field}`, { _: field })}
                before={valueOf(change.before, field)}
                after={valueOf(change.after, field)}
              />
            ))}
          <Line
            isFigure
            label={translate(key('payout'))}
            before={amount(payout.before)}
            after={isGone ? '–' : amount(payout.after)}
          />
          <Line
            isFigure
            label={translate('resources.promotion.totals.exposure')}
            before={<CostText cost={cost.before} />}
            after={isGone ? '–' : <CostText cost={cost.after} />}
          />
          {isBonusChanged(cost) && (
            <Line
              label={translate(key('bonus'))}
              before={<BonusCostText cost={cost.before} />}
              after={<BonusCostText cost={cost.after} />}
            />
          )}
        </TableBody>
      </Table>
    </Box>
  );
};

const AMOUNTS: readonly string[] = ['worth', 'target', 'target_value', 'amount', 'reward_amount'];

const CostText = ({ cost }: { cost: Cost | null }) => {
  const translate = useTranslate();
  return cost ? <ExposureText {...cost} /> : translate(key('not_known'));
};

/** A maximum cost without a limit does not show what a change of the additional awards costs. */
const isBonusChanged = ({ before, after }: Settled['cost']): boolean =>
  before?.bonus !== undefined &&
  after?.bonus !== undefined &&
  before.bonus.euros !== after.bonus.euros;

const BonusCostText = ({ cost }: { cost: Cost | null }) =>
  cost?.bonus && <BonusText cost={cost.bonus} />;

type LineProps = { label: string; before: ReactNode; after: ReactNode; isFigure?: boolean };

const Line = ({ label, before, after, isFigure = false }: LineProps) => (
  <TableRow sx={isFigure ? FIGURE : undefined}>
    <TableCell component="th" scope="row">
      {label}
    </TableCell>
    <TableCell>{before}</TableCell>
    <TableCell>{after}</TableCell>
  </TableRow>
);

const FIGURE = { '& > *': { fontWeight: 600 } } as const;
const TABLE = {
  fontVariantNumeric: 'tabular-nums',
  // Three columns fit on a phone.
  '& th, & td': { px: { xs: 0.75, sm: 2 } },
  '& td': { maxWidth: 260, overflowWrap: 'anywhere' },
  '& tbody > tr > *': { verticalAlign: 'top' },
  '& tbody > tr:last-of-type > *': { borderBottom: 0 },
} as const;
