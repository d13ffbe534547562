import CloseIcon from '@mui/icons-material/Close';
import TuneIcon from '@mui/icons-material/Tune';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState, type ReactNode } from 'react';
import { ColumnsButton, useListContext, useResourceContext } from 'react-admin';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { mayVisit } from '@/core/landing';
import { isStaffReference } from '@/core/references';
import { useCurrentUser } from '@/providers/session/use-session';
import { useDefinition, useDefinitions } from '@/shared/registry/definitions';
import type { Column, ListFilter } from '@/shared/columns/column';
import { FilterInput } from './FilterInput';
import { SavedViewsMenu } from './SavedViewsMenu';
import { SearchBox } from './SearchBox';
import { useNarrowing, type Narrow, type Narrowing } from './useNarrowing';

type FilterBarProps = {
  filters: readonly ListFilter[];
  columns: readonly Column[];
  tools?: ReactNode;
  /** Where the choice of columns is kept. */
  columnsKey: string;
};

/** Search, filters, saved views and columns of a list, above its rows. */
export const FilterBar = ({ filters: all, columns, tools, columnsKey }: FilterBarProps) => {
  const filters = useOpenFilters(all);
  const unseen = useUnseenFilters(filters);
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const [isOpen, setOpen] = useState(false);
  const narrow = useNarrowing();
  return (
    <Stack role="search" direction="row" sx={BAR}>
      <SearchBox narrow={narrow} />
      {isPhone && filters.length + unseen.length > 0 && (
        <FilterToggle
          filters={filters}
          unseen={unseen}
          isOpen={isOpen}
          onToggle={() => setOpen(!isOpen)}
        />
      )}
      {!isPhone && <Filters filters={filters} unseen={unseen} narrow={narrow} />}
      <Stack direction="row" sx={TOOLS}>
        {tools}
        <SavedViewsMenu />
        {!isPhone && columns.length > 3 && <ColumnsButton color="inherit" storeKey={columnsKey} />}
      </Stack>
      {isPhone && isOpen && (
        <Box sx={UNFOLDED}>
          <Filters filters={filters} unseen={unseen} narrow={narrow} />
        </Box>
      )}
    </Stack>
  );
};

/** Filters stand in columns of one width, however many lines they take. */
const BAR = {
  display: { xs: 'flex', sm: 'grid' },
  gridTemplateColumns: 'repeat(auto-fill, minmax(152px, 1fr))',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  p: 1.5,
  '& .MuiInputBase-root': { typography: 'body2' },
} as const;

const UNFOLDED = { flex: '1 1 100%', display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 };

const TOOLS = {
  gridColumn: '-3 / -1',
  ml: 'auto',
  gap: 0.5,
  alignItems: 'center',
  color: 'text.secondary',
} as const;

type FiltersProps = {
  filters: readonly ListFilter[];
  unseen: readonly string[];
  narrow: Narrow;
};

const Filters = ({ filters, unseen, narrow }: FiltersProps) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { filterValues } = useListContext();
  return (
    <>
      {filters.map((filter) => (
        <FilterInput key={filter.source} filter={filter} filters={filters} narrow={narrow} />
      ))}
      {unseen.map((source) => (
        <Chip
          key={source}
          label={translate(`resources.${resource}.filters.${source}`, {
            _: translate(`resources.${resource}.fields.${source}`),
          })}
          onDelete={() => narrow(({ [source]: _, ...others }) => others)}
        />
      ))}
      {countActive(filters, filterValues) + unseen.length > 0 && (
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
  unseen,
  isOpen,
  onToggle,
}: Omit<FiltersProps, 'narrow'> & {
  isOpen: boolean;
  onToggle: () => void;
}) => {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const count = countActive(filters, filterValues) + unseen.length;
  return (
    <Button
      size="small"
      color="inherit"
      startIcon={<TuneIcon />}
      aria-expanded={isOpen}
      onClick={onToggle}
      sx={{ color: count === 0 ? 'text.secondary' : 'primary.main' }}
    >
      {count === 0 ? translate('list.filters') : translate('list.filters_active', { count })}
    </Button>
  );
};

/** Those whose choices the reader may look up, of resources that the registry holds. */
const useOpenFilters = (filters: readonly ListFilter[]) => {
  const definitions = useDefinitions();
  const { roles } = useCurrentUser();
  return filters.filter((filter) => {
    if (!('reference' in filter) || isStaffReference(filter.reference)) return true;
    const definition = definitions.get(filter.reference.resource);
    return definition?.endpoint.openRead || mayVisit(roles, definition?.access.list);
  });
};

/** What the list is narrowed by without an input that shows it: a link led to it. */
const useUnseenFilters = (filters: readonly ListFilter[]): string[] => {
  const { filterValues } = useListContext();
  const { endpoint } = useDefinition();
  return [...endpoint.filters, ...(endpoint.derived ?? [])].filter(
    (source) => filterValues[source] && !filters.some((filter) => filter.source === source),
  );
};

const countActive = (filters: readonly ListFilter[], values: Record<string, unknown>) =>
  filters.filter(({ source }) => values[source]).length;
