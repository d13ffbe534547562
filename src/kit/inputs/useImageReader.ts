import { useRef, useState } from 'react';
import { readImageFile, type ImageProblem } from './image-file';

/** Reads pictures from files. If several are read at once, only the last one counts. */
export const useImageReader = () => {
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<ImageProblem | null>(null);
  const pending = useRef<Blob | null>(null);
  return {
    isReading,
    /** Why the last file was refused. */
    problem,
    /** Resolves to the picture as a data URI; null if it is refused, or another file was read meanwhile. */
    read: async (file: Blob): Promise<string | null> => {
      pending.current = file;
      setReading(true);
      try {
        const result = await readImageFile(file);
        if (pending.current !== file) return null;
        if ('dataUri' in result) return result.dataUri;
        setProblem(result);
        return null;
      } finally {
        if (pending.current === file) setReading(false);
      }
    },
    /** Clears the problem and abandons the file that is being read. */
    reset: (): void => {
      pending.current = null;
      setReading(false);
      setProblem(null);
    },
  };
};
