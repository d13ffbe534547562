import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { LOGIN_SUBMIT_DELAY_MS } from '@/core/constants';
import { logIn } from '@/providers/account';
import { alerts } from '@/shared/alerts/alert-store';
import { PlainLink } from '@/shared/plain/PlainLink';
import { AccountFrame } from './AccountFrame';
import { useAccountI18n } from './account-i18n';
import { Field } from './Field';
import { FormProblem } from './FormProblem';
import { credentialProblems, loginFailureOf, type Credentials } from './login-rules';
import { PasswordField } from './PasswordField';
import { SubmitButton } from './SubmitButton';

/** The login (specification, section 2 'Login screen behaviour'). Where it leads, the root decides. */
export const LoginPage = ({ onIntent }: { onIntent: () => void }) => {
  const { t } = useAccountI18n();
  const { values, problems, refusal, isBusy, change, touch, submit, fields } = useLoginForm(onIntent);
  const wordsOf = (key: string | undefined) => (key === undefined ? undefined : t(key));
  return (
    <AccountFrame title={t('account.login.title')} subtitle={t('account.login.subtitle')}>
      <Box
        component="form"
        noValidate
        onSubmit={submit}
        aria-label={t('account.login.title')}
        sx={{ display: 'flex', flexDirection: 'column', gap: 2.5 }}
      >
        {refusal !== null && <FormProblem>{t(refusal)}</FormProblem>}
        <Field
          name="email"
          label={t('account.email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          value={values.email}
          problem={wordsOf(problems.email)}
          ref={fields.email}
          onChange={(email) => change({ email })}
          onBlur={() => touch('email')}
        />
        <PasswordField
          name="password"
          label={t('account.password')}
          autoComplete="current-password"
          value={values.password}
          problem={wordsOf(problems.password)}
          ref={fields.password}
          onChange={(password) => change({ password })}
          onBlur={() => touch('password')}
        />
        <Typography variant="body2" sx={{ alignSelf: 'flex-end', mt: -1 }}>
          <PlainLink href="#/auth/forgot-password">{t('account.login.forgot')}</PlainLink>
        </Typography>
        <SubmitButton isBusy={isBusy} busyLabel={t('account.login.busy')}>
          {t('account.login.submit')}
        </SubmitButton>
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 3 }}>
        {t('account.login.no_account')}{' '}
        <PlainLink href="#/auth/registration">{t('account.login.register')}</PlainLink>
      </Typography>
    </AccountFrame>
  );
};

const PRISTINE = { email: false, password: false };

const useLoginForm = (onIntent: () => void) => {
  const [values, setValues] = useState<Credentials>({ email: '', password: '' });
  const [touched, setTouched] = useState(PRISTINE);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { isBusy, runLater } = useDelayedCall();
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const problems = credentialProblems(values);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy()) return;
    setTouched({ email: true, password: true });
    const firstWrong = problems.email ? email : problems.password ? password : null;
    if (firstWrong) return firstWrong.current?.focus();
    setRefusal(null);
    alerts.clear();
    runLater(async () => {
      try {
        await logIn({ email: values.email.trim(), password: values.password });
      } catch (error) {
        const { message, lines } = loginFailureOf(error);
        setRefusal(message);
        alerts.show({ kind: 'error', lines });
      }
    });
  };

  return {
    values,
    problems: {
      email: touched.email ? problems.email : undefined,
      password: touched.password ? problems.password : undefined,
    },
    refusal,
    isBusy: isBusy(),
    fields: { email, password },
    submit,
    change: (changed: Partial<Credentials>) => {
      onIntent();
      setValues((current) => ({ ...current, ...changed }));
    },
    touch: (field: keyof Credentials) => setTouched((current) => ({ ...current, [field]: true })),
  };
};

/** One call at a time, made a second after it was asked for; leaving the screen before calls it off. */
const useDelayedCall = () => {
  const [isRunning, setIsRunning] = useState(false);
  // The state alone would let a second press through before the next render.
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    isBusy: () => isRunning || timer.current !== undefined,
    runLater: (call: () => Promise<void>) => {
      setIsRunning(true);
      timer.current = setTimeout(() => {
        void call().finally(() => {
          timer.current = undefined;
          setIsRunning(false);
        });
      }, LOGIN_SUBMIT_DELAY_MS);
    },
  };
};
