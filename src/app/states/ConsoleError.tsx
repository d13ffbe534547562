import Button from '@mui/material/Button';
import { LinkBase } from 'react-admin';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { TornSheet } from './illustrations';
import { StatePanel } from './StatePanel';

type ConsoleErrorProps = { resetErrorBoundary: (reason: unknown) => void };

/**
 * In place of a page that broke while it was rendered, or whose code did not come; the rest of the console
 * stands. The next try is a reload: a new version may have replaced the files. Drafts outlive it.
 */
export const ConsoleError = ({ resetErrorBoundary }: ConsoleErrorProps) => {
  const translate = useTranslate();
  return (
    <StatePanel
      illustration={<TornSheet />}
      title={translate('errors.page.title')}
      text={translate('errors.page.text')}
      actions={
        <>
          <Button variant="contained" onClick={() => window.location.reload()}>
            {translate('errors.page.retry')}
          </Button>
          <Button
            variant="outlined"
            component={LinkBase}
            to="/dashboard"
            onClick={resetErrorBoundary}
          >
            {translate('errors.page.home')}
          </Button>
        </>
      }
    />
  );
};
