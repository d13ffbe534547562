import FilterAltOffOutlinedIcon from '@mui/icons-material/FilterAltOffOutlined';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { LazyTooltip } from '@/ui/lazy/LazyTooltip';
import { PlainButton } from '@/ui/plain/PlainButton';
import styles from './ClearFilters.module.css';

type ClearFiltersProps = { hasWords: boolean; onClick: () => void };

/** Removes all filters. Without words it is an icon with a tooltip: the pills need the room. */
export const ClearFilters = ({ hasWords, onClick }: ClearFiltersProps) => {
  const label = useTranslate()('list.clear_filters');
  if (hasWords) {
    return (
      <PlainButton look="text" className={styles.clear} onClick={onClick}>
        {label}
      </PlainButton>
    );
  }
  return (
    <LazyTooltip title={label}>
      <PlainButton look="icon" aria-label={label} onClick={onClick}>
        <FilterAltOffOutlinedIcon />
      </PlainButton>
    </LazyTooltip>
  );
};
