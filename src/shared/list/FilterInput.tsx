import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { useListContext, useResourceContext } from 'react-admin';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { useFormats } from '@/shared/formats/useFormats';
import { lazyComponent } from '@/shared/lazy/lazy-component';
import { sourcesAbove, type FilterChoice, type ListFilter } from '@/shared/columns/column';
import type { Narrow, Narrowing } from './useNarrowing';

/** The rows come first: the picker is fetched beside them. */
const FilterPicker = lazyComponent(() => import('../references/FilterPicker'), 'FilterPicker');

type FilterInputProps = { filter: ListFilter; filters: readonly ListFilter[]; narrow: Narrow };

/** One filter of a list: a choice out of few, a searchable record, or an agent. */
export const FilterInput = ({ filter, filters, narrow }: FilterInputProps) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { filterValues } = useListContext();
  const value: string = filterValues[filter.source] ?? '';
  const label = translate(`resources.${resource}.filters.${filter.source}`, {
    _: translate(`resources.${resource}.fields.${filter.source}`),
  });
  const change = (next: string) =>
    narrow((current) =>
      withFilter(withoutDependents(current, filter, filters, next), filter.source, next),
    );

  if ('choices' in filter) {
    return <ChoiceFilter filter={filter} label={label} value={value} onChange={change} />;
  }
  const { reference } = filter;
  return (
    <Box sx={{ width: '100%' }}>
      <FilterPicker
        reference={reference}
        narrowing={narrowingBy(reference.within, filterValues as Record<string, string>)}
        name={filter.source}
        label={label}
        value={value}
        onChange={change}
        waiting={<Skeleton variant="rounded" height={36} />}
      />
    </Box>
  );
};

type ChoiceFilterProps = {
  filter: Extract<ListFilter, { choices: unknown }>;
  label: string;
  value: string;
  onChange: (id: string) => void;
};

const ChoiceFilter = ({ filter, label, value, onChange }: ChoiceFilterProps) => {
  const translate = useTranslate();
  const { months } = useFormats();
  const choices: readonly FilterChoice[] =
    filter.choices === 'months'
      ? months().map((month, at) => ({ id: String(at + 1), label: month }))
      : filter.choices;
  const chosen = choices.find(({ id }) => id === value);
  return (
    <TextField
      select
      margin="none"
      name={filter.source}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={{
        '& .MuiSelect-select': { color: chosen ? 'text.primary' : 'text.secondary' },
      }}
      slotProps={{
        select: {
          displayEmpty: true,
          renderValue: () => (chosen ? translate(chosen.label, { _: chosen.label }) : label),
          SelectDisplayProps: { 'aria-label': label },
        },
      }}
    >
      <MenuItem value="">{translate('list.all')}</MenuItem>
      {choices.map(({ id, label: choice }) => (
        <MenuItem key={id} value={id}>
          {translate(choice, { _: choice })}
        </MenuItem>
      ))}
    </TextField>
  );
};

/** What was chosen among the records of one company is not found among those of another. */
const withoutDependents = (
  current: Narrowing,
  { source }: ListFilter,
  filters: readonly ListFilter[],
  next: string,
): Narrowing => {
  if (next === '' || next === current[source]) return current;
  const dependents = filters.filter((other) => sourcesAbove(other).includes(source));
  return dependents.reduce((left, other) => withFilter(left, other.source, ''), current);
};

const withFilter = (filters: Narrowing, source: string, value: string): Narrowing => {
  const { [source]: _, ...others } = filters;
  return value === '' ? others : { ...others, [source]: value };
};

const narrowingBy = (sources: readonly string[] = [], filters: Record<string, string>) =>
  Object.fromEntries(sources.map((source) => [source, [filters[source] ?? ''].filter(Boolean)]));
