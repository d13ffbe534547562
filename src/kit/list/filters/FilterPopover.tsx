import Skeleton from '@mui/material/Skeleton';
import type { ListFilter } from '@/kit/fields/column';
import { lazyPart } from '@/ui/lazy/lazy-part';
import { LazyPopover } from '@/ui/lazy/overlays';
import type { ChangeFilters } from '../filter-values';
import { useFilterLabel } from './useFilter';

/** Loaded on first use, because the rows come first. */
const FilterInput = lazyPart(() => import('./FilterInput'), 'FilterInput');

type FilterPopoverProps = {
  /** The element it is anchored to; null while it is closed. */
  anchor: HTMLElement | null;
  filter: ListFilter;
  filters: readonly ListFilter[];
  changeFilters: ChangeFilters;
  onClose: () => void;
};

/** The input of a filter, below its pill; closed once a value is chosen. */
export const FilterPopover = ({ anchor, onClose, ...input }: FilterPopoverProps) => {
  const label = useFilterLabel(input.filter.source);
  return (
    <LazyPopover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={BELOW}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': label, sx: PAPER },
        // When reopened, the popover mounts after the picker and takes its focus.
        transition: { onEntering: (paper: HTMLElement) => paper.querySelector('input')?.focus() },
      }}
    >
      <FilterInput {...input} onDone={onClose} waiting={WAITING} />
    </LazyPopover>
  );
};

export const BELOW = { vertical: 'bottom', horizontal: 'left' } as const;
export const PAPER = { mt: 0.5, width: 'min(320px, calc(100vw - 32px))' } as const;

const WAITING = <Skeleton variant="rounded" height={36} sx={{ m: 1 }} />;
