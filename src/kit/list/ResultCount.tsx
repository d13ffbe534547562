import { useListContext } from 'react-admin';
import { useFormats } from '@/ui/formats/useFormats';
import { useAnnounced } from '@/ui/announce/useAnnounced';
import { useHasChanged } from '@/ui/hooks/useHasChanged';
import { useTranslate } from '@/ui/hooks/useTranslate';

/** Announces how many records a search or filter leaves. The first load of a list is not announced. */
export const ResultCount = () => {
  const translate = useTranslate();
  const { number } = useFormats();
  const { total, filterValues, isFetching, error } = useListContext();
  const isNews = useHasChanged(JSON.stringify(filterValues));
  const isHeard = isNews && !isFetching && !error && total !== undefined;
  useAnnounced(
    isHeard ? translate('list.found', { smart_count: total, count: number(total) }) : '',
  );
  return null;
};
