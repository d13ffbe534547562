import type { RaRecord } from 'react-admin';
import { useConcludeAction } from '@/domain/promotion/useConcludeAction';
import { useMoreAction } from '@/kit/save-bar/bar-slot';

/** Concludes the promotion from the menu of its form's bar. */
export const ConcludeAction = ({ promotion }: { promotion: RaRecord }) => {
  const { action, dialog } = useConcludeAction(promotion);
  useMoreAction(action);
  return dialog;
};
