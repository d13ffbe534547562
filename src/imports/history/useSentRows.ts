import { useQuery } from '@tanstack/react-query';
import { IMPORT_RECORD } from '@/core/resource-names';
import { readSentRows, type SentRows } from './sent-rows';
import { useReadImports } from './useImports';

type Sent = {
  recordType: string;
  name: string;
  /** The key of the newest file before it was sent; undefined where that is not known. */
  before: string | undefined;
};

/**
 * Reads from the history, every few seconds, which rows of a sent file were imported. `isSteady` is true once two reads
 * return the same, so that the backend has probably finished with the file.
 */
export const useSentRows = ({ recordType, name, before = '' }: Sent) => {
  const read = useReadImports();
  return useQuery({
    queryKey: [IMPORT_RECORD, 'sent-rows', recordType, name, before],
    gcTime: 0,
    refetchInterval: ASKED_EVERY_MS,
    queryFn: async ({ client, queryKey, signal }) => {
      const sent = await readSentRows((query) => read({ ...query, signal }), {
        recordType,
        name,
        before,
      });
      const last = client.getQueryData<SentState>(queryKey);
      return { sent, isSteady: last !== undefined && last.sent?.rows === sent?.rows };
    },
  });
};

type SentState = { sent: SentRows | null; isSteady: boolean };

const ASKED_EVERY_MS = 5_000;
