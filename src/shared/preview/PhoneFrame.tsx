import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type PhoneFrameProps = {
  /** What is shown, in words: the preview's name. */
  label: string;
  /** For a preview that stands above something else. */
  isShort?: boolean;
  children: ReactNode;
};

/** A phone around a preview of what the app's users will see. */
export const PhoneFrame = ({ label, isShort = false, children }: PhoneFrameProps) => (
  <Box component="figure" sx={{ m: 0, mx: 'auto', maxWidth: 320 }}>
    <Typography component="figcaption" variant="body2" color="text.secondary" sx={{ mb: 1 }}>
      {label}
    </Typography>
    <Box
      sx={{
        border: '8px solid',
        borderColor: 'text.primary',
        borderRadius: '32px',
        overflow: 'hidden',
        bgcolor: 'background.paper',
        minHeight: isShort ? 340 : 480,
      }}
    >
      {children}
    </Box>
  </Box>
);
