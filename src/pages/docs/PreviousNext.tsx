import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LinkBase } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { PAGES, pathOf } from './manual';

/** Links to the previous and the next page. */
export const PreviousNext = ({ current }: { current: string }) => {
  const translate = useTranslate();
  const at = PAGES.indexOf(current);
  return (
    <Box component="nav" aria-label={translate('pages.docs.turn.label')} sx={FRAME}>
      <Turn page={PAGES[at - 1]} rel="prev" icon={<ArrowBackIcon fontSize="small" />} />
      <Turn page={PAGES[at + 1]} rel="next" icon={<ArrowForwardIcon fontSize="small" />} />
    </Box>
  );
};

type TurnProps = { page: string | undefined; rel: 'prev' | 'next'; icon: ReactNode };

const Turn = ({ page, rel, icon }: TurnProps) => {
  const translate = useTranslate();
  if (!page) return <span />;
  const isNext = rel === 'next';
  return (
    <Box component={LinkBase} to={pathOf(page)} rel={rel} sx={[LINK, isNext && NEXT]}>
      {icon}
      <span>
        <Typography component="span" variant="caption" color="text.secondary" display="block">
          {translate(`pages.docs.turn.${isNext ? 'next' : 'previous'}`)}
        </Typography>
        <Typography component="span" variant="subtitle1" display="block">
          {translate(`pages.docs.page.${page}`)}
        </Typography>
      </span>
    </Box>
  );
};

const FRAME = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  gap: 2,
  mt: 8,
  mb: 4,
};

const LINK = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  color: 'text.primary',
  textDecoration: 'none',
  '& > svg': { color: 'text.secondary' },
  '&:hover': { borderColor: 'surface.outline' },
};

const NEXT = { flexDirection: 'row-reverse', textAlign: 'right' };
