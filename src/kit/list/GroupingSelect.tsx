import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useDefinition } from '@/kit/registry/definitions';
import { useChooseGrouping, useGrouping } from './useGrouping';

/** Selects the field the list's rows are grouped by: one of `groupings`, or none. */
export const GroupingSelect = ({ groupings }: { groupings: readonly string[] }) => {
  const translate = useTranslate();
  const { name } = useDefinition();
  const grouping = useGrouping(groupings);
  const choose = useChooseGrouping(groupings);
  const label = translate('list.grouping.label');
  const nameOf = (field: string) => translate(`resources.${name}.fields.${field}`);
  return (
    <Select
      size="small"
      data-set={grouping !== null}
      displayEmpty
      value={grouping ?? ''}
      onChange={({ target }) => choose(target.value || null)}
      renderValue={(field) =>
        field === '' ? (
          `${label}…`
        ) : (
          <>
            <Box component="span" sx={WIDE}>{`${label}: `}</Box>
            {nameOf(field)}
          </>
        )
      }
      SelectDisplayProps={{ 'aria-label': label }}
      MenuProps={{ slotProps: { list: { 'aria-label': label } } }}
      sx={LOOK}
    >
      <MenuItem value="">{translate('list.grouping.none')}</MenuItem>
      {groupings.map((field) => (
        <MenuItem key={field} value={field}>
          {nameOf(field)}
        </MenuItem>
      ))}
    </Select>
  );
};

/** Hidden on a phone, which only has room for the chosen field. */
const WIDE = { display: { xs: 'none', sm: 'inline' } };

/** Shrinks on a narrow phone, to leave room for the list's tools. */
const LOOK = {
  typography: 'body2',
  minWidth: { xs: 0, sm: 150 },
  flex: { xs: '0 1 150px', sm: 'none' },
  mr: { xs: 'auto', sm: 0 },
};
