import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '@/shared/page/useDocumentTitle';

type StatePanelProps = {
  illustration: ReactNode;
  title: string;
  text: string;
  actions: ReactNode;
};

/** A page that has nothing to show but why, and the way on. */
export const StatePanel = ({ illustration, title, text, actions }: StatePanelProps) => {
  useDocumentTitle(title);
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        textAlign: 'center',
        maxWidth: 440,
        mx: 'auto',
        py: { xs: 6, md: 12 },
      }}
    >
      {illustration}
      <Typography variant="h1" sx={{ mt: 3, mb: 1 }}>
        {title}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 3 }}>
        {text}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
        {actions}
      </Box>
    </Box>
  );
};
