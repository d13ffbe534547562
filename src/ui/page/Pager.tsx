import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import { PageButtons } from './PageButtons';

/** The page buttons below rows that the console pages itself. */
export const Pager = (buttons: ComponentProps<typeof PageButtons>) => (
  <Box sx={{ mt: 1.5, '&:empty': { display: 'none' } }}>
    <PageButtons {...buttons} />
  </Box>
);
