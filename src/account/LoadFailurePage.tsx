import { reloadPage } from '@/ui/browser/reload';
import { useLoadProblem } from '@/ui/lazy/useLoadProblem';
import { PlainButton } from '@/ui/plain/PlainButton';
import { AccountFrame } from './AccountFrame';
import { useAccountI18n } from './account-i18n';

/** Replaces code that failed to load: the connection broke, or a new version has replaced the files. */
export const LoadFailurePage = () => {
  const { t } = useAccountI18n();
  const words = useLoadProblem() === 'outdated' ? OUTDATED : FAILED;
  return (
    <AccountFrame title={t(words.title)} subtitle={t(words.text)}>
      <PlainButton look="primary" onClick={reloadPage}>
        {t('account.load_failure.reload')}
      </PlainButton>
    </AccountFrame>
  );
};

const FAILED = { title: 'account.load_failure.title', text: 'account.load_failure.text' } as const;
const OUTDATED = {
  title: 'account.load_failure.outdated_title',
  text: 'account.load_failure.outdated_text',
} as const;
