import { createPortal } from 'react-dom';
import type { RaRecord } from 'react-admin';
import { useConcludeAction } from '@/domain/promotion/useConcludeAction';
import { useBarSlot, useMoreAction } from '@/kit/save-bar/bar-slot';

/** Concludes the promotion from its form's bar: by a button once its end is past, before from the bar's menu. */
export const ConcludeAction = ({ promotion }: { promotion: RaRecord }) => {
  const { inMenu, button, dialog } = useConcludeAction(promotion);
  const slot = useBarSlot();
  useMoreAction(inMenu);
  return (
    <>
      {!inMenu && slot && createPortal(button, slot)}
      {dialog}
    </>
  );
};
