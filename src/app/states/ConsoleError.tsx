import { useTranslate } from '@/ui/hooks/useTranslate';
import { reloadPage } from '@/ui/browser/reload';
import { LoadError } from '@/ui/lazy/load-error';
import { useLoadProblem } from '@/ui/lazy/useLoadProblem';
import { ButtonLink } from '@/kit/links/ButtonLink';
import { PlainButton } from '@/ui/plain/PlainButton';
import { TornSheet } from './illustrations';
import { PageSkeleton } from './PageSkeleton';
import { StatePanel } from './StatePanel';

type ConsoleErrorProps = { error: unknown; resetErrorBoundary: (reason: unknown) => void };

/**
 * In place of a page that broke while it was rendered, or whose code did not come; the rest of the console
 * stands. The next try is a reload, for a browser may keep a failed module for good. Drafts outlive it.
 */
export const ConsoleError = ({ error, resetErrorBoundary }: ConsoleErrorProps) => {
  const translate = useTranslate();
  const isLoadError = error instanceof LoadError;
  const problem = useLoadProblem(isLoadError);
  if (isLoadError && problem === null) return <PageSkeleton />;
  const words = WORDS[problem ?? 'broken'];
  return (
    <StatePanel
      illustration={<TornSheet />}
      title={translate(words.title)}
      text={translate(words.text)}
      actions={
        <>
          <PlainButton look="primary" onClick={reloadPage}>
            {translate(words.action)}
          </PlainButton>
          {problem !== 'outdated' && (
            <ButtonLink look="outlined" to="/dashboard" onClick={resetErrorBoundary}>
              {translate('errors.page.home')}
            </ButtonLink>
          )}
        </>
      }
    />
  );
};

const WORDS = {
  broken: { title: 'errors.page.title', text: 'errors.page.text', action: 'errors.page.retry' },
  offline: {
    title: 'errors.page.offline_title',
    text: 'errors.page.offline_text',
    action: 'errors.page.retry',
  },
  outdated: { title: 'release.title', text: 'release.text', action: 'release.reload' },
} as const;
