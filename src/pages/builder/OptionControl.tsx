import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { accepts, type Appearance, type Choice, type Option, type Range } from '@/core/appearance';
import { SegmentedControl } from '@/ui/page/SegmentedControl';
import { AccentField } from './AccentField';
import type { OptionPath } from './useDraft';

type OptionControlProps = {
  path: OptionPath;
  option: Option;
  value: unknown;
  drawn: Appearance;
  isChecked: boolean;
  onChange: (value: unknown) => void;
};

/** The control of an option, by its kind. */
export const OptionControl = ({
  path: { area, name },
  option,
  value,
  drawn,
  isChecked,
  onChange,
}: OptionControlProps) => {
  const translate = useTranslate();
  const [isTouched, setTouched] = useState(false);
  const key = `pages.builder.options.${area}.${name}`;
  const label = translate(`${key}.label`);
  const isWrong = (isTouched || isChecked) && !accepts(option, value);
  switch (option.kind) {
    case 'toggle':
      return (
        <FormControlLabel
          label={label}
          control={<Switch checked={value === true} onChange={(_, checked) => onChange(checked)} />}
        />
      );
    case 'choice':
      return (
        <Choices
          label={label}
          option={option}
          value={String(value)}
          nameOf={(choice) => translate(`${key}.values.${choice}`)}
          onChange={onChange}
        />
      );
    case 'range':
      return <Steps label={label} option={option} value={Number(value)} onChange={onChange} />;
    case 'color':
      return (
        <AccentField
          label={label}
          value={String(value)}
          drawn={drawn}
          isWrong={isWrong}
          onChange={onChange}
          onBlur={() => setTouched(true)}
        />
      );
    default:
      return (
        <TextField
          label={label}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => setTouched(true)}
          error={isWrong}
          helperText={
            isWrong
              ? translate('pages.builder.configuration.single_line', { max: option.maxLength })
              : translate('pages.builder.characters', {
                  count: String(value).length,
                  max: option.maxLength,
                })
          }
          slotProps={{ htmlInput: { maxLength: option.maxLength, autoComplete: 'off' } }}
        />
      );
  }
};

type ChoicesProps = {
  label: string;
  option: Choice;
  value: string;
  nameOf: (choice: string) => string;
  onChange: (value: string) => void;
};

const Choices = ({ label, option, value, nameOf, onChange }: ChoicesProps) => (
  <Box>
    {/* Hidden from screen readers: the group has the same name. */}
    <Typography variant="subtitle2" component="div" aria-hidden sx={{ mb: 0.75 }}>
      {label}
    </Typography>
    <SegmentedControl
      isWrapping
      label={label}
      value={value}
      segments={option.values.map((choice) => ({ value: choice, label: nameOf(choice) }))}
      onChange={onChange}
    />
  </Box>
);

type StepsProps = {
  label: string;
  option: Range;
  value: number;
  onChange: (value: number) => void;
};

const Steps = ({ label, option, value, onChange }: StepsProps) => {
  const translate = useTranslate();
  const id = useId();
  const pixels = (count: number) => translate('pages.builder.pixels', { value: count });
  return (
    <Box sx={{ maxWidth: 400 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Typography id={id} variant="subtitle2" component="div">
          {label}
        </Typography>
        <Typography
          variant="body2"
          component="div"
          aria-hidden
          color="text.secondary"
          sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
        >
          {pixels(value)}
        </Typography>
      </Box>
      <Box sx={{ px: 1.25, mb: -1.5 }}>
        <Slider
          aria-labelledby={id}
          size="small"
          min={option.min}
          max={option.max}
          step={option.step}
          value={value}
          getAriaValueText={pixels}
          onChange={(_, chosen) => onChange(chosen)}
        />
      </Box>
    </Box>
  );
};
