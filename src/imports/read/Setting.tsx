import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

type SettingProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; text: string }[];
  onChange: (value: Value) => void;
};

/** A choice of how a file is read. */
export const Setting = <Value extends string>({
  label,
  value,
  options,
  onChange,
}: SettingProps<Value>) => (
  <TextField
    select
    size="small"
    label={label}
    // The current value may not be among the options, such as a row beyond the first ones.
    value={options.some((option) => option.value === value) ? value : ''}
    onChange={({ target }) => onChange(target.value as Value)}
    fullWidth={false}
    sx={{ width: { xs: '100%', sm: 200 } }}
  >
    {options.map((option) => (
      <MenuItem key={option.value} value={option.value} sx={{ whiteSpace: 'normal' }}>
        {option.text}
      </MenuItem>
    ))}
  </TextField>
);
