import { numberOf } from '@/core/number';
import { filledTextOf } from '@/core/text';
import { requestFile } from '../http/download';
import { dataOf } from '../http/http';
import { upload, type Upload } from '../http/upload';

/**
 * CSV uploads and their results (specification, section 7 'Uploads').
 *
 * | call                 | request                                          |
 * |----------------------|--------------------------------------------------|
 * | uploadRows           | POST api/v1/file/upload{RecordType}, field `file` |
 * | downloadImportedFile | GET  api/v1/fileinfos/download?file_key           |
 */

/** The backend's result for a file; all but its message may be missing. */
export type UploadOutcome = {
  message?: string;
  fileKey?: string;
  rows?: number;
  succeeded?: number;
  failed?: number;
};

/** Uploads a file of rows. @throws ApiError, or the reason of `signal` once it is aborted */
export const uploadRows = async (
  recordType: string,
  sent: Omit<Upload, 'path'>,
): Promise<UploadOutcome> => {
  const payload = await upload({ ...sent, path: `api/v1/file/upload${recordType}` });
  const data = dataOf(payload);
  return {
    message: filledTextOf(payload.message) ?? filledTextOf(data.message),
    fileKey: filledTextOf(data.file_key),
    rows: numberOf(data.rows),
    succeeded: numberOf(data.succeeded),
    failed: numberOf(data.failed),
  };
};

/** Downloads an uploaded file as it was sent. @throws ApiError */
export const downloadImportedFile = (fileKey: string, signal?: AbortSignal): Promise<Blob> =>
  requestFile({ path: 'api/v1/fileinfos/download', query: { file_key: fileKey }, signal });
