import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ImportProps } from '@/shared/registry/views';
import { ImportHistory } from './history/ImportHistory';
import { UploadCard } from './upload/UploadCard';
import { useUpload } from './upload/useUpload';

/** Takes a CSV file of one kind, and shows what became of earlier ones, which can be taken once more. */
export const ImportPanel = ({ recordType }: ImportProps) => {
  const cache = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const card = useRef<HTMLElement>(null);
  // Whatever a file filled is no longer what was read of it.
  const upload = useUpload(recordType, () => void cache.invalidateQueries());
  const choose = (chosen: File | null) => {
    upload.reset();
    setFile(chosen);
    // What was chosen with has gone: the keyboard goes on from here.
    card.current?.focus();
  };
  return (
    <>
      <UploadCard {...{ recordType, file, upload }} onFile={choose} ref={card} />
      <ImportHistory
        recordType={recordType}
        onReopen={upload.state.phase === 'sending' ? undefined : choose}
      />
    </>
  );
};
