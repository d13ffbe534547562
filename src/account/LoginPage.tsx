import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';
import { LOGIN_SUBMIT_DELAY_MS } from '@/core/constants';
import { logIn } from '@/providers/data/account';
import { session } from '@/providers/session/session';
import { PlainLink } from '@/shared/plain/PlainLink';
import { AccountForm } from './AccountForm';
import { AccountFrame } from './AccountFrame';
import { useAccountI18n } from './account-i18n';
import { credentialProblems } from './account-rules';
import { Field } from './Field';
import { PasswordField } from './PasswordField';
import { SessionEndNote } from './SessionEndNote';
import { useAccountForm } from './useAccountForm';

/** The login (specification, section 2 'Login screen behaviour'). Where it leads, the root decides. */
export const LoginPage = ({ onIntent }: { onIntent: () => void }) => {
  const { t } = useAccountI18n();
  const ending = useSyncExternalStore(session.subscribe, session.ending);
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
      {(ending === 'expired' || ending === 'refused') && (
        <SessionEndNote>{t(`account.login.${ending}`)}</SessionEndNote>
      )}
      <AccountForm
        label={t('account.login.title')}
        submitLabel={t('account.login.submit')}
        busyLabel={t('account.login.busy')}
        form={form}
      >
        <Field
          {...form.field('email')}
          label={t('account.email')}
          type="email"
          inputMode="email"
          autoComplete="username"
        />
        <PasswordField
          {...form.field('password')}
          label={t('account.password')}
          autoComplete="current-password"
        />
        <Typography variant="body2" sx={{ alignSelf: 'flex-end', mt: -1 }}>
          <PlainLink href="#/auth/forgot-password">{t('account.login.forgot')}</PlainLink>
        </Typography>
      </AccountForm>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 3 }}>
        {t('account.login.no_account')}{' '}
        <PlainLink href="#/auth/registration">{t('account.login.register')}</PlainLink>
      </Typography>
    </AccountFrame>
  );
};
