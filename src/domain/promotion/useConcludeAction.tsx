import DoneAllIcon from '@mui/icons-material/DoneAll';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { ConcludeDialog, useMayConclude } from './ConcludeDialog';

/**
 * The action that concludes a promotion, as a `button` and as a menu entry (`inMenu`), null for users who may not. Once
 * the end of the promotion is past, the button is the primary one and the menu does not have the action. `dialog` must
 * be rendered.
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
  const isOver = promotion.state === 'over';
  const dialog = (
    <ConcludeDialog promotion={promotion} isOpen={isAsking} onClose={() => setAsking(false)} />
  );
  const button = action && (
    <Button variant={isOver ? 'contained' : 'outlined'} onClick={action.run}>
      {label}
    </Button>
  );
  return { inMenu: isOver ? null : action, button, dialog };
};
