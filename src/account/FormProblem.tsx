import Box from '@mui/material/Box';
import { AlertIcon } from '@/shared/alerts/glyphs';

/** What the backend refused, at the head of the form it refused. */
export const FormProblem = ({ children }: { children: string }) => (
  <Box
    role="alert"
    sx={{
      display: 'flex',
      gap: 1,
      p: 1.25,
      borderRadius: 1,
      border: 1,
      borderColor: 'status.error.line',
      bgcolor: 'status.error.tint',
      color: 'status.error.text',
      typography: 'subtitle2',
    }}
  >
    <AlertIcon kind="error" />
    <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  </Box>
);
