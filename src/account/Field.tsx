import Box from '@mui/material/Box';
import type { ComponentPropsWithRef, ReactNode } from 'react';

type FieldProps = Pick<
  ComponentPropsWithRef<'input'>,
  'type' | 'value' | 'autoComplete' | 'inputMode' | 'ref' | 'onBlur'
> & {
  /** The wire's name; also the id. */
  name: string;
  label: string;
  /** What is wrong, in words; absent while nothing is. */
  problem?: string;
  /** At the end of the input, inside its frame. */
  action?: ReactNode;
  onChange: (value: string) => void;
};

/** A labelled input of the account screens, with its error right under it. */
export const Field = ({ name, label, problem, action, onChange, ...input }: FieldProps) => {
  const isWrong = problem !== undefined;
  return (
    <div>
      <Box component="label" htmlFor={name} sx={{ typography: 'subtitle2', display: 'block', mb: 0.75 }}>
        {label}
      </Box>
      <Box sx={frame} data-wrong={isWrong || undefined}>
        <input
          {...input}
          id={name}
          name={name}
          required
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${name}-problem` : undefined}
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
        />
        {action}
      </Box>
      {isWrong && (
        <Box
          component="p"
          role="alert"
          id={`${name}-problem`}
          sx={{ typography: 'caption', color: 'status.error.text', m: 0, mt: 0.75 }}
        >
          {problem}
        </Box>
      )}
    </div>
  );
};

const frame = {
  display: 'flex',
  alignItems: 'center',
  height: 40,
  pr: '2px',
  border: 1,
  borderColor: 'surface.outline',
  borderRadius: 1,
  bgcolor: 'background.paper',
  overflow: 'hidden',
  '&:hover': { borderColor: 'text.secondary' },
  '&[data-wrong]': { borderColor: 'error.main' },
  '&:has(input:focus)': {
    borderColor: 'primary.main',
    boxShadow: 'inset 0 0 0 1px',
    color: 'primary.main',
  },
  '&[data-wrong]:has(input:focus)': { borderColor: 'error.main', color: 'error.main' },
  '& > input': {
    flex: 1,
    minWidth: 0,
    height: '100%',
    px: 1.5,
    border: 0,
    // The frame of the field is the ring.
    outline: 'none !important',
    bgcolor: 'transparent',
    color: 'text.primary',
    fontFamily: 'inherit',
    // Phones zoom into anything smaller.
    fontSize: { xs: 16, sm: 14 },
  },
} as const;
