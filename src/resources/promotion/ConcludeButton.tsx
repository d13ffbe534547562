import Button from '@mui/material/Button';
import type { RaRecord } from 'react-admin';
import { useConcludeAction } from '@/domain/promotion/useConcludeAction';

/** The button on the page of a promotion that concludes it. */
export const ConcludeButton = ({ promotion }: { promotion: RaRecord }) => {
  const { action, dialog } = useConcludeAction(promotion);
  return (
    <>
      {action && (
        <Button variant="outlined" onClick={action.run}>
          {action.label}
        </Button>
      )}
      {dialog}
    </>
  );
};
