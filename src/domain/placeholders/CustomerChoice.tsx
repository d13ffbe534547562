import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { partsOf, isPlaceholder } from '@/core/placeholders';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { ReferenceAutocomplete } from '@/kit/references/ReferenceAutocomplete';
import { usePicker } from '@/kit/references/usePicker';
import { CUSTOMER } from './resources';
import type { PlaceholderValues } from './useCustomerValues';

type CustomerChoiceProps = {
  /** Code of the customer; empty for none. */
  value: string;
  onChange: (code: string) => void;
  values: PlaceholderValues;
  /** What is shown filled with the values. */
  texts: readonly string[];
};

/** Whose data a preview is filled with, and which of its placeholders they leave open. */
export const CustomerChoice = ({ value, onChange, values, texts }: CustomerChoiceProps) => {
  const translate = useTranslate();
  const picker = usePicker({ reference: REFERENCE, onPick: ({ code }) => onChange(code) });
  const used = texts.flatMap((text) => partsOf(text).map(({ name }) => name ?? ''));
  const open = [...new Set(used)]
    .filter(isPlaceholder)
    .filter((name) => values[name] === undefined);
  return (
    <Box>
      <ReferenceAutocomplete
        picker={picker}
        reference={REFERENCE}
        value={value}
        onChange={onChange}
        label={translate('notices.preview.customer')}
        name="preview_customer"
      />
      <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 0.5 }}>
        {value === '' && translate('notices.preview.without_customer')}
        {value !== '' &&
          open.length > 0 &&
          translate('notices.preview.without_value', {
            names: open.map((name) => translate(`placeholders.names.${name}`)).join(', '),
          })}
      </Typography>
    </Box>
  );
};

const REFERENCE = { resource: CUSTOMER };
