import { useSyncExternalStore } from 'react';
import { LOGIN_SUBMIT_DELAY_MS } from '@/core/constants';
import { logIn } from '@/providers/data/account';
import { session } from '@/providers/session/session';
import { PlainLink } from '@/ui/plain/PlainLink';
import { forgotPassword, registration } from './account.pages';
import { AccountForm } from './AccountForm';
import { AccountFrame } from './AccountFrame';
import { useAccountI18n } from './account-i18n';
import { credentialProblems } from './account-rules';
import { EmailField } from './EmailField';
import { Note } from './Note';
import { PasswordField } from './PasswordField';
import styles from './screens.module.css';
import { useAccountForm } from './useAccountForm';

/** The login (specification, section 2 'Login screen behaviour'). The root decides where it leads. */
export const LoginPage = ({ onIntent }: { onIntent: () => void }) => {
  const { t } = useAccountI18n();
  const ending = useSyncExternalStore(session.subscribe, session.ending, session.ending);
  const hasEnded = ending === 'expired' || ending === 'refused';
  const form = useAccountForm({
    initial: { email: '', password: '' },
    problemsOf: credentialProblems,
    send: async ({ email, password }) => void (await logIn({ email: email.trim(), password })),
    delay: LOGIN_SUBMIT_DELAY_MS,
    refusalKey: 'errors.invalid_login',
    onChange: onIntent,
  });
  return (
    <AccountFrame title={t('account.login.title')} subtitle={t('account.login.subtitle')}>
      {hasEnded && <Note kind="info">{t(`account.login.${ending}`)}</Note>}
      <AccountForm
        label={t('account.login.title')}
        submitLabel={t('account.login.submit')}
        busyLabel={t('account.login.busy')}
        form={form}
      >
        <EmailField
          {...form.field('email')}
          autoComplete="username"
          autoFocus={!hasEnded && isFirstPage()}
        />
        <PasswordField
          {...form.field('password')}
          label={t('account.password')}
          autoComplete="current-password"
        />
        <p className={styles.aside}>
          <PlainLink href={`#${forgotPassword.route}`}>{t('account.login.forgot')}</PlainLink>
        </p>
      </AccountForm>
      <p className={`${styles.after} ${styles.muted}`}>
        {t('account.login.no_account')}{' '}
        <PlainLink href={`#${registration.route}`}>{t('account.login.register')}</PlainLink>
      </p>
    </AccountFrame>
  );
};

/** Whether nobody has clicked or typed yet. A login that follows another page moves the focus to its heading instead. */
const isFirstPage = () => !globalThis.navigator?.userActivation?.hasBeenActive;
