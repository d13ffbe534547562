import { useGetOne, type Identifier } from 'react-admin';
import { useDefinition } from '@/kit/registry/definitions';
import { useParentMeta } from '@/kit/registry/parent-ids';

/** Reads a record of the page's resource in full; pages also prefetch the next record with it. */
export const useWholeRecord = (id: Identifier | undefined) => {
  const definition = useDefinition();
  const meta = { ...useParentMeta(definition), ...WHOLE };
  return useGetOne(
    definition.name,
    { id: id ?? '', meta },
    { retry: false, enabled: id !== undefined },
  );
};

/** Gives the record its own cache entry, because the one cached by a list may lack fields. */
const WHOLE = { purpose: 'reading' };
