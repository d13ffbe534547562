import InfoOutlinedIcon from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { DialogPopover } from '@/ui/page/DialogPopover';
import { useCalendar } from './calendar-context';
import { LOOKS, type CalendarItem } from './calendar-items';
import { COMPANY_MARK } from './CompanyMark';
import { initialsOf } from './company-initials';
import { EdgeIcon } from './EdgeIcon';
import { boxOf } from './kind-look';
import { useOpened } from './useOpened';

type LegendProps = { items: readonly CalendarItem[] };

/** The legend in the room that the filters leave in their last line; where that is too little, a button that opens it. */
export const LegendAside = ({ items }: LegendProps) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useOpened<HTMLElement>();
  return (
    <Box sx={ASIDE}>
      <Box sx={IN_LINE}>
        <Legend items={items} />
      </Box>
      <Button
        size="small"
        startIcon={<InfoOutlinedIcon />}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={BUTTON}
      >
        <Box component="span" sx={WORD}>
          {translate('pages.calendar.looks')}
        </Box>
      </Button>
      {anchor && (
        <DialogPopover
          anchor={anchor}
          side="right"
          label={translate('pages.calendar.looks')}
          onClose={() => setAnchor(null)}
          sx={{ p: 2 }}
        >
          <Legend items={items} isColumn />
        </DialogPopover>
      )}
    </Box>
  );
};

/** The looks and the marks of items in words; a mark of companies only where `items` have it. */
export const Legend = ({ items, isColumn = false }: LegendProps & { isColumn?: boolean }) => {
  const translate = useTranslate();
  const { palette } = useTheme();
  const { companyNames } = useCalendar();
  const codes = new Set(items.flatMap(({ companies }) => companies));
  const names = [...companyNames].flatMap(([code, name]) => (codes.has(code) ? name : []));
  const initials = names.map((name) => `${initialsOf(name)} ${name}`).join(' · ');
  const companies = isColumn ? names : names.slice(0, 1);
  return (
    <Box
      component="ul"
      aria-label={translate('pages.calendar.looks')}
      sx={isColumn ? COLUMN : LIST}
    >
      {LOOKS.map((look) => (
        <Entry
          key={look}
          words={translate(`pages.calendar.look.${look}`)}
          more={look === 'draft' ? translate('pages.calendar.inactive') : undefined}
          isWhole={isColumn}
        >
          <Box sx={{ ...SAMPLE, ...boxOf(palette.status.neutral, look) }} />
        </Entry>
      ))}
      <Entry words={translate('pages.calendar.edges')}>
        <EdgeIcon edge="start" />
        <EdgeIcon edge="end" />
      </Entry>
      {companies.map((name) => (
        <Entry
          key={name}
          words={isColumn ? name : translate('pages.calendar.company')}
          more={isColumn ? undefined : initials}
        >
          <Box sx={{ ...COMPANY_MARK, ...INITIALS }}>{initialsOf(name)}</Box>
        </Entry>
      ))}
    </Box>
  );
};

type EntryProps = { words: string; more?: string; isWhole?: boolean; children: ReactNode };

/** A sample with its words, and what a title says of it; `isWhole` where there is room to show that, too. */
const Entry = ({ words, more, isWhole = false, children }: EntryProps) => (
  <Box component="li" title={more} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
    <Box aria-hidden sx={{ display: 'flex', gap: 0.5 }}>
      {children}
    </Box>
    <span>
      {words}
      {more && (
        <Box component="span" sx={isWhole ? undefined : visuallyHidden}>
          {`: ${more}`}
        </Box>
      )}
    </span>
  </Box>
);

/** The samples are in a column, and so are their words. */
const MARKS = { width: 40, justifyContent: 'center' };

const LIST = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.25,
  m: 0,
  ml: 'auto',
  p: 0,
  listStyle: 'none',
  typography: 'caption',
  color: 'text.secondary',
  '& .icon': { display: 'flex' },
};

const COLUMN = { ...LIST, display: 'grid', gap: 1, typography: 'body2', '& li > div': MARKS };

const SAMPLE = { width: 16, height: 12, borderRadius: 0.5 };

/** Pixels: the legend in its line, and the button with its word, in either language. */
const WIDEST = 460;
const WORDED = 112;
const ASIDE = {
  flex: '1 0 32px',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  containerType: 'inline-size',
};
const IN_LINE = { [`@container (max-width: ${WIDEST - 1}px)`]: { display: 'none' } };
const BUTTON = {
  minWidth: 32,
  // As high as the filters.
  minHeight: 24,
  py: 0,
  '& .MuiButton-startIcon': { mx: 0 },
  [`@container (min-width: ${WIDEST}px)`]: { display: 'none' },
};
const WORD = { ml: 1, [`@container (max-width: ${WORDED - 1}px)`]: visuallyHidden };

/** In an item its ground sets it off, and it is at the end. */
const INITIALS = { ml: 0, border: '1px solid', borderColor: 'divider' };
