import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import type { Identifier, RaRecord } from 'react-admin';

/**
 * Updates the query cache of the resource called `name` after a write:
 * - `patch` writes saved records into the lists that hold them, before they are read again.
 * - `invalidate` drops the records that were read and invalidates the lists.
 * - `reread` is `invalidate`, but reads the record again at once if the page shows it, and keeps other records on the
 *   page until they are opened.
 * - `replace` writes a newer record into all queries that hold it, and invalidates the lists.
 * - `invalidateLists` keeps the records, because a deleted one could not be read again.
 *
 * All but `patch` and `replace` resolve when the list on the page has been read again.
 */
export const useListCache = (name: string) => {
  const queryClient = useQueryClient();
  const invalidateLists = async () => {
    void queryClient.invalidateQueries({ queryKey: [name], refetchType: 'none' });
    void queryClient.invalidateQueries({ queryKey: ['references', name], refetchType: 'none' });
    // The page, even under a drawer, shows these, so they are read again at once.
    const readAgain = (queryKey: QueryKey) => queryClient.invalidateQueries({ queryKey });
    void readAgain([name, 'count']);
    void readAgain(allRowsKey(name));
    await readAgain([name, 'getList']);
  };
  const invalidate = async () => {
    // Removed rather than invalidated, because no form may start with the outdated record.
    queryClient.removeQueries({ queryKey: [name, 'getOne'] });
    await invalidateLists();
  };
  const reread = async (id: Identifier) => {
    queryClient.removeQueries({ queryKey: [name, 'getOne'], type: 'inactive' });
    void queryClient.invalidateQueries({ queryKey: [name, 'getOne'], refetchType: 'none' });
    await queryClient.invalidateQueries({ queryKey: [name, 'getOne', { id: String(id) }] });
    await invalidateLists();
  };
  const patch = (...saved: readonly RaRecord[]) => {
    const byId = new Map(saved.map((record) => [record.id, record]));
    queryClient.setQueriesData<{ data: RaRecord[] }>({ queryKey: [name, 'getList'] }, (list) =>
      list?.data
        ? {
            ...list,
            data: list.data.map((row) => withSaved(row, byId.get(row.id))),
          }
        : list,
    );
  };
  const replace = (record: RaRecord) => {
    patch(record);
    void invalidateLists();
    // Last, because an invalidated record would be read again under the form.
    const queryKey = [name, 'getOne', { id: String(record.id) }];
    queryClient.setQueriesData({ queryKey }, record);
  };
  return { patch, invalidate, reread, replace, invalidateLists };
};

/** Merges `saved` into `row`; without it, returns the same object, so that the row does not render again. */
const withSaved = (row: RaRecord, saved: RaRecord | undefined) =>
  saved ? { ...row, ...saved } : row;

/** The key of the queries for all rows of a list whose filter includes the entries of `filter`. */
export const allRowsKey = (
  name: string,
  filter: Readonly<Record<string, unknown>> = {},
): QueryKey => [name, 'all rows', filter];
