import { REQUEST_TIMEOUT_MS } from '@/core/constants';
import { ApiError } from './api-error';
import { readBody, refusalOf, send, type ApiRequest } from './http';
import { idleTimeout } from './idle-timeout';

/**
 * Calls the API and downloads a file. The timeout restarts with each chunk, because a large file may take over 30 s.
 *
 * @throws ApiError, also if the answer is a page or a JSON object instead of a file
 */
export const requestFile = async (call: ApiRequest): Promise<Blob> => {
  const { signal: idle, restart, stop } = idleTimeout(REQUEST_TIMEOUT_MS);
  try {
    const response = await send(call, 'text/csv, */*', idle);
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

/** Reads the body and calls `onChunk` for each chunk received. */
const blobOf = ({ body, headers }: Response, onChunk: () => void): Promise<Blob> => {
  const observed = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      onChunk();
      controller.enqueue(chunk);
    },
  });
  return new Response(body?.pipeThrough(observed) ?? null, { headers }).blob();
};
