import { useTranslate } from '@/shared/i18n/useTranslate';
import { ButtonLink } from '@/shared/links/ButtonLink';
import { PlainButton } from '@/shared/plain/PlainButton';
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
          <PlainButton look="primary" onClick={() => window.location.reload()}>
            {translate('errors.page.retry')}
          </PlainButton>
          <ButtonLink look="outlined" to="/dashboard" onClick={resetErrorBoundary}>
            {translate('errors.page.home')}
          </ButtonLink>
        </>
      }
    />
  );
};
