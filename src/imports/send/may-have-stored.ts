import type { UploadOutcome } from '@/providers/data/uploads';

/** Whether rows of a sent file may be stored; where the answer has no counts, they may. */
export const mayHaveStored = ({ rows, succeeded, failed }: UploadOutcome): boolean =>
  (succeeded ?? (rows ?? Infinity) - (failed ?? 0)) > 0;
