import FilterListIcon from '@mui/icons-material/FilterList';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId, useState, type ReactNode } from 'react';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useCalendar } from './calendar-context';
import type { Kind } from './useCalendarItems';
import { useCompanies } from './useCompanies';
import type { CalendarState } from './useCalendarState';

type KindFilterProps = {
  state: CalendarState;
  kinds: readonly Kind[];
  onChange: (change: Partial<CalendarState>) => void;
};

/** Filters by kind. They wrap, so that one that is off is in sight. */
export const KindFilter = ({ state: { without }, kinds, onChange }: KindFilterProps) => {
  const translate = useTranslate();
  const { lookOf } = useCalendar();
  const toggle = (name: string) =>
    onChange({
      without: without.includes(name)
        ? without.filter((other) => other !== name)
        : [...without, name],
    });
  return (
    <Box
      role="group"
      aria-label={translate('pages.calendar.kinds')}
      // Without a box of its own, so that the legend wraps with the kinds.
      sx={{ display: 'contents' }}
    >
      {kinds.map(({ definition: { name } }) => {
        const isOn = !without.includes(name);
        const { text, tint, line, Icon, word } = lookOf(name);
        return (
          <Chip
            key={name}
            label={word(2)}
            // Hidden kinds have no icon.
            icon={isOn && Icon ? <Icon /> : undefined}
            variant="outlined"
            aria-pressed={isOn}
            onClick={() => toggle(name)}
            sx={{
              '&&, &&:hover': isOn
                ? { color: text, bgcolor: tint, borderColor: line }
                : { color: 'text.secondary' },
              '& .MuiChip-icon': { color: 'inherit' },
            }}
          />
        );
      })}
    </Box>
  );
};

/** The filters of a phone, which has no room for them above its days: a button that opens them and counts those in use. */
export const FilterFold = ({ state, children }: { state: CalendarState; children: ReactNode }) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const used = state.without.length + (state.company ? 1 : 0);
  return (
    <>
      <Button
        size="small"
        startIcon={<FilterListIcon />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        sx={{ ml: 'auto' }}
      >
        {used > 0
          ? translate('pages.calendar.filters_on', { count: number(used) })
          : translate('pages.calendar.filters')}
      </Button>
      <Box id={id} hidden={!isOpen} sx={isOpen ? FOLD : undefined}>
        {isOpen && children}
      </Box>
    </>
  );
};

const FOLD = { flexBasis: '100%', display: 'grid', gap: 1 };

type CompanySelectProps = { value: string; onChange: (company: string) => void };

/**
 * Filters by company; an item for all companies belongs to each. Hidden where the user has one company; otherwise its
 * room is kept from the first render.
 */
export const CompanySelect = ({ value, onChange }: CompanySelectProps) => {
  const translate = useTranslate();
  const companies = useCompanies();
  if (!companies) return null;
  return (
    <TextField
      select
      disabled={companies.length < 2}
      label={translate('pages.calendar.company')}
      value={companies.some(({ code }) => code === value) ? value : ''}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{
        select: { displayEmpty: true },
        inputLabel: { sx: { position: 'absolute', clipPath: 'inset(50%)' } },
      }}
      sx={{ width: { xs: '100%', sm: 152, xl: 192 } }}
    >
      <MenuItem value="">{translate('pages.calendar.all_companies')}</MenuItem>
      {companies.map(({ code, name }) => (
        <MenuItem key={code} value={code}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
};
