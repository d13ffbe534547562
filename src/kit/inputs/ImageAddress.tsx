import TextField from '@mui/material/TextField';
import { wholeTextOf } from '@/core/text';
import { useTranslate } from '@/ui/hooks/useTranslate';

type ImageAddressProps = {
  /** What the field of the picture is called. */
  label: string;
  /** What the field holds: an address, or a data URI, which is not shown. */
  value: string;
  onChange: (address: string) => void;
  onBlur: () => void;
};

/** Names a picture by its https address, in place of a file. */
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
