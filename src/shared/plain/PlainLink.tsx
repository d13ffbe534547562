import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export const PlainLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Box
    component="a"
    href={href}
    sx={{
      color: 'primary.main',
      fontWeight: 500,
      borderRadius: '4px',
      textDecoration: 'none',
      textUnderlineOffset: '3px',
      '&:hover': { textDecoration: 'underline' },
    }}
  >
    {children}
  </Box>
);
