import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { LOGIN_SUBMIT_DELAY_MS } from '@/core/constants';
import { register } from '@/providers/data/account';
import { PlainLink } from '@/shared/plain/PlainLink';
import { AccountForm } from './AccountForm';
import { AccountFrame } from './AccountFrame';
import { useAccountI18n } from './account-i18n';
import { registrationProblems } from './account-rules';
import { Field } from './Field';
import { PasswordField } from './PasswordField';
import { useAccountForm } from './useAccountForm';

/** A new account (specification, sections 2 and 5); it is signed in at once, and waits for a role. */
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
        <Field
          {...form.field('email')}
          label={t('account.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
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
      <Box sx={{ mt: 3, display: 'flex', justifyContent: 'space-between', typography: 'body2' }}>
        <PlainLink href="#/auth/login">{t('account.back')}</PlainLink>
        <PlainLink href="#/auth/forgot-password">{t('account.login.forgot')}</PlainLink>
      </Box>
    </AccountFrame>
  );
};

const TermsField = ({
  hasAgreed,
  onChange,
}: {
  hasAgreed: boolean;
  onChange: (hasAgreed: boolean) => void;
}) => {
  const { t } = useAccountI18n();
  return (
    <div>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, typography: 'body2' }}>
        <Box
          component="input"
          type="checkbox"
          id="terms"
          name="terms"
          checked={hasAgreed}
          onChange={(event) => onChange(event.target.checked)}
          aria-describedby={hasAgreed ? undefined : 'terms-problem'}
          sx={{ width: 18, height: 18, m: 0, accentColor: 'primary.main' }}
        />
        <label htmlFor="terms">{t('account.registration.agree')}</label>
        <PlainLink href="#/terms" isNewTab>
          {t('account.registration.terms')}
        </PlainLink>
      </Box>
      {!hasAgreed && (
        <Typography
          id="terms-problem"
          role="alert"
          variant="caption"
          component="p"
          sx={{ color: 'status.error.text', mt: 0.75 }}
        >
          {t('validation.terms')}
        </Typography>
      )}
    </div>
  );
};
