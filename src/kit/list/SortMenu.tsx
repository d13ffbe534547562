import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import SwapVertIcon from '@mui/icons-material/SwapVert';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useListContext, useResourceContext } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { LazyMenu } from '@/ui/lazy/overlays';
import type { Column } from '@/kit/fields/column';
import { columnName } from './column-visibility';
import { ListTool } from './ListTool';
import { useIsSortable } from './useIsSortable';

/** Sorts a list that is not shown as a table; choosing the same field again reverses the order. */
export const SortMenu = ({ columns }: { columns: readonly Column[] }) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { sort, setSort } = useListContext();
  const isDescending = sort.order === 'DESC';
  const fields = columns.filter(useIsSortable()).map((column) => ({
    field: columnName(column),
    firstOrder: column.firstOrder,
    label: translate(`resources.${resource}.fields.${column.source}`),
  }));
  const chosen = fields.find(({ field }) => field === sort.field);
  const choose = ({ field, firstOrder = 'ASC' }: (typeof fields)[number]) => {
    setAnchor(null);
    const reversed = isDescending ? 'ASC' : 'DESC';
    setSort({ field, order: field === sort.field ? reversed : firstOrder });
  };
  if (fields.length === 0) return null;
  return (
    <>
      <ListTool
        icon={<SwapVertIcon />}
        label={
          chosen ? translate('list.sorted_by', { field: chosen.label }) : translate('list.sort')
        }
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
      <LazyMenu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {fields.map((each) => (
          <MenuItem key={each.field} selected={each === chosen} onClick={() => choose(each)}>
            <ListItemText primary={each.label} />
            {each === chosen && (
              <ListItemIcon sx={{ justifyContent: 'flex-end' }}>
                {isDescending ? (
                  <ArrowDownwardIcon titleAccess={translate('list.descending')} />
                ) : (
                  <ArrowUpwardIcon titleAccess={translate('list.ascending')} />
                )}
              </ListItemIcon>
            )}
          </MenuItem>
        ))}
      </LazyMenu>
    </>
  );
};
