import Box from '@mui/material/Box';

/** A code, in figures of one width; a dash where there is none. */
export const Code = ({ children }: { children: string | number | null | undefined }) => (
  <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
    {String(children ?? '–')}
  </Box>
);
