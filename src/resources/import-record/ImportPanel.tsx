import { useQueryClient } from '@tanstack/react-query';
import type { ImportProps } from '@/shared/registry/views';
import { ImportHistory } from './history/ImportHistory';
import { UploadCard } from './upload/UploadCard';

/** Takes a CSV file of one kind, and shows what became of earlier ones. */
export const ImportPanel = ({ recordType }: ImportProps) => {
  const cache = useQueryClient();
  return (
    <>
      <UploadCard
        recordType={recordType}
        // Whatever a file filled is no longer what was read of it.
        onImported={() => void cache.invalidateQueries()}
      />
      <ImportHistory recordType={recordType} />
    </>
  );
};
