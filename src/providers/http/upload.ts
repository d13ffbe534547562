import { REQUEST_TIMEOUT_MS } from '@/core/constants';
import { preferredLocale } from '../preferences/preferences';
import { ApiError, retryAfterOf } from './api-error';
import { connection } from './connection';
import { addressOf } from './address';
import { handleStatus, liveToken } from './authorization';
import { readAnswer, type Payload } from './http';

/**
 * Sends a file as `multipart/form-data` in the one field `file`. XMLHttpRequest is used for the upload progress: fetch
 * does not report it, and its streams fail over HTTP/1.1.
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
 * Calls the API with a file and reads a JSON object. It times out after 30 s without progress while bytes are sent,
 * then after the time the backend may need for the rows of a file of that size.
 *
 * @throws ApiError as `request` does; the reason of `signal` where it was aborted.
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
      giveUpAfter(REQUEST_TIMEOUT_MS + (file.size / BYTES_READ_A_SECOND) * 1000),
    );
    call.addEventListener('error', () => {
      // A server that refuses a large file may close the connection: another call shows whether it answers.
      connection.retry();
      fail(new ApiError('offline', 0));
    });
    call.addEventListener('load', () => {
      connection.find();
      // XMLHttpRequest follows redirects by itself: an answer from another address is not trusted.
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

/** Bytes of a file that even a slow backend stores in a second. */
const BYTES_READ_A_SECOND = 64 * 1024;
