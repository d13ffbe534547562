import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import TuneIcon from '@mui/icons-material/Tune';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef, useState } from 'react';
import { ColumnsButton, useListContext, useTranslate } from 'react-admin';
import { useDebounced } from '../useDebounced';
import type { Column, ListFilter } from './column';
import { FilterInput } from './FilterInput';
import { SavedViewsMenu } from './SavedViewsMenu';

type FilterBarProps = { filters: readonly ListFilter[]; columns: readonly Column[] };

/** Search, filters, saved views and columns of a list, above its rows. */
export const FilterBar = ({ filters, columns }: FilterBarProps) => {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack
      role="search"
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 1.5 }}
    >
      <SearchBox />
      {isPhone && filters.length > 0 && (
        <FilterToggle filters={filters} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      )}
      {(!isPhone || isOpen) && <Filters filters={filters} />}
      <Stack direction="row" sx={{ ml: 'auto', gap: 0.5, alignItems: 'center' }}>
        <SavedViewsMenu />
        {!isPhone && columns.length > 3 && <ColumnsButton />}
      </Stack>
    </Stack>
  );
};

const Filters = ({ filters }: { filters: readonly ListFilter[] }) => {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  return (
    <>
      {filters.map((filter) => (
        <FilterInput key={filter.source} filter={filter} />
      ))}
      {countActive(filters, filterValues) > 0 && (
        <Button
          size="small"
          startIcon={<CloseIcon />}
          onClick={() => setFilters(filterValues.q ? { q: filterValues.q } : {}, {}, false)}
        >
          {translate('list.clear_filters')}
        </Button>
      )}
    </>
  );
};

/** On a phone the filters wait behind a button that counts the active ones. */
const FilterToggle = ({
  filters,
  isOpen,
  onToggle,
}: {
  filters: readonly ListFilter[];
  isOpen: boolean;
  onToggle: () => void;
}) => {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const count = countActive(filters, filterValues);
  return (
    <Button size="small" startIcon={<TuneIcon />} aria-expanded={isOpen} onClick={onToggle}>
      {count === 0 ? translate('list.filters') : translate('list.filters_active', { count })}
    </Button>
  );
};

const countActive = (filters: readonly ListFilter[], values: Record<string, unknown>) =>
  filters.filter(({ source }) => values[source]).length;

/** The text searched for, sent once the typing stands still. */
const SearchBox = () => {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const applied: string = filterValues.q ?? '';
  const [typed, setTyped] = useState(applied);
  const settled = useDebounced(typed);
  const latest = useRef({ applied, filterValues, setFilters });
  latest.current = { applied, filterValues, setFilters };

  useEffect(() => {
    const { applied: current, filterValues: values, setFilters: set } = latest.current;
    if (settled.trim() !== current) set(withSearch(values, settled.trim()), {}, false);
  }, [settled]);
  // A saved view, the back button or 'clear' changes the search from outside.
  useEffect(() => setTyped(applied), [applied]);

  return (
    <TextField
      type="search"
      name="searchTerm"
      margin="none"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      placeholder={translate('list.search')}
      sx={{ flex: { xs: '1 1 100%', sm: '0 1 260px' } }}
      slotProps={{
        htmlInput: { 'aria-label': translate('list.search') },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: typed !== '' && (
            <InputAdornment position="end">
              <IconButton
                size="small"
                aria-label={translate('list.clear_search')}
                onClick={() => setTyped('')}
              >
                <CloseIcon fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
};

const withSearch = ({ q: _, ...filters }: Record<string, unknown>, search: string) =>
  search === '' ? filters : { ...filters, q: search };
