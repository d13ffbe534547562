import type { ReactNode } from 'react';
import { useGetOne, type Identifier, type RaRecord } from 'react-admin';
import { ApiError } from '@/providers/http/api-error';
import { useDefinition } from '@/kit/registry/definitions';
import { useParentMeta } from '@/kit/registry/parent-ids';
import { FormSkeleton } from './FormSkeleton';
import { RecordProblem } from './RecordProblem';

type RecordLoaderProps = { id: Identifier; children: (record: RaRecord) => ReactNode };

/** Reads a record of the page's resource and renders it, or the reason why it cannot be read. */
export const RecordLoader = ({ id, children }: RecordLoaderProps) => {
  const definition = useDefinition();
  const { name } = definition;
  const meta = { ...useParentMeta(definition), ...WHOLE };
  const { data, error, isPending, refetch } = useGetOne(name, { id, meta }, { retry: false });
  if (isPending) return <FormSkeleton />;
  if (data?.id !== undefined) return children(data);
  const problem = error ?? new ApiError('unreadable', 200);
  return <RecordProblem error={problem} onRetry={() => void refetch()} />;
};

/** Gives the query its own cache entry: the record cached by a list may lack fields. */
const WHOLE = { purpose: 'reading' };
