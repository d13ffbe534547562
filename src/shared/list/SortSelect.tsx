import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useListContext, useResourceContext } from 'react-admin';
import { useTranslate } from '@/shared/i18n/useTranslate';
import type { Column } from '@/shared/columns/column';
import { columnName } from './column-visibility';
import { useIsSortable } from './useIsSortable';

/** Sorts a list that has no table whose heads would do it. */
export const SortSelect = ({ columns }: { columns: readonly Column[] }) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { sort, setSort } = useListContext();
  const fields = columns
    .filter(useIsSortable())
    .map((column) => ({ source: column.source, field: columnName(column) }));
  const chosen = fields.find(({ field }) => field === sort.field);
  const labelOf = (source: string) => translate(`resources.${resource}.fields.${source}`);
  const isDescending = sort.order === 'DESC';
  const Arrow = isDescending ? ArrowDownwardIcon : ArrowUpwardIcon;
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
      <TextField
        select
        margin="none"
        value={chosen?.field ?? ''}
        onChange={({ target }) => setSort({ field: target.value, order: 'ASC' })}
        sx={{ minWidth: 160 }}
        slotProps={{
          select: {
            displayEmpty: true,
            renderValue: () =>
              chosen
                ? translate('list.sorted_by', { field: labelOf(chosen.source) })
                : translate('list.sort'),
            SelectDisplayProps: { 'aria-label': translate('list.sort') },
          },
        }}
      >
        {fields.map(({ source, field }) => (
          <MenuItem key={field} value={field}>
            {labelOf(source)}
          </MenuItem>
        ))}
      </TextField>
      {chosen && (
        <IconButton
          aria-label={translate(isDescending ? 'list.descending' : 'list.ascending')}
          onClick={() => setSort({ field: chosen.field, order: isDescending ? 'ASC' : 'DESC' })}
        >
          <Arrow fontSize="small" />
        </IconButton>
      )}
    </Stack>
  );
};
