import Box from '@mui/material/Box';

/** A code, in figures of one width. */
export const Code = ({ children }: { children: string }) => (
  <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
    {children}
  </Box>
);
