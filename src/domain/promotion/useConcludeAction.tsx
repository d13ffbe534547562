import DoneAllIcon from '@mui/icons-material/DoneAll';
import { useMemo, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { ConcludeDialog, useMayConclude } from './ConcludeDialog';

/** The action that concludes a promotion, for a menu; null if the user may not. `dialog` goes beside the menu. */
export const useConcludeAction = (promotion: RaRecord) => {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const mayConclude = useMayConclude(promotion);
  const label = translate('resources.promotion.conclude.action');
  const action = useMemo(
    () => (mayConclude ? { label, Icon: DoneAllIcon, run: () => setAsking(true) } : null),
    [mayConclude, label],
  );
  const dialog = (
    <ConcludeDialog promotion={promotion} isOpen={isAsking} onClose={() => setAsking(false)} />
  );
  return { action, dialog };
};
