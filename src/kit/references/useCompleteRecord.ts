import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'react-admin';
import { isIdKnown } from '@/providers/data/record-calls';
import { referenceQuery } from './reference-queries';
import { useDefinitions } from '@/kit/registry/definitions';

/**
 * Returns a function that completes a created record. A backend may answer with only a message (docs/wire-format.md,
 * 'Conventions'), so the record is looked up by its code. If it is not found, it stays as sent, because forms refer to
 * it by its code.
 */
export const useCompleteRecord = (resource: string) => {
  const definition = useDefinitions().get(resource);
  const provider = useDataProvider();
  const queryClient = useQueryClient();
  return async (saved: RaRecord): Promise<RaRecord> => {
    // The form below may show its name, so names are read again at once.
    void queryClient.invalidateQueries({ queryKey: ['references', resource] });
    const code: unknown = saved[definition?.codeField ?? 'id'];
    if (!definition || isIdKnown(saved) || typeof code !== 'string') return saved;
    try {
      const found = await queryClient.fetchQuery({
        ...referenceQuery(provider, definition, code),
        staleTime: 0,
      });
      return found?.record ?? saved;
    } catch {
      // The lookup may be refused, but the record was created and its code is known.
      return saved;
    }
  };
};
