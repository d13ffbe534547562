import type { RaRecord } from 'react-admin';
import { useConcludeAction } from '@/domain/promotion/useConcludeAction';

/** The button on the page of a promotion that concludes it. */
export const ConcludeButton = ({ promotion }: { promotion: RaRecord }) => {
  const { button, dialog } = useConcludeAction(promotion);
  return (
    <>
      {button}
      {dialog}
    </>
  );
};
