import { REQUEST_TIMEOUT_MS } from '@/core/constants';
import { preferredLocale } from '../preferences/preferences';
import { ApiError, retryAfterOf } from './api-error';
import { connection } from './connection';
import { addressOf } from './address';
import { handleStatus, liveToken } from './authorization';
import { readAnswer, type Payload } from './http';

/**
 * A file to send as `multipart/form-data` in the one field `file`. XMLHttpRequest sends it: fetch does not report
 * upload progress, and its streams fail over HTTP/1.1.
 */
export type Upload = {
  /** Below the API base. */
  path: string;
  file: File;
  /** Bytes sent and their total; both include the envelope of the form. */
  onProgress?: (sent: number, total: number) => void;
  signal?: AbortSignal;
};

/**
 * Uploads a file and reads a JSON object. It times out after 30 s without progress while bytes are sent, then after the
 * time that the backend may need for the rows of a file of that size.
 *
 * @throws ApiError as `request` does; the reason of `signal` once it is aborted
 */
export const upload = ({ path, file, onProgress, signal }: Upload): Promise<Payload> => {
  const address = addressOf({ path });
  const token = liveToken();
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const giveUpAfter = (milliseconds: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        fail(new ApiError('timeout', 0));
        call.abort();
      }, milliseconds);
    };
    const abort = () => {
      fail(signal?.reason);
      call.abort();
    };
    const finish = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    };
    const fail = (reason: unknown) => {
      finish();
      reject(reason);
    };
    if (signal?.aborted) return reject(signal.reason);
    signal?.addEventListener('abort', abort);

    call.upload.addEventListener('progress', ({ loaded, total }) => {
      onProgress?.(loaded, total);
      giveUpAfter(REQUEST_TIMEOUT_MS);
    });
    call.upload.addEventListener('load', () =>
      giveUpAfter(REQUEST_TIMEOUT_MS + (file.size / BYTES_STORED_PER_SECOND) * 1000),
    );
    call.addEventListener('error', () => {
      // A server that refuses a large file may close the connection: a retry shows whether it still answers.
      connection.retry();
      fail(new ApiError('offline', 0));
    });
    call.addEventListener('load', () => {
      connection.reportAnswer();
      // XMLHttpRequest always follows redirects: an answer from another address is not trusted.
      if (call.responseURL !== new URL(address).href) return fail(new ApiError('redirected', 0));
      finish();
      handleStatus(call.status, token);
      try {
        const retryAfter = retryAfterOf(call.getResponseHeader('Retry-After'));
        resolve(readAnswer(`POST ${path}`, call.status, call.responseText, retryAfter));
      } catch (error) {
        reject(error);
      }
    });

    call.open('POST', address);
    call.setRequestHeader('Accept', 'application/json');
    call.setRequestHeader('Accept-Language', preferredLocale());
    call.setRequestHeader('Authorization', `Bearer ${token}`);
    giveUpAfter(REQUEST_TIMEOUT_MS);
    const form = new FormData();
    form.append('file', file, file.name);
    call.send(form);
  });
};

/** Bytes of a file that even a slow backend stores per second. */
const BYTES_STORED_PER_SECOND = 64 * 1024;
