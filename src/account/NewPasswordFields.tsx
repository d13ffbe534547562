import type { ComponentProps } from 'react';
import { useAccountI18n } from './account-i18n';
import { PasswordChecklist } from './PasswordChecklist';
import { PasswordField } from './PasswordField';

type NewPasswordFieldsProps = {
  /** An account form that has these two fields. */
  form: {
    values: { password: string };
    refusal: { key: string } | null;
    field: (
      name: 'password' | 'confirm_password',
    ) => Omit<ComponentProps<typeof PasswordField>, 'label' | 'autoComplete'>;
  };
};

/** A new password, typed twice, with the checklist of its rule, unless the form's refusal is that rule. */
export const NewPasswordFields = ({ form }: NewPasswordFieldsProps) => {
  const { t } = useAccountI18n();
  return (
    <>
      <div>
        <PasswordField
          {...form.field('password')}
          label={t('account.change.new')}
          autoComplete="new-password"
        />
        {form.refusal?.key !== 'validation.password' && (
          <PasswordChecklist password={form.values.password} />
        )}
      </div>
      <PasswordField
        {...form.field('confirm_password')}
        label={t('account.change.confirm')}
        autoComplete="new-password"
      />
    </>
  );
};
