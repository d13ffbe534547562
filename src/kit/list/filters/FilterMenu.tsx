import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import type { ListFilter } from '@/kit/fields/column';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useFilterLabel } from './useFilter';

type FilterMenuProps = {
  offered: readonly ListFilter[];
  onChoose: (filter: ListFilter) => void;
};

/** The menu of the less used filters. */
export const FilterMenu = ({ offered, onChoose }: FilterMenuProps) => (
  <MenuList autoFocusItem aria-label={useTranslate()('list.add_filter')} sx={{ p: 0.75 }}>
    {offered.map((filter) => (
      <FilterItem key={filter.source} filter={filter} onChoose={() => onChoose(filter)} />
    ))}
  </MenuList>
);

/** Passes on the props through which MenuList focuses its items. */
const FilterItem = ({
  filter,
  onChoose,
  ...item
}: {
  filter: ListFilter;
  onChoose: () => void;
}) => {
  const label = useFilterLabel(filter.source);
  return (
    <MenuItem {...item} onClick={onChoose}>
      {label}
    </MenuItem>
  );
};
