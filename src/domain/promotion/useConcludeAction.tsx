import DoneAllIcon from '@mui/icons-material/DoneAll';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { ConcludeDialog, useMayConclude } from './ConcludeDialog';

/**
 * The action that concludes a promotion, as a `button` and `inMenu`. Once its end is past it is no entry of a menu. Both
 * are null if the user may not. `dialog` must be rendered.
 */
export const useConcludeAction = (promotion: RaRecord) => {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const mayConclude = useMayConclude(promotion);
  const label = translate('resources.promotion.actions.conclude');
  const action = useMemo(
    () => (mayConclude ? { label, Icon: DoneAllIcon, run: () => setAsking(true) } : null),
    [mayConclude, label],
  );
  const dialog = (
    <ConcludeDialog promotion={promotion} isOpen={isAsking} onClose={() => setAsking(false)} />
  );
  const button = action && (
    <Button variant="outlined" onClick={action.run}>
      {label}
    </Button>
  );
  return { inMenu: promotion.state === 'over' ? null : action, button, dialog };
};
