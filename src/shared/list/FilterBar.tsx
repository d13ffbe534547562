import CloseIcon from '@mui/icons-material/Close';
import TuneIcon from '@mui/icons-material/Tune';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState, type ReactNode } from 'react';
import { ColumnsButton, useListContext, useTranslate } from 'react-admin';
import { mayVisit } from '@/core/landing';
import { useCurrentUser } from '@/providers/use-session';
import { useDefinitions } from '../definitions';
import type { Column, ListFilter } from './column';
import { FilterInput } from './FilterInput';
import { SavedViewsMenu } from './SavedViewsMenu';
import { SearchBox } from './SearchBox';
import { useNarrowing, type Narrow, type Narrowing } from './useNarrowing';

type FilterBarProps = {
  filters: readonly ListFilter[];
  columns: readonly Column[];
  tools?: ReactNode;
};

/** Search, filters, saved views and columns of a list, above its rows. */
export const FilterBar = ({ filters: all, columns, tools }: FilterBarProps) => {
  const filters = useOpenFilters(all);
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const [isOpen, setOpen] = useState(false);
  const narrow = useNarrowing();
  return (
    <Stack
      role="search"
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 1.5 }}
    >
      <SearchBox narrow={narrow} />
      {isPhone && filters.length > 0 && (
        <FilterToggle filters={filters} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      )}
      {(!isPhone || isOpen) && <Filters filters={filters} narrow={narrow} />}
      <Stack direction="row" sx={{ ml: 'auto', gap: 0.5, alignItems: 'center' }}>
        {tools}
        <SavedViewsMenu />
        {!isPhone && columns.length > 3 && <ColumnsButton />}
      </Stack>
    </Stack>
  );
};

type FiltersProps = { filters: readonly ListFilter[]; narrow: Narrow };

const Filters = ({ filters, narrow }: FiltersProps) => {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  return (
    <>
      {filters.map((filter) => (
        <FilterInput key={filter.source} filter={filter} filters={filters} narrow={narrow} />
      ))}
      {countActive(filters, filterValues) > 0 && (
        <Button
          size="small"
          startIcon={<CloseIcon />}
          onClick={() => narrow(({ q }): Narrowing => (q ? { q } : {}))}
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

/** Those whose choices the reader may look up, of resources that the registry holds. */
const useOpenFilters = (filters: readonly ListFilter[]) => {
  const definitions = useDefinitions();
  const { roles } = useCurrentUser();
  return filters.filter((filter) => {
    if (!('resource' in filter)) return true;
    const definition = definitions.get(filter.resource);
    return definition?.endpoint.openRead || mayVisit(roles, definition?.access.list);
  });
};

const countActive = (filters: readonly ListFilter[], values: Record<string, unknown>) =>
  filters.filter(({ source }) => values[source]).length;
