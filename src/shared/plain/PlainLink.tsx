import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

type PlainLinkProps = { href: string; isNewTab?: boolean; children: ReactNode };

/** A link to an address of the console, in parts that the account area shows too. */
export const PlainLink = ({ href, isNewTab = false, children }: PlainLinkProps) => (
  <Box
    component="a"
    href={href}
    target={isNewTab ? '_blank' : undefined}
    rel={isNewTab ? 'noopener' : undefined}
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
