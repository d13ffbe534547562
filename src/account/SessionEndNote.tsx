import Box from '@mui/material/Box';
import { AlertIcon } from '@/shared/alerts/glyphs';

/** Why the reader finds the login where a moment ago there was a page. */
export const SessionEndNote = ({ children }: { children: string }) => (
  <Box
    role="status"
    sx={{
      display: 'flex',
      gap: 1,
      p: 1.25,
      mt: -1.5,
      mb: 3,
      borderRadius: 1,
      border: 1,
      borderColor: 'status.info.line',
      bgcolor: 'status.info.tint',
      color: 'status.info.text',
      typography: 'body2',
    }}
  >
    <AlertIcon kind="info" />
    {children}
  </Box>
);
