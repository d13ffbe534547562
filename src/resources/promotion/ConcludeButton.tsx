import Button from '@mui/material/Button';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { ConcludeDialog, useMayConclude } from './ConcludeDialog';

/** The button on the page of a promotion that concludes it. */
export const ConcludeButton = ({ promotion }: { promotion: RaRecord }) => {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  if (!useMayConclude(promotion)) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {translate('resources.promotion.conclude.action')}
      </Button>
      <ConcludeDialog promotion={promotion} isOpen={isAsking} onClose={() => setAsking(false)} />
    </>
  );
};
