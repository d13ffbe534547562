import type { UploadOutcome } from '@/providers/data/uploads';

/** Whether the backend may have stored rows of a sent file, which is assumed if its answer has no counts. */
export const mayHaveStored = ({ rows, succeeded, failed }: UploadOutcome): boolean =>
  (succeeded ?? (rows ?? Infinity) - (failed ?? 0)) > 0;
