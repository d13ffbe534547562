import { REQUEST_TIMEOUT_MS } from '@/core/constants';
import { ApiError } from './api-error';
import { readBody, refusalOf, send, type ApiRequest } from './http';
import { idleTimeout } from './idle-timeout';

/**
 * Calls the API and reads a file; the timeout restarts with each part, because a large file may take more than 30 s.
 *
 * @throws ApiError, also where a page or a JSON object is returned instead of a file.
 */
export const requestFile = async (call: ApiRequest): Promise<Blob> => {
  const { signal: silence, restart, stop } = idleTimeout(REQUEST_TIMEOUT_MS);
  try {
    const response = await send(call, 'text/csv, */*', silence);
    if (!response.ok) {
      const text = await readBody(response.text(), call.signal);
      throw refusalOf(response, text);
    }
    const blob = await readBody(blobOf(response, restart), call.signal);
    const type = response.headers.get('Content-Type') ?? '';
    if (/html|json/.test(type) || response.status === 204) {
      throw new ApiError('unreadable', response.status);
    }
    return blob;
  } finally {
    stop();
  }
};

/** Reads the body, calling `onPart` for each part received. */
const blobOf = ({ body, headers }: Response, onPart: () => void): Promise<Blob> => {
  const heard = new TransformStream<Uint8Array, Uint8Array>({
    transform: (part, controller) => {
      onPart();
      controller.enqueue(part);
    },
  });
  return new Response(body?.pipeThrough(heard) ?? null, { headers }).blob();
};
