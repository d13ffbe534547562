import { useState } from 'react';
import { LOGIN_SUBMIT_DELAY_MS } from '@/core/constants';
import { register } from '@/providers/data/account';
import { PlainLink } from '@/ui/plain/PlainLink';
import { forgotPassword, login } from './account.pages';
import { AccountForm } from './AccountForm';
import { AccountFrame } from './AccountFrame';
import { useAccountI18n } from './account-i18n';
import { registrationProblems } from './screen-rules';
import { EmailField } from './EmailField';
import { Field } from './Field';
import { PasswordField } from './PasswordField';
import styles from './screens.module.css';
import { TermsField } from './TermsField';
import { useAccountForm } from './useAccountForm';

/** Registers an account (specification, sections 2 and 5); it is signed in at once, and waits for a role. */
export const RegistrationPage = () => {
  const { t } = useAccountI18n();
  const [hasAgreed, setAgreed] = useState(true);
  const form = useAccountForm({
    initial: { fullname: '', email: '', username: '', password: '', confirm_password: '' },
    problemsOf: registrationProblems,
    send: async ({ fullname, email, username, password }) =>
      void (await register({
        email: email.trim(),
        fullname: fullname.trim(),
        username: username.trim(),
        password,
      })),
    delay: LOGIN_SUBMIT_DELAY_MS,
    refusalKey: 'errors.invalid_login',
  });
  return (
    <AccountFrame
      title={t('account.registration.title')}
      subtitle={t('account.registration.subtitle')}
    >
      <AccountForm
        label={t('account.registration.title')}
        submitLabel={t('account.registration.submit')}
        busyLabel={t('account.registration.busy')}
        isDisabled={!hasAgreed}
        form={form}
      >
        <Field
          {...form.field('fullname')}
          label={t('account.registration.fullname')}
          autoComplete="name"
        />
        <EmailField {...form.field('email')} autoComplete="email" />
        <Field
          {...form.field('username')}
          label={t('account.registration.username')}
          autoComplete="username"
        />
        <PasswordField
          {...form.field('password')}
          label={t('account.password')}
          autoComplete="new-password"
        />
        <PasswordField
          {...form.field('confirm_password')}
          label={t('account.registration.confirm')}
          autoComplete="new-password"
        />
        <TermsField hasAgreed={hasAgreed} onChange={setAgreed} />
      </AccountForm>
      <p className={`${styles.after} ${styles.spread}`}>
        <PlainLink href={`#${login.route}`}>{t('account.back')}</PlainLink>
        <PlainLink href={`#${forgotPassword.route}`}>{t('account.login.forgot')}</PlainLink>
      </p>
    </AccountFrame>
  );
};
