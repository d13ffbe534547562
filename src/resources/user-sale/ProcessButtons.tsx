import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import TaskAltIcon from '@mui/icons-material/TaskAlt';
import { useNavigate, useUnselect, type RaRecord } from 'react-admin';
import { recordPath } from '@/core/routes';
import { useAlerts } from '@/ui/alerts/useAlerts';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useIsMounted } from '@/ui/hooks/useIsMounted';
import { useAriaKeys } from '@/ui/shortcuts/useAriaKeys';
import { useShortcut } from '@/ui/shortcuts/useShortcut';
import { isOfferedFor } from '@/kit/list/actions/action-run';
import { usePermittedActions, type RecordAction } from '@/kit/list/actions/record-action';
import { useRowAction } from '@/kit/list/actions/useRowAction';
import { FORM_BAR } from '@/kit/save-bar/form-bar';
import { useLeaveListAt } from '@/kit/record/useLeaveListAt';
import { useWholeRecord } from '@/kit/record/useWholeRecord';
import { useDefinition } from '@/kit/registry/definitions';
import { actions, PROCESS_AND_ADVANCE } from './process-action';
import { useSaleQueue } from './useSaleQueue';

/**
 * On the page of a sale, in its header or on a phone below its content: processes it and opens the next one that waits,
 * or stays; nothing for a processed sale.
 */
export const ProcessButtons = ({ sale }: { sale: RaRecord }) => {
  const process = useProcessAction(sale);
  // Not in `Offered`, which is gone once the sale is processed.
  const isShown = useIsMounted();
  return process ? <Offered process={process} sale={sale} isShown={isShown} /> : null;
};

/** The action that processes `sale`; undefined for a processed one, or if the user may not. */
export const useProcessAction = (sale: RaRecord): RecordAction | undefined =>
  usePermittedActions(actions).find((action) => isOfferedFor(action, sale));

type OfferedProps = { process: RecordAction; sale: RaRecord; isShown: () => boolean };

const Offered = ({ process, sale, isShown }: OfferedProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const definition = useDefinition();
  const navigate = useNavigate();
  const leaveListAt = useLeaveListAt();
  const unselect = useUnselect(definition.name);
  const alerts = useAlerts();
  const { take, isBusy, dialog } = useRowAction(sale);
  const { place, isReading, leave } = useSaleQueue(sale);
  const next = place?.next;
  // Read ahead: the next sale is shown at once.
  useWholeRecord(next);
  // Until the queue is read, assume that another sale follows, so that the buttons do not move.
  const isLast = !isReading && next === undefined;
  const placeWords = place ? { at: number(place.at), of: number(place.of) } : undefined;
  const finish = async (isLeading: boolean) => {
    if (!(await take(isLeading && !isLast ? PROCESS_AND_ADVANCE : process))) return;
    leave(sale.id);
    // A sale that has left the list cannot be unselected there.
    unselect([sale.id]);
    if (place?.of === 1) alerts.success('resources.user-sale.actions.all_processed');
    // A user who left in the meantime stays where they are.
    if (isShown() && isLeading && next !== undefined) {
      leaveListAt(next);
      navigate(recordPath(definition, 'show', { id: next }), { replace: true });
    }
  };
  useShortcut('advance', () => void finish(true));
  const keys = useAriaKeys('advance');
  return (
    <Paper variant="outlined" sx={BUTTONS}>
      {!isLast && (
        <Button variant="outlined" disabled={isBusy} onClick={() => void finish(false)}>
          {translate('resources.user-sale.actions.process')}
        </Button>
      )}
      <Button
        variant="contained"
        loading={isBusy}
        loadingPosition="start"
        startIcon={<TaskAltIcon fontSize="small" />}
        aria-keyshortcuts={keys}
        onClick={() => void finish(true)}
      >
        {isLast
          ? translate('resources.user-sale.actions.process')
          : translate('resources.user-sale.actions.process_next')}
        {place && !isLast && ` (${translate('resources.user-sale.actions.place', placeWords)})`}
      </Button>
      {dialog}
    </Paper>
  );
};

/** On a phone a bar at the bottom, like a form's: each button has the whole width, the main one first. */
const BUTTONS = {
  ...FORM_BAR,
  display: { xs: 'flex', sm: 'contents' },
  flexDirection: 'column-reverse',
  alignItems: 'stretch',
  gap: 1,
  mt: 2,
};
