import { useEffect, useRef, useSyncExternalStore } from 'react';
import { connection } from '@/providers/http/connection';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { reloadPage } from '@/ui/browser/reload';
import { LoadError } from '@/ui/lazy/load-error';
import { useLoadProblem } from '@/ui/lazy/useLoadProblem';
import { ButtonLink } from '@/kit/links/ButtonLink';
import { PlainButton } from '@/ui/plain/PlainButton';
import { ErrorIllustration } from './ErrorIllustration';
import { PageSkeleton } from './PageSkeleton';
import { StatePanel } from './StatePanel';

type ConsoleErrorProps = { error: unknown; resetErrorBoundary: (reason: unknown) => void };

/**
 * Replaces a page that failed to render, or whose code failed to load; the rest of the console keeps working. Retrying
 * reloads the page, because a browser may cache a failed module permanently. Drafts survive the reload.
 */
export const ConsoleError = ({ error, resetErrorBoundary }: ConsoleErrorProps) => {
  const translate = useTranslate();
  const isLoadError = error instanceof LoadError;
  const problem = useLoadProblem(isLoadError);
  useReloadOnReturn(isLoadError && problem === 'offline');
  if (isLoadError && problem === null) return <PageSkeleton />;
  const words = WORDS[problem === 'broken' ? 'unloaded' : (problem ?? 'broken')];
  return (
    <StatePanel
      illustration={<ErrorIllustration />}
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

/** The page has nothing left to lose: it is loaded again as soon as the server answers. */
const useReloadOnReturn = (isAwaited: boolean) => {
  const isLost = useSyncExternalStore(connection.subscribe, connection.isLost);
  const wasLost = useRef(false);
  useEffect(() => {
    if (isAwaited && wasLost.current && !isLost) reloadPage();
    wasLost.current = isLost;
  }, [isAwaited, isLost]);
};

const WORDS = {
  broken: { title: 'errors.page.title', text: 'errors.page.text', action: 'errors.page.retry' },
  unloaded: {
    title: 'errors.page.offline_title',
    text: 'errors.page.unloaded_text',
    action: 'errors.page.retry',
  },
  offline: {
    title: 'errors.page.offline_title',
    text: 'errors.page.offline_text',
    action: 'errors.page.retry',
  },
  outdated: { title: 'release.title', text: 'release.text', action: 'release.reload' },
} as const;
