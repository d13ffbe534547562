import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import SvgIcon from '@mui/material/SvgIcon';
import { useState, type ComponentProps } from 'react';
import { useAccountI18n } from './account-i18n';
import { Field } from './Field';

/** A password that can be looked at before it is sent. */
export const PasswordField = (
  props: Omit<ComponentProps<typeof Field>, 'type' | 'endAdornment' | 'inputMode'>,
) => {
  const { t } = useAccountI18n();
  const [isShown, setIsShown] = useState(false);
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            aria-label={t(isShown ? 'account.hide_password' : 'account.show_password')}
            onClick={() => setIsShown(!isShown)}
            // The focus stays in the field, so that a look at the password is no touch of it.
            onMouseDown={(event) => event.preventDefault()}
          >
            <Eye isCrossed={isShown} />
          </IconButton>
        </InputAdornment>
      }
    />
  );
};

const Eye = ({ isCrossed }: { isCrossed: boolean }) => (
  <SvgIcon viewBox="0 0 20 20">
    <path
      d={`M1.8 10S4.8 4.5 10 4.5 18.2 10 18.2 10 15.2 15.5 10 15.5 1.8 10 1.8 10ZM10 7.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8Z${isCrossed ? 'M3.5 3.5l13 13' : ''}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </SvgIcon>
);
