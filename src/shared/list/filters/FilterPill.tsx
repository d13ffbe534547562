import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { useRef, useState, type ReactNode } from 'react';
import type { ListFilter } from '@/shared/columns/column';
import { useTranslate } from '@/shared/i18n/useTranslate';
import type { ChangeFilters } from '../filter-values';
import { FilterPopover } from './FilterPopover';
import { FilterValue } from './FilterValue';
import { useFilter, useFilterLabel } from './useFilter';

type FilterPillProps = {
  filter: ListFilter;
  filters: readonly ListFilter[];
  changeFilters: ChangeFilters;
  /** Called where the pill disappears with its value. */
  onGone?: () => void;
};

/** A filter with its name and value, 'Company: Aurora Caffè', that opens its input, and a button that clears it. */
export const FilterPill = ({ filter, filters, changeFilters, onGone }: FilterPillProps) => {
  const { label, value, change } = useFilter(filter, filters, changeFilters);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isSet = value !== '';
  return (
    <Pill isSet={isSet}>
      <ButtonBase
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        sx={FACE}
      >
        <span>{isSet ? `${label}: ` : label}</span>
        {isSet ? (
          <Box component="span" sx={VALUE}>
            <FilterValue filter={filter} value={value} />
          </Box>
        ) : (
          <ArrowDropDownIcon />
        )}
      </ButtonBase>
      {isSet && (
        <Remove
          label={label}
          onClick={() => {
            change('');
            (onGone ?? (() => button.current?.focus()))();
          }}
        />
      )}
      <FilterPopover
        anchor={isOpen ? button.current : null}
        filter={filter}
        filters={filters}
        changeFilters={changeFilters}
        onClose={() => setOpen(false)}
      />
    </Pill>
  );
};

/** A filter that the list does not offer, set by a link. It can only be cleared. */
export const UnofferedPill = ({ source, onRemove }: { source: string; onRemove: () => void }) => {
  const label = useFilterLabel(source);
  return (
    <Pill isSet>
      <Box component="span" sx={FACE}>
        {label}
      </Box>
      <Remove label={label} onClick={onRemove} />
    </Pill>
  );
};

const Remove = ({ label, onClick }: { label: string; onClick: () => void }) => {
  const translate = useTranslate();
  return (
    <IconButton
      aria-label={translate('list.remove_filter', { name: label })}
      onClick={onClick}
      sx={{ p: 0.5, mr: 0.25, color: 'inherit', '& svg': { fontSize: 16 } }}
    >
      <CloseIcon />
    </IconButton>
  );
};

const Pill = ({ isSet, children }: { isSet: boolean; children: ReactNode }) => (
  <Box data-set={isSet} sx={isSet ? SET : UNSET}>
    {children}
  </Box>
);

const SHAPE = {
  display: 'inline-flex',
  alignItems: 'center',
  border: 1,
  borderRadius: 1,
  typography: 'body2',
} as const;
const UNSET = {
  ...SHAPE,
  borderColor: 'divider',
  color: 'text.secondary',
  '&:hover': { borderColor: 'text.secondary', color: 'text.primary' },
} as const;
const SET = {
  ...SHAPE,
  borderColor: 'status.accent.line',
  bgcolor: 'status.accent.tint',
  color: 'status.accent.text',
} as const;
const FACE = {
  minHeight: 30,
  minWidth: 0,
  px: 1.25,
  gap: 0.5,
  font: 'inherit',
  borderRadius: 'inherit',
  '& svg': { fontSize: 18, mr: -0.75 },
} as const;
const VALUE = {
  maxWidth: 200,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 600,
} as const;
