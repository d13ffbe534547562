import { useListContext } from 'react-admin';
import { useFormats } from '@/ui/formats/useFormats';
import { useAnnounced } from '@/ui/announce/useAnnounced';
import { useHasChanged } from '@/ui/hooks/useHasChanged';
import { useTranslate } from '@/ui/hooks/useTranslate';

/** Announces how many records a search or filter finds, but not those of the first load. */
export const ResultCount = () => {
  const translate = useTranslate();
  const { number } = useFormats();
  const { total, filterValues, isFetching, error } = useListContext();
  const isNews = useHasChanged(JSON.stringify(filterValues));
  const isAnnounced = isNews && !isFetching && !error && total !== undefined;
  useAnnounced(
    isAnnounced ? translate('list.found', { smart_count: total, count: number(total) }) : '',
  );
  return null;
};
