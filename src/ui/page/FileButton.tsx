import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import { visuallyHidden } from '@mui/utils';
import type { ComponentProps, ReactNode } from 'react';

type FileButtonProps = {
  onFile: (file: File) => void;
  /** Props of the native field. */
  input: ComponentProps<'input'>;
  variant?: ButtonProps['variant'];
  size?: ButtonProps['size'];
  startIcon?: ReactNode;
  children: ReactNode;
};

/** A button that chooses a file. The native field is visually hidden and keeps name, validation and focus. */
export const FileButton = ({ onFile, input, children, ...button }: FileButtonProps) => (
  <Button component="label" role={undefined} tabIndex={-1} sx={BUTTON} {...button}>
    {children}
    <Box
      component="input"
      {...input}
      type="file"
      onChange={({ currentTarget }: { currentTarget: HTMLInputElement }) => {
        const [file] = currentTarget.files ?? [];
        // Cleared, so that the same file can be chosen again after a change.
        currentTarget.value = '';
        if (file) onFile(file);
      }}
      sx={visuallyHidden}
    />
  </Button>
);

/** The native field is hidden: the button shows its focus ring. */
const BUTTON = {
  '&:has(input:focus-visible)': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: 2,
  },
} as const;
