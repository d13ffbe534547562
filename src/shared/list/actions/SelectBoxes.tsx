import IndeterminateCheckBoxIcon from '@mui/icons-material/IndeterminateCheckBox';
import Checkbox from '@mui/material/Checkbox';
import { useListContext, type RaRecord } from 'react-admin';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { isId } from '@/core/id';
import { representationOf } from '@/core/resource';
import { useDefinition } from '@/shared/registry/definitions';
import { stopPropagation } from '@/shared/links/stop-propagation';

/** Selects a row. The row under it opens on click; the box does not. */
export const SelectRow = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate();
  const definition = useDefinition();
  const { selectedIds, onToggleItem } = useListContext();
  const label = translate('actions.select', { name: representationOf(definition, record) });
  return (
    <Checkbox
      size="small"
      checked={selectedIds.includes(record.id)}
      onClick={stopPropagation}
      onChange={() => onToggleItem(record.id)}
      slotProps={{ input: { 'aria-label': label } }}
      sx={CELL_SIZED}
    />
  );
};

/** Selects or deselects all rows of the page. */
export const SelectPage = () => {
  const translate = useTranslate();
  const { data = [], selectedIds, onSelect } = useListContext();
  const ids = data.map(({ id }) => id).filter(isId);
  const chosen = ids.filter((id) => selectedIds.includes(id)).length;
  const isAll = chosen > 0 && chosen === ids.length;
  const isSome = chosen > 0 && !isAll;
  const others = selectedIds.filter((id) => !ids.includes(id));
  return (
    <Checkbox
      size="small"
      checked={isAll}
      icon={isSome ? <IndeterminateCheckBoxIcon color="primary" /> : undefined}
      onChange={() => onSelect(isAll ? others : [...others, ...ids])}
      slotProps={{
        input: {
          'aria-label': translate('actions.select_page'),
          // The browser's own third state: MUI would say it by an attribute that a native box must not have.
          ref: (input: HTMLInputElement | null) => {
            if (input) input.indeterminate = isSome;
          },
        },
      }}
      sx={CELL_SIZED}
    />
  );
};

const CELL_SIZED = { p: 0.75, my: -1, ml: -0.75 };
