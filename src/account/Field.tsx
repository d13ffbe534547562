import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';

type FieldProps = Pick<
  OutlinedInputProps,
  'type' | 'value' | 'autoComplete' | 'endAdornment' | 'inputRef' | 'onBlur'
> & {
  /** The wire's name; also the id. */
  name: string;
  label: string;
  /** What is wrong, in words; absent while nothing is. */
  problem?: string;
  inputMode?: 'email';
  onChange: (value: string) => void;
};

/** A labelled input of the account screens, with its error right under it. */
export const Field = ({ name, label, problem, inputMode, onChange, ...input }: FieldProps) => (
  <FormControl error={problem !== undefined} margin="none" size="medium">
    <InputLabel htmlFor={name}>{label}</InputLabel>
    <OutlinedInput
      {...input}
      id={name}
      name={name}
      required
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        input: {
          inputMode,
          'aria-describedby': problem === undefined ? undefined : `${name}-problem`,
          spellCheck: false,
          autoCapitalize: 'none',
        },
      }}
    />
    {problem !== undefined && (
      <FormHelperText id={`${name}-problem`} role="alert">
        {problem}
      </FormHelperText>
    )}
  </FormControl>
);
