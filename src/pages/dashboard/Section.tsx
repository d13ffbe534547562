import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

type SectionProps = {
  title: string;
  isBusy?: boolean;
  /** Beside the title. */
  action?: ReactNode;
  children: ReactNode;
};

/** A card of the dashboard with its heading. */
export const Section = ({ title, isBusy = false, action, children }: SectionProps) => {
  const titleId = useId();
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={titleId}
      aria-busy={isBusy}
      sx={{ minWidth: 0, pb: 1, mb: 2 }}
    >
      <Box sx={HEAD}>
        <Typography id={titleId} variant="h3" component="h2">
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Paper>
  );
};

/** As high as the headings of resources' cards, which have a button. */
const HEAD = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  px: 2.5,
  pt: 1.5,
  pb: 0.5,
  minHeight: 48,
  '& > .MuiButton-text': { mr: -1.25 },
};
