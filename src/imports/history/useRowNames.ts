import { useQuery } from '@tanstack/react-query';
import { IMPORT_RECORD } from '@/core/resource-names';
import { downloadImportedFile } from '@/providers/data/uploads';
import { useDefinitions } from '@/kit/registry/definitions';
import { loadKind, rowsByNumber } from '@/imports/workbench/check-worker';
import { filledResource } from '@/imports/read/record-types';
import type { ImportedFile } from './imported-files';
import { rowNames } from './row-names';

/**
 * Line, code and name of a sent file's rows, by their numbers: import records only contain the numbers, so the file
 * itself is read. Null where it cannot be read.
 *
 * @param isWanted whether to read it now
 */
export const useRowNames = (
  { file, recordType }: { file: ImportedFile; recordType: string },
  numbers: readonly number[],
  isWanted: boolean,
) => {
  const definitions = useDefinitions();
  const { data: sent, isError } = useQuery({
    queryKey: [IMPORT_RECORD, 'sent-file', file.key],
    enabled: isWanted,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    queryFn: ({ signal }) => downloadImportedFile(file.key, signal),
  });
  const { data: names } = useQuery({
    queryKey: [IMPORT_RECORD, 'row-names', file.key, numbers],
    enabled: sent !== undefined && numbers.length > 0,
    staleTime: Infinity,
    queryFn: async () => {
      const definition = definitions.get(filledResource(recordType));
      const [kind, found] = [
        await loadKind(recordType),
        sent && (await rowsByNumber(sent, numbers)),
      ];
      return kind && found && definition ? rowNames(found, kind, definition) : null;
    },
  });
  return { names: names ?? undefined, isUnreadable: isError || names === null };
};
