import { useQuery, usePrefetchQuery } from '@tanstack/react-query';
import { useDataProvider, useParams, type RaRecord } from 'react-admin';
import { ApiError } from '@/providers/http/api-error';
import { useDefinition } from '@/kit/registry/definitions';
import { useParentMeta } from '@/kit/registry/parent-ids';

/**
 * The record of a form: the one called `id`, by default the one the address names. It is read when the form opens,
 * whole, and never replaced under the hands of who is typing.
 *
 * The call leaves while the page is being drawn. react-admin's `EditBase` asks once the page stands, and draws the form
 * a second time for a mutation that it prepares for the record.
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
      // Saving an answer that is not the record would overwrite it.
      if (String(data.id) !== asked) throw new ApiError('unreadable', 200);
      return data;
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    networkMode: 'always' as const,
  };
  usePrefetchQuery(query);
  return useQuery(query);
};

/** A cache entry of its own: what a list left of the record is a row, not the record. */
const FOR_A_FORM = { purpose: 'form' };
