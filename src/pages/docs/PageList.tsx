import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment, useState } from 'react';
import { LinkBase } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { PAGE_GROUPS, pathOf } from './manual';
import { layout } from './layout';
import { Disclosure } from './Disclosure';

const LIST = 'docs-pages';

/** All pages of the documentation; on a narrow screen behind a button that names the current one. */
export const PageList = ({ current }: { current: string }) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <Box component="nav" aria-label={translate('pages.docs.title')}>
      <Disclosure
        controls={LIST}
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
        sx={layout.listButton}
      >
        {translate(`pages.docs.page.${current}`)}
      </Disclosure>
      <Box id={LIST} sx={layout.list(isOpen)}>
        {PAGE_GROUPS.map(({ name, pages }) => (
          <Fragment key={name}>
            <Typography variant="caption" component="h2" sx={HEADING} id={`${LIST}-${name}`}>
              {translate(`pages.docs.group.${name}`)}
            </Typography>
            <Box component="ul" aria-labelledby={`${LIST}-${name}`} sx={PLAIN_LIST}>
              {pages.map((page) => (
                <li key={page}>
                  <Box
                    component={LinkBase}
                    to={pathOf(page)}
                    onClick={() => setOpen(false)}
                    aria-current={page === current ? 'page' : undefined}
                    sx={LINK}
                  >
                    {translate(`pages.docs.page.${page}`)}
                  </Box>
                </li>
              ))}
            </Box>
          </Fragment>
        ))}
      </Box>
    </Box>
  );
};

const PLAIN_LIST = { listStyle: 'none', m: 0, p: 0 };

const HEADING = { color: 'text.secondary', px: 1.5, pt: 1.5, pb: 0.5 };

const LINK = {
  display: 'block',
  px: 1.5,
  py: 0.75,
  borderRadius: 1,
  typography: 'body2',
  color: 'text.secondary',
  textDecoration: 'none',
  '&:hover': { color: 'text.primary', bgcolor: 'action.hover' },
  '&[aria-current="page"]': {
    color: 'status.accent.text',
    bgcolor: 'status.accent.tint',
    fontWeight: 500,
  },
};
