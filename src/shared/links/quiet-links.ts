import type { Theme } from '@mui/material/styles';

/** Links of a row besides its title: underlined rather than coloured, so that one thing in it stands out. */
export const quietLinks = ({ palette }: Theme) => ({
  color: 'inherit',
  fontWeight: 'inherit',
  textDecoration: `underline ${palette.divider}`,
  '&:hover': { textDecorationColor: 'currentcolor' },
});
