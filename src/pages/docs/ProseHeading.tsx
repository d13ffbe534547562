import LinkIcon from '@mui/icons-material/Link';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { pathOf } from './manual';
import { idOf } from './slug';

type ProseHeadingProps = { page: string; slug: string; level: 2 | 3; children: string };

/** A heading with a link to its section. */
export const ProseHeading = ({ page, slug, level, children }: ProseHeadingProps) => {
  const label = useTranslate()('pages.docs.section_link', { section: children });
  return (
    <Box sx={[FRAME, level === 2 ? { mt: 6, mb: 2 } : { mt: 4, mb: 1 }]}>
      <Typography
        id={idOf(slug)}
        tabIndex={-1}
        variant={level === 2 ? 'h1' : 'h2'}
        component={level === 2 ? 'h2' : 'h3'}
        sx={{ textWrap: 'balance', '&:focus-visible': { outline: 'none' } }}
      >
        {children}
      </Typography>
      <Box component={LinkBase} to={pathOf(page, slug)} aria-label={label} sx={ANCHOR}>
        <LinkIcon fontSize="small" />
      </Box>
    </Box>
  );
};

const FRAME = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  '&:hover > a, & > a:focus-visible': { opacity: 1 },
};

/** Shown on hover; always on devices without hover. */
const ANCHOR = {
  display: 'inline-flex',
  p: 0.5,
  borderRadius: 1,
  color: 'text.secondary',
  opacity: 0,
  '@media (hover: none)': { opacity: 1 },
  '&:hover': { color: 'primary.main' },
};
