import { useState, type ComponentProps } from 'react';
import { Glyph } from '@/ui/plain/Glyph';
import { PlainButton } from '@/ui/plain/PlainButton';
import { useAccountI18n } from './account-i18n';
import { Field } from './Field';

/** A password with a button to show it. */
export const PasswordField = (
  props: Omit<ComponentProps<typeof Field>, 'type' | 'action' | 'inputMode'>,
) => {
  const { t } = useAccountI18n();
  const [isShown, setIsShown] = useState(false);
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      action={
        <PlainButton
          look="icon"
          aria-label={t(isShown ? 'account.hide_password' : 'account.show_password')}
          onClick={() => setIsShown(!isShown)}
          // The focus stays in the field, so that showing the password does not count as leaving it.
          onMouseDown={(event) => event.preventDefault()}
        >
          <Glyph path={isShown ? `${EYE}M3.5 3.5l13 13` : EYE} />
        </PlainButton>
      }
    />
  );
};

const EYE =
  'M1.8 10S4.8 4.5 10 4.5 18.2 10 18.2 10 15.2 15.5 10 15.5 1.8 10 1.8 10ZM10 7.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8Z';
