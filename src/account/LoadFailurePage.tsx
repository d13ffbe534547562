import { reloadPage } from '@/ui/browser/reload';
import { useLoadProblem } from '@/ui/lazy/useLoadProblem';
import { PlainButton } from '@/ui/plain/PlainButton';
import { AccountFrame } from './AccountFrame';
import { useAccountI18n } from './account-i18n';

type LoadFailurePageProps = {
  /** Whether the address is none of the console's: then only the error page is missing. */
  isUnknown?: boolean;
};

/** Replaces code that failed to load: the connection broke, or a new version has replaced the files. */
export const LoadFailurePage = ({ isUnknown = false }: LoadFailurePageProps) => {
  const { t } = useAccountI18n();
  const isOutdated = useLoadProblem() === 'outdated';
  const words = WORDS[isUnknown ? 'unknown' : isOutdated ? 'outdated' : 'failed'];
  return (
    <AccountFrame title={t(words.title)} subtitle={t(words.text)}>
      <PlainButton look="primary" onClick={reloadPage}>
        {t('account.load_failure.reload')}
      </PlainButton>
      {window.history.length > 1 && (
        <PlainButton look="outlined" onClick={() => window.history.back()}>
          {t('account.back')}
        </PlainButton>
      )}
    </AccountFrame>
  );
};

const WORDS = {
  failed: { title: 'account.load_failure.title', text: 'account.load_failure.text' },
  outdated: {
    title: 'account.load_failure.outdated_title',
    text: 'account.load_failure.outdated_text',
  },
  unknown: {
    title: 'account.load_failure.unknown_title',
    text: 'account.load_failure.unknown_text',
  },
} as const;
