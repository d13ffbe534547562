import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';

/** Turns while something is under way, also for readers who want no motion: it says that all is well. */
export const Spinner = ({ label, size = 18 }: { label: string; size?: number }) => (
  <Box
    component="span"
    role="progressbar"
    aria-label={label}
    data-spinner
    sx={{
      width: size,
      height: size,
      flex: 'none',
      borderRadius: '50%',
      border: '2.5px solid currentColor',
      borderRightColor: 'transparent',
      animation: `${turn} 700ms linear infinite`,
    }}
  />
);

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
