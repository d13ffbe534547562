import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { EmptyIllustration } from '@/shared/illustrations/illustrations';

type StateMessageProps = {
  illustration?: ReactNode;
  /** Absent where the page's own title says it. */
  title?: string;
  text: string;
  /** What the server said of it. */
  lines?: readonly string[];
  action: ReactNode;
};

/** In place of what would be shown: why it is not, and the way on. */
export const StateMessage = ({
  illustration = <EmptyIllustration />,
  title,
  text,
  lines = [],
  action,
}: StateMessageProps) => (
  <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 1, px: 3, py: 8 }}>
    {illustration}
    {title && (
      <Typography variant="h2" sx={{ mt: 2 }}>
        {title}
      </Typography>
    )}
    <Typography color="text.secondary" sx={{ maxWidth: 420, mt: title ? 0 : 2 }}>
      {text}
    </Typography>
    {lines.map((line) => (
      <Typography
        key={line}
        role="alert"
        variant="body2"
        sx={{ maxWidth: 420, overflowWrap: 'anywhere', color: 'status.error.text' }}
      >
        {line}
      </Typography>
    ))}
    <Box sx={{ mt: 2 }}>{action}</Box>
  </Stack>
);
