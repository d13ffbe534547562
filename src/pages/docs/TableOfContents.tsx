import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { LinkBase } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { layout } from './layout';
import { pathOf } from './manual';
import type { Heading } from './parse';
import { Disclosure } from './Disclosure';
import { useActiveSection } from './useActiveSection';

const LIST = 'docs-contents';

type TableOfContentsProps = { page: string; section: string | null; headings: readonly Heading[] };

/** The sections of the page; the current one is marked. */
export const TableOfContents = ({ page, section, headings }: TableOfContentsProps) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const active = useActiveSection(headings, section);
  const label = translate('pages.docs.contents');
  return (
    <Box component="nav" aria-label={label} sx={layout.contents}>
      <Typography
        aria-hidden
        component="p"
        variant="subtitle2"
        sx={[{ mb: 1 }, layout.contentsHead]}
      >
        {label}
      </Typography>
      <Disclosure
        controls={LIST}
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
        sx={layout.contentsButton}
      >
        {label}
      </Disclosure>
      <Box component="ul" id={LIST} sx={[PLAIN_LIST, layout.contentsList(isOpen)]}>
        {headings.map(({ slug, text, level }) => (
          <li key={slug}>
            <Box
              component={LinkBase}
              to={pathOf(page, slug)}
              onClick={() => setOpen(false)}
              aria-current={slug === active ? 'location' : undefined}
              sx={[LINK, level === 3 && { pl: 3.5 }]}
            >
              {text}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
};

const PLAIN_LIST = {
  listStyle: 'none',
  m: 0,
  p: 0,
  borderLeft: 1,
  borderColor: 'divider',
};

const LINK = {
  display: 'block',
  ml: '-1px',
  pl: 2,
  py: 0.5,
  borderLeft: '1px solid transparent',
  typography: 'body2',
  color: 'text.secondary',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { color: 'text.primary' },
  '&:focus-visible': { outlineOffset: '-2px' },
  '&[aria-current="location"]': { color: 'status.accent.text', borderColor: 'primary.main' },
};
