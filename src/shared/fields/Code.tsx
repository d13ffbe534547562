import Box from '@mui/material/Box';
import { textOrNumberOf } from '@/core/text';

/** A code, in figures of one width; a dash where there is none. */
export const Code = ({ children }: { children: unknown }) => (
  <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
    {textOrNumberOf(children) || '–'}
  </Box>
);
