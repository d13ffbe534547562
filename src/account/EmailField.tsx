import type { ComponentProps } from 'react';
import { useAccountI18n } from './account-i18n';
import { Field } from './Field';

/** An e-mail address, with the keyboard for it on a phone. */
export const EmailField = (
  props: Omit<ComponentProps<typeof Field>, 'label' | 'type' | 'inputMode'>,
) => {
  const { t } = useAccountI18n();
  return <Field {...props} label={t('account.email')} type="email" inputMode="email" />;
};
