import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import { useId } from 'react';
import { keysUnder } from '@/i18n/keys-under';
import { numberOf } from '@/core/number';
import type { WireRecord } from '@/core/resource';
import { ADDITIONAL_AWARD, AWARD_OPTION, PROMOTION } from '@/core/resource-names';
import { lineOf, textOrNumberOf } from '@/core/text';
import { FieldText } from '@/kit/conflict/FieldText';
import { useFieldLabel } from '@/kit/form-state/useFieldLabel';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { asReferred } from '@/kit/references/reference-queries';
import { useReference } from '@/kit/references/useReference';
import { useDefinition } from '@/kit/registry/definitions';
import { stopPropagation } from '@/kit/links/stop-propagation';
import { EffectHead, EffectLine, EffectLines, EFFECT_TABLE } from './EffectTable';
import { newStateOf } from './change-effect';
import { QuotaLines } from './QuotaLines';
import { useGivenName } from './useGivenName';
import { useStateSentences } from './useStateSentences';
import { useWhoseAwards } from './useWhoseAwards';
import type { PendingChange } from './useChangeQuestion';

type ConfirmChangeDialogProps = { pending: PendingChange; onAnswer: (isGoingOn: boolean) => void };

const key = keysUnder('resources.promotion.change');

/**
 * Shows the effect of a change on a promotion that {@link needsConfirmation}, before and after, and asks to confirm it.
 */
export const ConfirmChangeDialog = ({ pending, onAnswer }: ConfirmChangeDialogProps) => {
  const translate = useTranslate();
  const id = useId();
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
        {translate(key('title'), { name: lineOf(pending.promotion.title) })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} sx={{ mb: 2 }}>
          <Summary pending={pending} />
        </DialogContentText>
        <BeforeAfter pending={pending} titleId={id} />
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={() => onAnswer(false)}>
          {translate('ra.action.cancel')}
        </Button>
        <Button variant="contained" onClick={() => onAnswer(true)}>
          {translate(key('save'))}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

/** The state of the promotion, and the part that is about to change. */
const Summary = ({ pending }: { pending: PendingChange }) => {
  const { promotion, change, definition, totals } = pending;
  const translate = useTranslate();
  const nameOf = useGivenName();
  const facts = useStateSentences(promotion, totals);
  const what = change.before ? 'changes' : 'comes';
  const record = change.after;
  const option = useOptionName(definition.name === ADDITIONAL_AWARD ? record : {});
  const name = definition.name === ADDITIONAL_AWARD ? option : nameOf(record);
  const noun = translate(`resources.${definition.name}.name`, { smart_count: 1 });
  const state = newStateOf(promotion, change);
  const whose = useWhoseAwards(pending.will);
  const part =
    definition.name === PROMOTION
      ? ''
      : ` ${translate(key(what), { what: name === '' ? noun : translate(key('named'), { noun, name }) })}`;
  return (
    <>
      {`${facts}${part}`}
      {state && <Warning>{translate(key(`state.${state}`))}</Warning>}
      {whose !== '' && ` ${whose}`}
      <BelowDelivered pending={pending} />
    </>
  );
};

/** Says that a change leaves fewer awards, or fewer pieces of a gift, than were delivered. */
const BelowDelivered = ({ pending: { totals, earned, pieces } }: { pending: PendingChange }) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const delivered = totals?.delivered ?? 0;
  if (pieces) {
    return (
      <Warning>
        {translate(key('below.pieces'), {
          smart_count: pieces.delivered,
          delivered: number(pieces.delivered),
          count: number(pieces.pieces),
        })}
      </Warning>
    );
  }
  return (
    earned.after !== null &&
    earned.after < delivered && (
      <Warning>
        {translate(key('below.awards'), {
          smart_count: delivered,
          delivered: number(delivered),
          count: number(earned.after),
        })}
      </Warning>
    )
  );
};

/** The consequence that the user decides on, on a line of its own, in the style of the dialog that concludes. */
const Warning = ({ children }: { children: string }) => (
  <>
    {' '}
    <Box component="strong" sx={WARNING}>
      {children}
    </Box>
  </>
);

const WARNING = { display: 'block', mt: 1, fontWeight: 600, color: 'status.warning.text' };

/** The title of the award option of an additional award, which has no name of its own; '' until it is known. */
const useOptionName = ({ award_option_id }: WireRecord): string => {
  const options = useDefinition(AWARD_OPTION);
  const option = useReference(asReferred(options, 'id'), textOrNumberOf(award_option_id));
  return option ? lineOf(option.record.title) : '';
};

/** The changed fields, then the change in cost. */
const BeforeAfter = ({ pending, titleId }: { pending: PendingChange; titleId: string }) => {
  const translate = useTranslate();
  const { euro } = useFormats();
  const { change, definition, schema, fields } = pending;
  const labelOf = useFieldLabel(definition);
  const valueOf = (record: Readonly<Record<string, unknown>> | undefined, field: string) =>
    record === undefined ? (
      '–'
    ) : field === QUOTAS ? (
      <QuotaLines value={record[field]} />
    ) : AMOUNTS.includes(field) && numberOf(record[field]) !== undefined ? (
      euro(numberOf(record[field]) ?? 0)
    ) : (
      <FieldText definition={definition} schema={schema} field={field} value={record[field]} />
    );
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-labelledby={titleId} sx={EFFECT_TABLE}>
        <EffectHead />
        <TableBody>
          {fields.map((field) => (
            <EffectLine
              key={field}
              label={
                field === QUOTAS ? translate('resources.promotion.quota.title') : labelOf(field)
              }
              before={valueOf(change.before, field)}
              after={valueOf(change.after, field)}
            />
          ))}
          <EffectLines {...pending} />
        </TableBody>
      </Table>
    </Box>
  );
};

const QUOTAS = 'company_quotas';

const AMOUNTS: readonly string[] = ['worth', 'target', 'target_value', 'amount', 'reward_amount'];
