import DoneAllIcon from '@mui/icons-material/DoneAll';
import { useMemo, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useMoreAction } from '@/kit/form/bar-slot';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { ConcludeDialog, useMayConclude } from './ConcludeDialog';

/** Concludes the promotion from the menu of its form's bar. */
export const ConcludeAction = ({ promotion }: { promotion: RaRecord }) => {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const mayConclude = useMayConclude(promotion);
  const label = translate('resources.promotion.conclude.action');
  const action = useMemo(
    () => (mayConclude ? { label, Icon: DoneAllIcon, run: () => setAsking(true) } : null),
    [mayConclude, label],
  );
  useMoreAction(action);
  return (
    <ConcludeDialog promotion={promotion} isOpen={isAsking} onClose={() => setAsking(false)} />
  );
};
