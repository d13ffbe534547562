import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

type SectionProps = {
  title: string;
  isBusy?: boolean;
  /** Whether it fills the room its neighbours leave. */
  isGrowing?: boolean;
  children: ReactNode;
};

/** A card of the dashboard with its heading. */
export const Section = ({ title, isBusy = false, isGrowing = false, children }: SectionProps) => {
  const titleId = useId();
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={titleId}
      aria-busy={isBusy}
      sx={{ minWidth: 0, pb: 1, ...(isGrowing && GROWING) }}
    >
      <Typography id={titleId} variant="h3" component="h2" sx={HEADING}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
};

/** As high as the headings of resources' cards, which have a button. */
const HEADING = { px: 2.5, pt: 2, pb: 0.5, lineHeight: '32px' };

const GROWING = { flex: 1, display: 'flex', flexDirection: 'column' };
