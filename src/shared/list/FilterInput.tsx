import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { lazy, Suspense } from 'react';
import { useListContext, useResourceContext, useTranslate } from 'react-admin';
import type { ListFilter } from './column';
import type { Narrow, Narrowing } from './useNarrowing';

/** The rows come first: the picker is fetched beside them. */
const ReferenceAutocomplete = lazy(async () => ({
  default: (await import('../references/ReferenceAutocomplete')).ReferenceAutocomplete,
}));

/** One filter of a list: a choice out of few, or a searchable record. */
export const FilterInput = ({ filter, narrow }: { filter: ListFilter; narrow: Narrow }) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { filterValues } = useListContext();
  const value: string = filterValues[filter.source] ?? '';
  const label = translate(`resources.${resource}.filters.${filter.source}`, {
    _: translate(`resources.${resource}.fields.${filter.source}`),
  });
  const change = (next: string) => narrow((current) => withFilter(current, filter.source, next));

  if ('choices' in filter) {
    const chosen = filter.choices.find(({ id }) => id === value);
    return (
      <TextField
        select
        margin="none"
        name={filter.source}
        value={value}
        onChange={(event) => change(event.target.value)}
        sx={{
          width: { xs: '100%', sm: 168 },
          '& .MuiSelect-select': { color: chosen ? 'text.primary' : 'text.secondary' },
        }}
        slotProps={{
          select: {
            displayEmpty: true,
            renderValue: () => (chosen ? translate(chosen.label) : label),
            SelectDisplayProps: { 'aria-label': label },
          },
        }}
      >
        <MenuItem value="">{translate('list.all')}</MenuItem>
        {filter.choices.map(({ id, label: choice }) => (
          <MenuItem key={id} value={id}>
            {translate(choice)}
          </MenuItem>
        ))}
      </TextField>
    );
  }
  return (
    <Box sx={{ width: { xs: '100%', sm: 200 } }}>
      <Suspense fallback={<Skeleton variant="rounded" height={36} />}>
        <ReferenceAutocomplete
          resource={filter.resource}
          name={filter.source}
          label={label}
          value={value}
          onChange={change}
          filter={narrowing(filter.narrowedBy, filterValues as Record<string, string>)}
          isCompact
        />
      </Suspense>
    </Box>
  );
};

const withFilter = (filters: Narrowing, source: string, value: string): Narrowing => {
  const { [source]: _, ...others } = filters;
  return value === '' ? others : { ...others, [source]: value };
};

const narrowing = (sources: readonly string[] = [], filters: Record<string, string>) =>
  Object.fromEntries(sources.map((source) => [source, filters[source]]));
