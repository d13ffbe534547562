import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useDataProvider, useNavigate, type RaRecord } from 'react-admin';
import { recordPath } from '@/core/routes';
import { messageOf } from '@/providers/data/record-calls';
import { useCan } from '@/providers/session/use-session';
import { useAlerts } from '@/shared/alerts/useAlerts';
import { useFormats } from '@/shared/formats/useFormats';
import { useSingleFlight } from '@/shared/hooks/useSingleFlight';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { useListCache } from '@/shared/record/list-cache';
import { useDefinition } from '@/shared/registry/definitions';
import { phaseOf } from './promotion-terms';

/** Concludes an active promotion by hand, after a question: what is stored is read again and posted whole. */
export const ConcludeButton = ({ promotion }: { promotion: RaRecord }) => {
  const translate = useTranslate();
  const { fromToday } = useFormats();
  const id = useId();
  const definition = useDefinition();
  const mayEdit = useCan(definition.access.edit);
  const [isAsking, setAsking] = useState(false);
  const { conclude, isConcluding } = useConclusion(promotion);
  if (!mayEdit || promotion.status === 'concluded') return null;
  const phase = phaseOf(promotion);
  const close = () => setAsking(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {translate('resources.promotion.conclude.action')}
      </Button>
      <Dialog open={isAsking} onClose={isConcluding ? undefined : close} aria-labelledby={id}>
        <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
          {translate('resources.promotion.conclude.title', { name: String(promotion.title) })}
        </DialogTitle>
        <DialogContent>
          <DialogContentText>
            {translate('resources.promotion.conclude.text')}
            {phase &&
              ` ${translate(`resources.promotion.conclude.${phase.name}`, { when: fromToday(phase.day) })}`}
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button autoFocus onClick={close} disabled={isConcluding}>
            {translate('form.cancel')}
          </Button>
          <Button
            variant="contained"
            loading={isConcluding}
            disabled={!isAsking}
            onClick={() => void conclude().finally(close)}
          >
            {translate('resources.promotion.conclude.confirm')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
};

const useConclusion = ({ id }: RaRecord) => {
  const definition = useDefinition();
  const provider = useDataProvider();
  const alerts = useAlerts();
  const navigate = useNavigate();
  const { patch, invalidate } = useListCache(definition.name);
  const [isConcluding, setConcluding] = useState(false);
  const conclude = useSingleFlight(async () => {
    setConcluding(true);
    try {
      const { data: previousData } = await provider.getOne(definition.name, { id });
      const { data } = await provider.update(definition.name, {
        id,
        data: { ...previousData, status: 'concluded' },
        previousData,
      });
      patch(data);
      void invalidate();
      alerts.success(messageOf(data) ?? 'resources.promotion.conclude.done');
      navigate(recordPath(definition, 'show', data));
    } catch (error) {
      alerts.failure(error);
    } finally {
      setConcluding(false);
    }
  });
  return { conclude, isConcluding };
};
