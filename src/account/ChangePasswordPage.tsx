import { PASSWORD_SUBMIT_DELAY_MS } from '@/core/constants';
import { updatePassword } from '@/providers/data/passwords';
import { PlainLink } from '@/ui/plain/PlainLink';
import { useIsMounted } from '@/ui/hooks/useIsMounted';
import { AUTH_PATH, LOGOUT_PATH } from '@/core/account-paths';
import { AccountForm } from './AccountForm';
import { AccountFrame } from './AccountFrame';
import { useAccountI18n } from './account-i18n';
import { passwordChangeProblems } from './screen-rules';
import { NewPasswordFields } from './NewPasswordFields';
import { PasswordField } from './PasswordField';
import styles from './screens.module.css';
import { useAccountForm } from './useAccountForm';

type ChangePasswordPageProps = {
  /** At the first login no other page opens until the password is changed. */
  isForced?: boolean;
  onChanged: () => void;
};

/** Changes the user's own password (specification, section 2 'Change-password screen'). */
export const ChangePasswordPage = ({ isForced, onChanged }: ChangePasswordPageProps) => {
  const { t } = useAccountI18n();
  const isShown = useIsMounted();
  const form = useAccountForm({
    initial: { oldpassword: '', password: '', confirm_password: '' },
    problemsOf: passwordChangeProblems,
    send: async ({ oldpassword, password }) => {
      await updatePassword({ oldpassword, password });
      // A user who left the page meanwhile is not led away from the next one.
      if (isShown()) onChanged();
    },
    delay: PASSWORD_SUBMIT_DELAY_MS,
    refusalKey: 'errors.invalid_login',
  });
  return (
    <AccountFrame
      title={t('account.change.title')}
      subtitle={t(isForced ? 'account.change.first_login' : 'account.change.subtitle')}
    >
      <AccountForm
        label={t('account.change.title')}
        submitLabel={t('account.change.submit')}
        busyLabel={t('account.change.busy')}
        form={form}
      >
        <PasswordField
          {...form.field('oldpassword')}
          label={t('account.change.current')}
          autoComplete="current-password"
        />
        <NewPasswordFields form={form} />
      </AccountForm>
      <p className={styles.after}>
        <PlainLink href={`#${isForced ? LOGOUT_PATH : AUTH_PATH}`}>
          {t(isForced ? 'account.log_out' : 'account.change.back')}
        </PlainLink>
      </p>
    </AccountFrame>
  );
};
