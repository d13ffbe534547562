import TextField from '@mui/material/TextField';
import { wholeTextOf } from '@/core/text';
import { useTranslate } from '@/ui/hooks/useTranslate';

type ImageAddressProps = {
  /** The label of the picture's field. */
  label: string;
  /** The field's value: an address, or a data URI, which is not shown. */
  value: string;
  onChange: (address: string) => void;
  onBlur: () => void;
};

/** Sets a picture by its https address, instead of a file. */
export const ImageAddress = ({ label, value, onChange, onBlur }: ImageAddressProps) => {
  const translate = useTranslate();
  return (
    <TextField
      label={translate('picture.address')}
      value={value.startsWith('data:') ? '' : wholeTextOf(value)}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      placeholder="https://"
      slotProps={{
        htmlInput: {
          inputMode: 'url',
          autoComplete: 'off',
          spellCheck: false,
          'aria-label': translate('picture.address_of', { label }),
        },
      }}
    />
  );
};
