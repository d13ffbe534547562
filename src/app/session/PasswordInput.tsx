import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState, type RefObject } from 'react';
import { announceNews } from '@/ui/announce/announced';
import { useTranslate } from '@/ui/hooks/useTranslate';

type PasswordInputProps = {
  value: string;
  onChange: (value: string) => void;
  problem?: string;
  inputRef: RefObject<HTMLInputElement | null>;
};

/** The current password, with a button to show it. */
export const PasswordInput = ({ value, onChange, problem, inputRef }: PasswordInputProps) => {
  const translate = useTranslate();
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      inputRef={inputRef}
      name="password"
      type={isShown ? 'text' : 'password'}
      label={translate('account.password')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={problem !== undefined}
      helperText={problem}
      autoComplete="current-password"
      autoFocus
      fullWidth
      required
      margin="none"
      slotProps={{
        formHelperText: { ref: problem === undefined ? undefined : announceNews },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                size="small"
                edge="end"
                aria-label={translate(isShown ? 'account.hide_password' : 'account.show_password')}
                onClick={() => setIsShown(!isShown)}
                onMouseDown={(event) => event.preventDefault()}
              >
                {isShown ? (
                  <VisibilityOffIcon fontSize="small" />
                ) : (
                  <VisibilityIcon fontSize="small" />
                )}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
};
