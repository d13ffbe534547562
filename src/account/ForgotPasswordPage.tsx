import { useState } from 'react';
import { LOGIN_SUBMIT_DELAY_MS } from '@/core/constants';
import { requestPasswordReset } from '@/providers/data/passwords';
import { PlainLink } from '@/ui/plain/PlainLink';
import { login } from './account.pages';
import { AccountForm } from './AccountForm';
import { AccountFrame } from './AccountFrame';
import { useAccountI18n } from './account-i18n';
import { forgotPasswordProblems } from './screen-rules';
import { EmailField } from './EmailField';
import styles from './screens.module.css';
import { useAccountForm } from './useAccountForm';
import { announceNews } from '@/ui/announce/announced';

/** Requests the mail to reset a forgotten password (specification, section 2). */
export const ForgotPasswordPage = () => {
  const { t } = useAccountI18n();
  const [requested, setRequested] = useState<string | null>(null);
  const form = useAccountForm({
    initial: { email: '' },
    problemsOf: forgotPasswordProblems,
    send: async ({ email }) => {
      await requestPasswordReset(email.trim());
      setRequested(email.trim());
    },
    delay: LOGIN_SUBMIT_DELAY_MS,
    refusalKey: 'account.forgot.not_found',
  });
  return (
    <AccountFrame
      title={t('account.forgot.title')}
      subtitle={t(requested === null ? 'account.forgot.subtitle' : 'account.forgot.check')}
    >
      {requested === null ? (
        <AccountForm
          label={t('account.forgot.title')}
          submitLabel={t('account.forgot.submit')}
          busyLabel={t('account.forgot.busy')}
          form={form}
        >
          <EmailField {...form.field('email')} autoComplete="username" />
        </AccountForm>
      ) : (
        <p ref={announceNews} className={styles.outcome}>
          {t('account.forgot.requested', { email: requested })}
        </p>
      )}
      <p className={styles.after}>
        <PlainLink href={`#${login.route}`}>{t('account.back')}</PlainLink>
      </p>
    </AccountFrame>
  );
};
