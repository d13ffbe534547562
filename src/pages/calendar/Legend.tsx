import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useCalendar } from './calendar-context';
import { LOOKS, type CalendarItem } from './calendar-items';
import { COMPANY_MARK } from './CompanyMark';
import { initialsOf } from './company-initials';
import { EdgeIcon } from './EdgeIcon';
import { boxOf } from './kind-look';

/** The looks and the marks of items in words; a mark of companies only where `items` have it. */
export const Legend = ({ items }: { items: readonly CalendarItem[] }) => {
  const translate = useTranslate();
  const { palette } = useTheme();
  const { companyNames } = useCalendar();
  const codes = new Set(items.flatMap(({ companies }) => companies));
  const names = [...companyNames].flatMap(([code, name]) => (codes.has(code) ? name : []));
  const initials = names.map((name) => `${initialsOf(name)} ${name}`).join(' · ');
  return (
    <Box component="ul" aria-label={translate('pages.calendar.looks')} sx={LIST}>
      {LOOKS.map((look) => (
        <Entry key={look} words={translate(`pages.calendar.look.${look}`)}>
          <Box sx={{ ...SAMPLE, ...boxOf(palette.status.neutral, look) }} />
        </Entry>
      ))}
      <Entry words={translate('pages.calendar.edges')}>
        <EdgeIcon edge="start" />
        <EdgeIcon edge="end" />
      </Entry>
      {names[0] !== undefined && (
        <Entry words={translate('pages.calendar.company')} more={initials}>
          <Box sx={{ ...COMPANY_MARK, ...INITIALS }}>{initialsOf(names[0])}</Box>
        </Entry>
      )}
    </Box>
  );
};

type EntryProps = { words: string; more?: string; children: ReactNode };

/** A sample with its words, and what a title says of it. */
const Entry = ({ words, more, children }: EntryProps) => (
  <Box component="li" title={more} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
    <Box aria-hidden sx={{ display: 'flex', gap: 0.5 }}>
      {children}
    </Box>
    {words}
    {more && <Box component="span" sx={visuallyHidden}>{`: ${more}`}</Box>}
  </Box>
);

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

const SAMPLE = { width: 16, height: 12, borderRadius: 0.5 };

/** In an item its ground sets it off. */
const INITIALS = { border: '1px solid', borderColor: 'divider' };
