import DoneAllIcon from '@mui/icons-material/DoneAll';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { ConcludeDialog, useMayConclude } from './ConcludeDialog';

/**
 * The action that concludes a promotion, as a `button` and `inMenu`. Once its end is past it is no entry of a menu,
 * except on a phone, whose bar has no room for the button. Both are null if the user may not. `dialog` must be rendered.
 */
export const useConcludeAction = (promotion: RaRecord) => {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const mayConclude = useMayConclude(promotion);
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
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
  return { inMenu: promotion.state === 'over' && !isPhone ? null : action, button, dialog };
};
