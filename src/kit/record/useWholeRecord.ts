import { useGetOne, type Identifier } from 'react-admin';
import { useDefinition } from '@/kit/registry/definitions';
import { useParentMeta } from '@/kit/registry/parent-ids';

/** Reads a record of the page's resource in full; a page reads the record that follows it ahead in the same way. */
export const useWholeRecord = (id: Identifier | undefined) => {
  const definition = useDefinition();
  const meta = { ...useParentMeta(definition), ...WHOLE };
  return useGetOne(
    definition.name,
    { id: id ?? '', meta },
    { retry: false, enabled: id !== undefined },
  );
};

/** Gives the query its own cache entry: the record cached by a list may lack fields. */
const WHOLE = { purpose: 'reading' };
