import { useEffect, useReducer, useState, type ComponentProps, type ReactNode } from 'react';
import { PASSWORD_SUBMIT_DELAY_MS } from '@/core/constants';
import { listResetAccounts, resetPassword } from '@/providers/data/passwords';
import { ApiError } from '@/providers/http/api-error';
import { alerts } from '@/ui/alerts/alert-store';
import { useAlerts } from '@/ui/alerts/useAlerts';
import { PlainButton, PlainButtonLink } from '@/ui/plain/PlainButton';
import { Spinner } from '@/ui/plain/Spinner';
import { forgotPassword, login } from './account.pages';
import { AccountForm } from './AccountForm';
import { AccountFrame } from './AccountFrame';
import { useAccountI18n } from './account-i18n';
import { failureOf } from './failure';
import { passwordResetProblems } from './screen-rules';
import { NewPasswordFields } from './NewPasswordFields';
import styles from './screens.module.css';
import { SelectField } from './SelectField';
import { useAccountForm } from './useAccountForm';

/** Sets a password with the link of a mail (specification, section 2). */
export const ResetPasswordPage = ({ token }: { token: string }) => {
  const { t } = useAccountI18n();
  const { accounts, problem, isReading, retry } = useResetAccounts(token);
  const [isDone, setDone] = useState(false);
  if (isDone) {
    return (
      <Outcome title={t('account.reset.done')} text={t('account.reset.done_text')}>
        <LoginLink look="primary" />
      </Outcome>
    );
  }
  if (problem === 'dead') {
    return (
      <Outcome title={t('account.reset.dead')} text={t('account.reset.dead_text')}>
        <PlainButtonLink look="primary" href={`#${forgotPassword.route}`}>
          {t('account.reset.ask_again')}
        </PlainButtonLink>
        <LoginLink look="outlined" />
      </Outcome>
    );
  }
  if (problem === 'unanswered') {
    return (
      <AccountFrame title={t('account.reset.title')} subtitle={t('account.reset.unanswered')}>
        <PlainButton
          look="primary"
          aria-label={t('account.reset.retry')}
          aria-busy={isReading}
          aria-disabled={isReading}
          onClick={retry}
        >
          {isReading && <Spinner label={t('account.forgot.busy')} />}
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

type OutcomeProps = { title: string; text: string; children: ReactNode };

const Outcome = ({ title, text, children }: OutcomeProps) => (
  <AccountFrame title={title} subtitle={text}>
    <div className={styles.actions}>{children}</div>
  </AccountFrame>
);

const LoginLink = ({ look }: Pick<ComponentProps<typeof PlainButtonLink>, 'look'>) => {
  const { t } = useAccountI18n();
  return (
    <PlainButtonLink look={look} href={`#${login.route}`}>
      {t('account.reset.to_login')}
    </PlainButtonLink>
  );
};

type ResetAccounts = {
  accounts: readonly string[];
  /** `dead`: the backend refuses the link, or it resets no account; `unanswered`: the check failed. */
  problem?: 'dead' | 'unanswered';
};

/** The codes the link may reset; none while they are loading. */
const useResetAccounts = (token: string) => {
  const [found, setFound] = useState<ResetAccounts & { attempt: number }>(NOT_READ);
  const [attempt, retry] = useReducer((count: number) => count + 1, 1);
  const isReading = found.attempt !== attempt;
  const { failure, clear } = useAlerts();
  useEffect(() => {
    const abort = new AbortController();
    const read = async () => {
      try {
        const accounts = await listResetAccounts(token, abort.signal);
        setFound({ accounts, attempt, problem: accounts.length > 0 ? undefined : 'dead' });
      } catch (error) {
        if (abort.signal.aborted) return;
        const isRefused =
          error instanceof ApiError &&
          error.kind === 'refused' &&
          error.status < 500 &&
          // Too many attempts say nothing about the link.
          error.status !== 429;
        setFound({ accounts: [], attempt, problem: isRefused ? 'dead' : 'unanswered' });
        if (isRefused) {
          // The heading says so already.
          const { lines } = failureOf(error, DEAD);
          alerts.show({ kind: 'error', lines });
        } else failure(error);
      }
    };
    void read();
    return () => {
      abort.abort();
      clear();
    };
  }, [token, attempt, failure, clear]);
  return { ...found, isReading, retry: () => !isReading && retry() };
};

const DEAD = 'account.reset.dead';

const NOT_READ = { accounts: [], attempt: 0 };
