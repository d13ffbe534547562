import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import { PageButtons } from './PageButtons';

/** Turns the pages of rows that the console pages by itself. */
export const Pager = (buttons: ComponentProps<typeof PageButtons>) => (
  <Box sx={{ mt: 1.5, '&:empty': { display: 'none' } }}>
    <PageButtons {...buttons} />
  </Box>
);
