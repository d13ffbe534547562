import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

type FieldFrameProps = {
  /** The wire's name; also the id of the control inside. */
  name: string;
  label: string;
  /** What is wrong, in words; absent while nothing is. */
  problem?: string;
  children: ReactNode;
};

/** What every control of the account screens has around it: its label, its frame, its error. */
export const FieldFrame = ({ name, label, problem, children }: FieldFrameProps) => (
  <div>
    <Box
      component="label"
      htmlFor={name}
      sx={{ typography: 'subtitle2', display: 'block', mb: 0.75 }}
    >
      {label}
    </Box>
    <Box sx={frame} data-wrong={problem !== undefined || undefined}>
      {children}
    </Box>
    {problem !== undefined && (
      <Box
        component="p"
        role="alert"
        id={problemId(name)}
        sx={{ typography: 'caption', color: 'status.error.text', m: 0, mt: 0.75 }}
      >
        {problem}
      </Box>
    )}
  </div>
);

/** What a control says of its own error to a screen reader. */
export const wrongness = (name: string, problem: string | undefined) => ({
  id: name,
  name,
  required: true,
  'aria-invalid': problem !== undefined,
  'aria-describedby': problem === undefined ? undefined : problemId(name),
});

const problemId = (name: string) => `${name}-problem`;

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
  '&:has(> :is(input, select):focus)': {
    borderColor: 'primary.main',
    boxShadow: 'inset 0 0 0 1px',
    color: 'primary.main',
  },
  '&[data-wrong]:has(> :is(input, select):focus)': {
    borderColor: 'error.main',
    color: 'error.main',
  },
  '& > :is(input, select)': {
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
  '& > select > option': { color: 'text.primary', bgcolor: 'background.paper' },
} as const;
