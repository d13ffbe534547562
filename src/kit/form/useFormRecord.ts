import { useQuery, usePrefetchQuery } from '@tanstack/react-query';
import { useDataProvider, useParams, type RaRecord } from 'react-admin';
import { ApiError } from '@/providers/http/api-error';
import { useDefinition } from '@/kit/registry/definitions';
import { useParentMeta } from '@/kit/registry/parent-ids';

/**
 * Reads the record of a form: `id`, by default the one in the address. It is read in full when the form opens, and
 * never replaced while the user types.
 *
 * The call starts while the page renders. react-admin's `EditBase` starts it only once the page is mounted, and renders
 * the form a second time for the mutation it sets up.
 */
export const useFormRecord = (id?: string) => {
  const provider = useDataProvider();
  const definition = useDefinition();
  const { name } = definition;
  const meta = { ...useParentMeta(definition), ...FOR_A_FORM };
  const addressed = useParams().id;
  const asked = id ?? addressed ?? '';
  const query = {
    queryKey: [name, 'getOne', { id: asked, meta }],
    queryFn: async (): Promise<RaRecord> => {
      const { data } = await provider.getOne(name, { id: asked, meta });
      // Saving the form would otherwise overwrite the requested record with another one.
      if (String(data.id) !== asked) throw new ApiError('unreadable', 200);
      return data;
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    networkMode: 'always' as const,
  };
  usePrefetchQuery(query);
  return useQuery({
    ...query,
    // Keeps the page while the record is read again after a save, because another tab may be in use.
    placeholderData: (known: RaRecord | undefined) =>
      known && String(known.id) === asked ? known : undefined,
  });
};

/** Gives the record its own cache entry: a list caches a row, not the full record. */
const FOR_A_FORM = { purpose: 'form' };
