import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDataProvider, useListContext, type RaRecord } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { MAX_PAGE_SIZE } from '@/core/constants';
import { isId } from '@/core/id';
import { fillPath } from '@/core/routes';
import { isFiltered } from '@/core/is-filtered';
import { lineOf } from '@/core/text';
import { location } from './location.definition';
import { MAP_HEIGHT, PlacesMap, type Place } from './map/PlacesMap';

/** The searched and filtered locations of the list, from all pages, up to a thousand. */
export const LocationsMap = () => {
  const translate = useTranslate();
  const provider = useDataProvider();
  const { filterValues } = useListContext();
  const query = useQuery({
    queryKey: [location.name, 'getList', 'map', filterValues],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      provider.getList<RaRecord>(location.name, {
        pagination: { page: 1, perPage: MAX_PAGE_SIZE },
        sort: { field: 'code', order: 'ASC' },
        filter: filterValues,
        signal,
      }),
  });
  const places = useMemo(() => query.data?.data.flatMap(placeOf) ?? [], [query.data]);
  if (query.isPending) return <Skeleton variant="rounded" sx={{ height: MAP_HEIGHT }} />;
  // The list below shows the error: it fetches the same rows.
  if (!query.data) return null;
  const { data, total = data.length } = query.data;
  const unplaced = total - places.length;
  return (
    <>
      <PlacesMap
        label={translate('resources.location.map.title')}
        places={places}
        isWhole={!isFiltered(filterValues)}
      />
      {unplaced > 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
          {translate('resources.location.map.unplaced', { smart_count: unplaced })}
        </Typography>
      )}
    </>
  );
};

const placeOf = ({ id, name, latitude, longitude }: RaRecord): Place[] =>
  isId(id) && typeof latitude === 'number' && typeof longitude === 'number'
    ? [
        {
          id: String(id),
          name: lineOf(name),
          latitude,
          longitude,
          to: fillPath(location.routes.edit, { id: String(id) }),
        },
      ]
    : [];
