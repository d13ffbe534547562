import { useQueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';

/**
 * What is kept of the resource called `name` after a write: `patch` shows a saved record in the lists that
 * were read before, `forget` has everything read again, `outdate` all but the records that are open: one
 * that was deleted could not be read. Both end when the list in sight is there anew.
 */
export const useListCache = (name: string) => {
  const queryClient = useQueryClient();
  const outdate = async () => {
    void queryClient.invalidateQueries({ queryKey: [name], refetchType: 'none' });
    void queryClient.invalidateQueries({ queryKey: ['references', name], refetchType: 'none' });
    // The list under a drawer is in sight already.
    await queryClient.invalidateQueries({ queryKey: [name, 'getList'] });
  };
  const forget = async () => {
    // Forgotten rather than outdated: no form may start from the record as it was before.
    queryClient.removeQueries({ queryKey: [name, 'getOne'] });
    await outdate();
  };
  const patch = (saved: RaRecord) => {
    queryClient.setQueriesData<{ data: RaRecord[] }>({ queryKey: [name, 'getList'] }, (list) =>
      list?.data
        ? {
            ...list,
            data: list.data.map((row) => (row.id === saved.id ? { ...row, ...saved } : row)),
          }
        : list,
    );
  };
  return { patch, forget, outdate };
};
