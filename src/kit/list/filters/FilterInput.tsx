import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Skeleton from '@mui/material/Skeleton';
import { useId, useState } from 'react';
import { useListContext } from 'react-admin';
import type { ListFilter } from '@/kit/fields/column';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { lazyPart } from '@/ui/lazy/lazy-part';
import type { ChangeFilters } from '../filter-values';
import { useFilter } from './useFilter';
import { useChoiceCounts } from './useChoiceCounts';
import { useFilterChoices, type FilterWithChoices } from './useFilterChoices';

/** Loaded on first use, because the rows come first. */
const FilterPicker = lazyPart(() => import('@/kit/references/FilterPicker'), 'FilterPicker');

const DayFilter = lazyPart(() => import('./DayFilter'), 'DayFilter');
const WAITING = <Skeleton variant="rounded" height={36} sx={{ m: 1 }} />;

type FilterInputProps = {
  filter: ListFilter;
  filters: readonly ListFilter[];
  changeFilters: ChangeFilters;
  /** Called once a value is chosen or the choice is cancelled. */
  onDone: () => void;
};

/** Sets a filter: one of few choices, a day, or a record found by search. */
export const FilterInput = ({ filter, filters, changeFilters, onDone }: FilterInputProps) => {
  const { filterValues } = useListContext();
  const { label, value, change } = useFilter(filter, filters, changeFilters);
  const choose = (next: string) => {
    change(next);
    onDone();
  };
  if ('choices' in filter) {
    return <ChoiceList filter={filter} label={label} value={value} onChoose={choose} />;
  }
  if ('isDay' in filter) {
    return (
      <DayFilter
        name={filter.source}
        label={label}
        value={value}
        onChoose={choose}
        waiting={WAITING}
      />
    );
  }
  return (
    <FilterPicker
      reference={filter.reference}
      referenceFilter={referenceFilterBy(
        filter.reference.within,
        filterValues as Record<string, string>,
      )}
      name={filter.source}
      label={label}
      onChange={choose}
      onDismiss={onDone}
      waiting={WAITING}
    />
  );
};

type ChoiceListProps = {
  filter: FilterWithChoices;
  label: string;
  value: string;
  onChoose: (id: string) => void;
};

const ChoiceList = ({ filter, label, value, onChoose }: ChoiceListProps) => {
  const translate = useTranslate();
  const listId = useId();
  // The initial choice keeps the autofocus: a new one would take the focus from the pill while the list closes.
  const [first] = useState(value);
  const choices = useFilterChoices(filter);
  const countOf = useChoiceCounts(
    filter.source,
    choices.map(({ id }) => id),
  );
  return (
    <MenuList role="listbox" aria-label={label} sx={{ p: 0.75, maxHeight: 360, overflowY: 'auto' }}>
      {[{ id: '', label: translate('list.all') }, ...choices].map(({ id, label: choice }) => (
        <MenuItem
          key={id}
          role="option"
          autoFocus={id === first}
          aria-selected={id === value}
          aria-describedby={countOf(id) === undefined ? undefined : `${listId}-${id}`}
          selected={id === value}
          onClick={() => onChoose(id)}
          sx={{ gap: 1 }}
        >
          <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {choice}
          </Box>
          {countOf(id) !== undefined && (
            <Box component="span" id={`${listId}-${id}`} aria-hidden sx={COUNT}>
              {countOf(id)}
            </Box>
          )}
          {id === value && id !== '' && <CheckIcon fontSize="small" />}
        </MenuItem>
      ))}
    </MenuList>
  );
};

const COUNT = { color: 'text.secondary', fontVariantNumeric: 'tabular-nums' } as const;

const referenceFilterBy = (sources: readonly string[] = [], filters: Record<string, string>) =>
  Object.fromEntries(sources.map((source) => [source, [filters[source] ?? ''].filter(Boolean)]));
