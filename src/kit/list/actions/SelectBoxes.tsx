import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import IndeterminateCheckBoxIcon from '@mui/icons-material/IndeterminateCheckBox';
import type { ChangeEvent } from 'react';
import { useListContext, type RaRecord } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { isId } from '@/core/id';
import { useRecordName } from '@/kit/record/useRecordName';
import { useDefinition } from '@/kit/registry/definitions';
import { stopPropagation } from '@/kit/links/stop-propagation';
import { useExcludedRows, useSelectMany } from '../excluded-rows';
import { rangeSinceLast } from './selected-range';
import styles from './SelectBoxes.module.css';

/**
 * The checkbox that selects a row; with Shift, also all rows between it and the one selected last. Unlike a click on
 * the row, a click on the box does not open the record.
 */
export const SelectRow = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate();
  const definition = useDefinition();
  const nameOf = useRecordName();
  const { data = [], selectedIds, onToggleItem } = useListContext();
  const selectMany = useSelectMany();
  const isChecked = selectedIds.includes(record.id);
  const toggle = (isRange: boolean) => {
    const range = isRange && !isChecked && rangeSinceLast(data, selectedIds, record.id);
    if (range) selectMany(range);
    else onToggleItem(record.id);
  };
  return (
    <SelectBox
      label={translate('actions.select', { name: nameOf(definition, record) })}
      isChecked={isChecked}
      onChange={(event) => toggle((event.nativeEvent as MouseEvent).shiftKey)}
    />
  );
};

/**
 * The checkbox that selects or deselects all rows of the page, except those that are selected only one by one. If all
 * rows of the list are selected, it deselects them all, because those of other pages are not visible.
 */
export const SelectPage = () => {
  const translate = useTranslate();
  const { data = [], total = 0, selectedIds, onSelect } = useListContext();
  const { ids: excludedIds, skippedIds } = useExcludedRows();
  const selectMany = useSelectMany();
  const ids = data.map(({ id }) => id).filter(isId);
  const isChosen = ids.some((id) => selectedIds.includes(id));
  const isWholeList = selectedIds.length + skippedIds.length >= total;
  const isAll = isChosen && ids.every((id) => excludedIds.has(id) || selectedIds.includes(id));
  return (
    <SelectBox
      label={translate('actions.select_page')}
      isChecked={isAll}
      isMixed={isChosen && !isAll}
      isDisabled={!isChosen && ids.every((id) => excludedIds.has(id))}
      onChange={() =>
        isAll
          ? onSelect(isWholeList ? [] : selectedIds.filter((id) => !ids.includes(id)))
          : selectMany(ids)
      }
    />
  );
};

type SelectBoxProps = {
  label: string;
  isChecked: boolean;
  /** Whether only some of its rows are selected. */
  isMixed?: boolean;
  isDisabled?: boolean;
  onChange: (event: ChangeEvent) => void;
};

const SelectBox = ({
  label,
  isChecked,
  isMixed = false,
  isDisabled = false,
  onChange,
}: SelectBoxProps) => {
  const Icon = isMixed
    ? IndeterminateCheckBoxIcon
    : isChecked
      ? CheckBoxIcon
      : CheckBoxOutlineBlankIcon;
  return (
    <span className={styles.box}>
      <input
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        disabled={isDisabled}
        onClick={stopPropagation}
        onChange={onChange}
        ref={(input) => {
          if (input) input.indeterminate = isMixed;
        }}
      />
      <Icon fontSize="small" />
    </span>
  );
};
