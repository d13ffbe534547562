import Button from '@mui/material/Button';
import { useContext } from 'react';
import { announceNews } from '@/ui/announce/announced';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { reloadPage } from '@/ui/browser/reload';
import { Alert } from '@/ui/page/Alert';
import { retryRef } from '@/ui/hooks/retry-ref';
import { LoadError } from './load-error';
import { PartFailureContext } from './PartBoundary';
import { useLoadProblem } from './useLoadProblem';

/** The fallback of a PartBoundary, with a retry: the rest of the page and typed values stay. */
export const PartProblem = () => {
  const translate = useTranslate();
  const { error, retry } = useContext(PartFailureContext) ?? {};
  const isOutdated = useLoadProblem(error instanceof LoadError) === 'outdated';
  return (
    <Alert
      ref={announceNews}
      severity={isOutdated ? 'info' : 'error'}
      action={
        <Button
          ref={retryRef}
          color="inherit"
          size="small"
          onClick={isOutdated ? reloadPage : retry}
        >
          {translate(isOutdated ? 'release.reload' : 'errors.page.retry')}
        </Button>
      }
    >
      {translate(isOutdated ? 'release.title' : 'query_card.failure')}
    </Alert>
  );
};
