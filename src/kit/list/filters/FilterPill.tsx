import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import CloseIcon from '@mui/icons-material/Close';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { ListFilter } from '@/kit/fields/column';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { PlainButton } from '@/ui/plain/PlainButton';
import type { ChangeFilters } from '../filter-values';
import styles from './FilterPill.module.css';
import { FilterPopover } from './FilterPopover';
import { FilterValue } from './FilterValue';
import { useFilter, useFilterLabel } from './useFilter';

type FilterPillProps = {
  filter: ListFilter;
  filters: readonly ListFilter[];
  changeFilters: ChangeFilters;
  /** Called if the pill is removed with its value. */
  onGone?: () => void;
};

/** A filter with its name and value, 'Company: Aurora Caffè'; it opens its input, and a button clears it. */
export const FilterPill = ({ filter, filters, changeFilters, onGone }: FilterPillProps) => {
  const { label, value, change } = useFilter(filter, filters, changeFilters);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isSet = value !== '';
  const isCleared = useRef(false);
  // A cleared pill moves in its strip, which would lose its focus.
  useLayoutEffect(() => {
    if (isCleared.current && !isSet) button.current?.focus();
    isCleared.current = false;
  }, [isSet]);
  return (
    <Pill isSet={isSet}>
      <PlainButton
        look="bare"
        ref={button}
        className={styles.face}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <span>{isSet ? `${label}: ` : label}</span>
        {isSet ? (
          <span className={styles.value}>
            <FilterValue filter={filter} value={value} />
          </span>
        ) : (
          <ArrowDropDownIcon />
        )}
      </PlainButton>
      {isSet && (
        <Remove
          label={label}
          onClick={() => {
            isCleared.current = true;
            change('');
            onGone?.();
          }}
        />
      )}
      <FilterPopover
        anchor={isOpen ? button.current : null}
        filter={filter}
        filters={filters}
        changeFilters={changeFilters}
        onClose={() => setOpen(false)}
      />
    </Pill>
  );
};

/** A filter that the list does not offer, set by a link. It can only be removed. */
export const UnofferedPill = ({ source, onRemove }: { source: string; onRemove: () => void }) => {
  const label = useFilterLabel(source);
  return (
    <Pill isSet>
      <span className={styles.face}>{label}</span>
      <Remove label={label} onClick={onRemove} />
    </Pill>
  );
};

const Remove = ({ label, onClick }: { label: string; onClick: () => void }) => {
  const translate = useTranslate();
  return (
    <PlainButton
      look="icon"
      className={styles.remove}
      aria-label={translate('list.remove_filter', { name: label })}
      onClick={onClick}
    >
      <CloseIcon />
    </PlainButton>
  );
};

const Pill = ({ isSet, children }: { isSet: boolean; children: ReactNode }) => (
  <div className={styles.pill} data-set={isSet}>
    {children}
  </div>
);
