import { useQueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';

/**
 * What is kept of the resource called `name` after a write: `patch` shows a saved record in the lists that
 * were read before, `forget` has everything read again, the list in sight at once.
 */
export const usePatchedLists = (name: string) => {
  const queryClient = useQueryClient();
  const forget = () => {
    // Forgotten rather than outdated: no form may start from the record as it was before.
    queryClient.removeQueries({ queryKey: [name, 'getOne'] });
    void queryClient.invalidateQueries({ queryKey: [name], refetchType: 'none' });
    // The list under a drawer is in sight already.
    void queryClient.invalidateQueries({ queryKey: [name, 'getList'] });
    void queryClient.invalidateQueries({ queryKey: ['references', name], refetchType: 'none' });
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
  return { patch, forget };
};
