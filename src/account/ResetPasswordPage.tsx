import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { PASSWORD_SUBMIT_DELAY_MS } from '@/core/constants';
import { listResetAccounts, resetPassword } from '@/providers/data/passwords';
import { ApiError } from '@/providers/http/api-error';
import { useAlerts } from '@/ui/alerts/useAlerts';
import { PlainButton, PlainButtonLink } from '@/ui/plain/PlainButton';
import { AccountForm } from './AccountForm';
import { AccountFrame } from './AccountFrame';
import { useAccountI18n } from './account-i18n';
import { passwordResetProblems } from './account-rules';
import { NewPasswordFields } from './NewPasswordFields';
import styles from './screens.module.css';
import { SelectField } from './SelectField';
import { useAccountForm } from './useAccountForm';

/** Sets a password with the link of a mail (specification, section 2). */
export const ResetPasswordPage = ({ token }: { token: string }) => {
  const { t } = useAccountI18n();
  const { accounts, problem, retry } = useResetAccounts(token);
  const [isDone, setDone] = useState(false);
  if (isDone)
    return <Outcome title={t('account.reset.done')} text={t('account.reset.done_text')} />;
  if (problem === 'dead') {
    return (
      <Outcome title={t('account.reset.dead')} text={t('account.reset.dead_text')}>
        <PlainButtonLink look="outlined" href="#/auth/forgot-password">
          {t('account.reset.ask_again')}
        </PlainButtonLink>
      </Outcome>
    );
  }
  if (problem === 'unanswered') {
    return (
      <AccountFrame title={t('account.reset.title')} subtitle={t('account.reset.unanswered')}>
        <PlainButton look="primary" onClick={retry}>
          {t('account.reset.retry')}
        </PlainButton>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={t('account.reset.title')} subtitle={t('account.reset.subtitle')}>
      <ResetForm token={token} accounts={accounts} onDone={() => setDone(true)} />
    </AccountFrame>
  );
};

const ResetForm = ({
  token,
  accounts,
  onDone,
}: {
  token: string;
  accounts: readonly string[];
  onDone: () => void;
}) => {
  const { t } = useAccountI18n();
  // With only one account there is nothing to choose.
  const [only = ''] = accounts.length === 1 ? accounts : [];
  const form = useAccountForm({
    initial: { code: '', password: '', confirm_password: '' },
    problemsOf: (values) => passwordResetProblems({ ...values, code: values.code || only }),
    send: async ({ code, password }) => {
      await resetPassword(token, { code: code || only, password });
      onDone();
    },
    delay: PASSWORD_SUBMIT_DELAY_MS,
    refusalKey: 'validation.password',
  });
  return (
    <AccountForm
      label={t('account.reset.title')}
      submitLabel={t('account.reset.submit')}
      busyLabel={t('account.change.busy')}
      form={form}
    >
      <SelectField
        {...form.field('code')}
        value={form.values.code || only}
        label={t('account.reset.code')}
        placeholder={t('account.reset.choose')}
        choices={accounts}
      />
      <NewPasswordFields form={form} />
    </AccountForm>
  );
};

type OutcomeProps = { title: string; text: string; children?: ReactNode };

const Outcome = ({ title, text, children }: OutcomeProps) => {
  const { t } = useAccountI18n();
  return (
    <AccountFrame title={title} subtitle={text}>
      <div className={styles.actions}>
        <PlainButtonLink look="primary" href="#/auth/login">
          {t('account.reset.to_login')}
        </PlainButtonLink>
        {children}
      </div>
    </AccountFrame>
  );
};

type ResetAccounts = {
  accounts: readonly string[];
  /** `dead`: the backend refuses the link; `unanswered`: the check failed. */
  problem?: 'dead' | 'unanswered';
};

/** The codes the link may reset; none while they are loading. */
const useResetAccounts = (token: string) => {
  const [found, setFound] = useState<ResetAccounts>({ accounts: [] });
  const { failure } = useAlerts();
  const read = useCallback(
    async (signal?: AbortSignal) => {
      try {
        const accounts = await listResetAccounts(token, signal);
        setFound({ accounts });
      } catch (error) {
        if (signal?.aborted) return;
        const isRefused =
          error instanceof ApiError &&
          error.kind === 'refused' &&
          error.status < 500 &&
          // Too many attempts say nothing about the link.
          error.status !== 429;
        setFound({ accounts: [], problem: isRefused ? 'dead' : 'unanswered' });
        failure(error);
      }
    },
    [token, failure],
  );
  useEffect(() => {
    const abort = new AbortController();
    void read(abort.signal);
    return () => abort.abort();
  }, [read]);
  return { ...found, retry: () => void read() };
};
