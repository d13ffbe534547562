import DoneAllIcon from '@mui/icons-material/DoneAll';
import { useMemo, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { ConcludeDialog, useMayConclude } from './ConcludeDialog';

/** The action that concludes a promotion, for a menu; null if the user may not. `dialog` goes beside the menu. */
export const useConcludeAction = (promotion: RaRecord) => {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const [openings, setOpenings] = useState(0);
  const mayConclude = useMayConclude(promotion);
  const label = translate('resources.promotion.conclude.action');
  const action = useMemo(() => {
    const run = () => {
      setOpenings((count) => count + 1);
      setAsking(true);
    };
    return mayConclude ? { label, Icon: DoneAllIcon, run } : null;
  }, [mayConclude, label]);
  // Each opening starts anew: what the page shows by then was seen, so that it is no change by others.
  const dialog = (
    <ConcludeDialog
      key={openings}
      promotion={promotion}
      isOpen={isAsking}
      onClose={() => setAsking(false)}
    />
  );
  return { action, dialog };
};
