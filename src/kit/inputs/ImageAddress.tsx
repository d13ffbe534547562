import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { wholeTextOf } from '@/core/text';
import { useTranslate } from '@/ui/hooks/useTranslate';

type ImageAddressProps = {
  /** Label of the picture's field. */
  label: string;
  /** The field's value: an address, or a data URI, which is not shown. */
  value: string;
  onChange: (address: string) => void;
  onBlur: () => void;
};

/**
 * Sets a picture by its https address instead of a file. Rarely needed, so it is collapsed until the user opens it or
 * the picture has an address.
 */
export const ImageAddress = ({ label, value, onChange, onBlur }: ImageAddressProps) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const isAddress = value !== '' && !value.startsWith('data:');
  if (!isOpen && !isAddress) {
    return (
      <Link
        component="button"
        type="button"
        variant="body2"
        aria-label={translate('picture.address_of', { label })}
        aria-expanded={false}
        onClick={() => setOpen(true)}
      >
        {translate('picture.address')}
      </Link>
    );
  }
  return (
    <TextField
      // Replaces the focused button.
      autoFocus={isOpen}
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
