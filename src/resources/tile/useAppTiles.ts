import { useGetList } from 'react-admin';
import { MAX_PAGE_SIZE } from '@/core/constants';
import { useDefinition } from '@/kit/registry/definitions';
import { useParentMeta } from '@/kit/registry/parent-ids';

/** Returns all tiles of the app, ordered by position, with their query. The previews show its errors themselves. */
export const useAppTiles = () => {
  const definition = useDefinition();
  const meta = useParentMeta(definition);
  return useGetList(definition.name, { ...WHOLE_GRID, meta }, SILENT);
};

const WHOLE_GRID = {
  pagination: { page: 1, perPage: MAX_PAGE_SIZE },
  sort: { field: 'position', order: 'ASC' as const },
  filter: {},
};

const SILENT = { onError: () => undefined };
