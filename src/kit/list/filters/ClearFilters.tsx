import FilterAltOffOutlinedIcon from '@mui/icons-material/FilterAltOffOutlined';
import type { RefObject } from 'react';
import { useListContext } from 'react-admin';
import { isSameFilter, listViewsOf, stateOfView } from '@/core/list-views';
import { useDefinition } from '@/kit/registry/definitions';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { LazyTooltip } from '@/ui/lazy/LazyTooltip';
import { PlainButton } from '@/ui/plain/PlainButton';
import type { ChangeFilters, FilterValues } from '../filter-values';

type ClearFiltersProps = {
  hasWords: boolean;
  changeFilters: ChangeFilters;
  /** Gets the focus afterwards. */
  search: RefObject<HTMLInputElement | null>;
};

/**
 * The button that removes all filters; hidden if they are exactly those of a built-in view. Without words it is an icon
 * with a tooltip, which leaves more room for the pills.
 */
export const ClearFilters = ({ hasWords, changeFilters, search }: ClearFiltersProps) => {
  const label = useTranslate()('list.clear_filters');
  const isView = useIsBuiltInView();
  const clear = () => {
    changeFilters(({ q }): FilterValues => (q ? { q } : {}));
    search.current?.focus();
  };
  if (isView) return null;
  if (hasWords) {
    return (
      <PlainButton look="text" onClick={clear}>
        {label}
      </PlainButton>
    );
  }
  return (
    <LazyTooltip title={label}>
      <PlainButton look="icon" aria-label={label} onClick={clear}>
        <FilterAltOffOutlinedIcon />
      </PlainButton>
    </LazyTooltip>
  );
};

/** Whether exactly the filters of a built-in view are set, which its tab already shows. */
const useIsBuiltInView = (): boolean => {
  const definition = useDefinition();
  const { filterValues } = useListContext();
  const { q: _, ...narrowing } = filterValues;
  return listViewsOf(definition).some((view) => isSameFilter(stateOfView(view).filter, narrowing));
};
