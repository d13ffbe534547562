import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PlainButton } from '@/shared/plain/PlainButton';
import { LostTrail } from './LostTrail';

export type ErrorWords = { title: string; explanation: string; back: string };

/** 404, and 'OOPS!': where unknown addresses lead. */
export const ErrorV1 = ({ words }: { words: ErrorWords }) => (
  <Box
    component="main"
    sx={{
      minHeight: '100vh',
      display: 'grid',
      placeItems: 'center',
      p: 3,
      bgcolor: 'background.default',
    }}
  >
    <Box sx={{ textAlign: 'center', maxWidth: 520 }}>
      <LostTrail />
      <Typography
        component="p"
        sx={{
          mt: 3,
          fontSize: { xs: 72, sm: 96 },
          lineHeight: 1,
          fontWeight: 700,
          letterSpacing: '-0.05em',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        404
      </Typography>
      <Typography variant="h1" lang="en" sx={{ mt: 2 }}>
        OOPS! Something went wrong here
      </Typography>
      <Typography color="text.secondary" sx={{ mt: 1, mb: 4, textWrap: 'balance' }}>
        {words.explanation}
      </Typography>
      <PlainButton look="primary" href="#/">
        {words.back}
      </PlainButton>
    </Box>
  </Box>
);
