import { useMemo, type ReactNode } from 'react';
import { useCreatePath, useGetOne } from 'react-admin';
import { useDefinition, useDefinitions } from '@/kit/registry/definitions';
import { FormFrameContext } from './form-frame';
import { FormSkeleton } from './FormSkeleton';
import { RecordProblem } from './RecordProblem';
import { useAddressParams } from '@/ui/page/address-params';
import { parentMetaOf } from '@/kit/registry/parent-ids';
import { ParentContext } from '@/kit/registry/parent-record';

/**
 * Reads the parent of the page's records (the app of tiles) and provides it to {@link useParent}, for its name,
 * company and colours. If it cannot be read, an error replaces the page.
 *
 * @throws Error for a resource without parents
 */
export const ParentProvider = ({ children }: { children: ReactNode }) => {
  const { name, parents = {} } = useDefinition();
  const definitions = useDefinitions();
  const ids = useAddressParams();
  const [parameter = '', resource = ''] = Object.entries(parents).at(-1) ?? [];
  const definition = definitions.get(resource);
  if (!definition) throw new Error(`The registry has no parent of ${name}`);
  const { data, error, refetch } = useGetOne(
    resource,
    { id: ids[parameter], meta: parentMetaOf(definition, ids) },
    { onError: () => undefined },
  );
  const parent = useMemo(() => data && { record: data, definition }, [data, definition]);
  if (parent) return <ParentContext value={parent}>{children}</ParentContext>;
  if (!error) return <FormSkeleton />;
  return (
    <ParentListFrame resource={resource}>
      <RecordProblem error={error} onRetry={() => void refetch()} />
    </ParentListFrame>
  );
};

/** Makes the link of the error lead to the parent's list, because the list of the page's resource needs the parent. */
const ParentListFrame = ({ resource, children }: { resource: string; children: ReactNode }) => {
  const createPath = useCreatePath();
  const exit = createPath({ resource, type: 'list' });
  const frame = useMemo(() => ({ kind: 'page' as const, exit }), [exit]);
  return <FormFrameContext value={frame}>{children}</FormFrameContext>;
};
